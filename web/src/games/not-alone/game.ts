/** NOT ALONE as a table plays it. */
import { blank, events, type Memory, type NA, speech } from '@lurk/not-alone/public';
import type { Key } from '../../play/asking/things';
import { NO_LINES } from '../../play/frame/model';
import type { TableGame } from '../../play/frame/table.svelte';
import { weighs } from './adapt/acts';
import { heard, isClaim } from './adapt/chat';
import { type Desk, deskRules } from './adapt/desk';
import { look, type Perspective, say } from './adapt/perspective';
import { heading } from './adapt/story';
import { viewOf } from './adapt/table';
import { boardText } from './board-text';
import type { RevealView } from './model';
import { revealIn } from './scenes/reveal';

export const game: TableGame<NA, Memory, Perspective, Desk, Key, RevealView> = {
  speech,
  blank,
  desk: deskRules,
  events,
  heading,
  look,
  heard: (text, { lang }) => heard(text, lang),
  isClaim,
  momentIn: revealIn,
  weighs,
  boardText: (perspective, desk) => boardText(viewOf(perspective, desk, NO_LINES).places, say(perspective)),
};
