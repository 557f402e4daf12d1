/** The Thing as a table plays it. */
import { blank, type Memory, speech, type TT, turnCard } from '@lurk/the-thing/public';
import type { Key } from '../../play/asking/things';
import type { TableGame } from '../../play/frame/table.svelte';
import { about } from './adapt/about';
import { roomsOf, storesOf } from './adapt/board';
import { heard, isClaim } from './adapt/chat';
import { type Desk, deskRules } from './adapt/desk';
import { gaugesOf } from './adapt/gauges';
import { peopleOf } from './adapt/people';
import { look, type Perspective, say } from './adapt/perspective';
import { story } from './adapt/story';
import { boardText } from './board-text';
import { type GreatTold, momentIn } from './scenes/which';

export const game: TableGame<TT, Memory, Perspective, Desk, Key, GreatTold> = {
  speech,
  blank,
  desk: deskRules,
  story,
  turnCard,
  look,
  heard,
  about: (event, { open }) => about(event, open),
  isClaim,
  momentIn,
  boardText: (perspective, desk) => {
    const people = peopleOf(perspective, desk);
    return boardText(roomsOf(perspective, desk, people), storesOf(perspective), gaugesOf(perspective, people), say(perspective));
  },
};
