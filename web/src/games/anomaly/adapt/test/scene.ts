/** What a page would have of a random match. */
import { type AN, type Memory, speech } from '@lurk/anomaly/public';
import type { Lang } from '@lurk/i18n';
import type { Scene as SceneOf } from '@lurk/testkit';
import { NAMES as somebody, stillOf } from '../../../../play/showing/test/stills';
import { pastOf } from '../past';
import type { Perspective } from '../perspective';

export type Scene = SceneOf<AN, Memory>;
export const NAMES = somebody.slice(0, 4);

export const perspectiveOf = (scene: Scene, lang: Lang): Perspective => ({
  ...stillOf(scene, NAMES, lang, speech),
  past: pastOf(scene.log, scene.seen.open.cards),
  marks: { 'L-N': ['anomaly', '0'] },
  going: [],
  givenWay: [],
  claimed: [],
});
