/** VICTIM as a table plays it. */
import { blank, events, type Memory, speech, type VI } from '@lurk/victim/public';
import type { Key } from '../../play/asking/things';
import type { TableGame } from '../../play/frame/table.svelte';
import { type Desk, deskRules } from './adapt/desk';
import { look, type Perspective } from './adapt/perspective';
import { heading } from './adapt/story';
import { boardText } from './board-text';
import type { GreatView } from './scenes/model';
import { momentIn } from './scenes/moments';

export const game: TableGame<VI, Memory, Perspective, Desk, Key, GreatView> = {
  speech,
  blank,
  desk: deskRules,
  events,
  heading,
  look,
  momentIn,
  boardText,
};
