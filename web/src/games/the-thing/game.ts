/** The Thing as a table plays it. */
import { blank, events, type Memory, speech, type TT } from '@lurk/the-thing/public';
import type { Key } from '../../play/asking/things';
import type { TableGame } from '../../play/frame/table.svelte';
import { roomsOf, storesOf } from './adapt/board';
import { heard, isClaim } from './adapt/chat';
import { type Desk, deskRules } from './adapt/desk';
import { gaugesOf } from './adapt/gauges';
import { peopleOf } from './adapt/people';
import { look, type Perspective, say } from './adapt/perspective';
import { heading } from './adapt/story';
import { boardText } from './board-text';
import { type GreatTold, momentIn } from './scenes/which';

export const game: TableGame<TT, Memory, Perspective, Desk, Key, GreatTold> = {
  speech,
  blank,
  desk: deskRules,
  events,
  heading,
  look,
  heard,
  isClaim,
  momentIn,
  boardText: (perspective, desk) => {
    const people = peopleOf(perspective, desk);
    return boardText(roomsOf(perspective, desk, people), storesOf(perspective), gaugesOf(perspective, people), say(perspective));
  },
};
