/** What a page would have of a random match, or of a table of the gallery. */
import type { Scene as SceneOf } from '@lurk/testkit';
import { blank, type Memory, type Seen, speech, type VI } from '@lurk/victim/public';
import { NAMES, stillOf } from '../../../../play/showing/test/stills';
import type { Perspective } from '../perspective';

export type Scene = SceneOf<VI, Memory>;

export const perspectiveOf = (scene: Pick<Scene, 'seen' | 'memory' | 'latest'>, lang: 'en' | 'fr' = 'en'): Perspective =>
  stillOf(scene, NAMES.slice(0, scene.seen.seats), lang, speech);

/** Nothing was told before. */
export const stillAt = (seen: Seen, lang: 'en' | 'fr' = 'en'): Perspective =>
  perspectiveOf({ seen, memory: blank(seen.seat), latest: [] }, lang);
