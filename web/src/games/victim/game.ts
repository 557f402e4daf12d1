/** VICTIM as a table plays it. */
import { blank, type Memory, speech, turnCard, type VI } from '@lurk/victim/public';
import type { Key } from '../../play/asking/things';
import type { TableGame } from '../../play/frame/table.svelte';
import { about } from './adapt/about';
import { type Desk, deskRules } from './adapt/desk';
import { look, type Perspective } from './adapt/perspective';
import { story } from './adapt/story';
import { boardText } from './board-text';
import type { GreatView } from './scenes/model';
import { momentIn } from './scenes/moments';

export const game: TableGame<VI, Memory, Perspective, Desk, Key, GreatView> = {
  speech,
  blank,
  desk: deskRules,
  story,
  turnCard,
  look,
  momentIn,
  about,
  boardText,
};
