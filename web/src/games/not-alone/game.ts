/** NOT ALONE as a table plays it. */
import { blank, type Memory, type NA, speech } from '@lurk/not-alone/public';
import { NO_LINES } from '../../play/model';
import type { TableGame } from '../../play/table.svelte';
import { type Desk, deskRules } from './adapt/desk';
import { revealIn } from './adapt/reveal';
import { look, type Sight, say } from './adapt/sight';
import { story } from './adapt/story';
import { viewOf } from './adapt/table';
import { heard } from './adapt/talk';
import type { Key } from './adapt/things';
import type { RevealView } from './model';
import { boardText } from './say';

export const game: TableGame<NA, Memory, Sight, Desk, Key, RevealView> = {
  speech,
  blank,
  desk: deskRules,
  story,
  look,
  heard: (text, { lang }) => heard(text, lang),
  momentIn: revealIn,
  boardText: (sight, desk) => boardText(viewOf(sight, desk, NO_LINES).places, say(sight)),
};
