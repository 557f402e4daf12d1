/** What a page would have of a random match. */
import type { Scene as SceneOf } from '@lurk/testkit';
import { type Memory, speech, type TT } from '@lurk/the-thing/public';
import { NAMES as somebody, stillOf } from '../../../../play/showing/test/stills';
import type { Perspective } from '../perspective';

export type Scene = SceneOf<TT, Memory>;
const NAMES = [...somebody, 'Bram'];

export const perspectiveOf = (scene: Scene, lang: 'en' | 'fr' = 'en'): Perspective => ({
  ...stillOf(scene, NAMES.slice(0, scene.seen.seats), lang, speech),
  witnessed: [],
});
