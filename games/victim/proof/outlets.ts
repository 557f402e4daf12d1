/** What comes out, and who may be told what: section 6 as data, written from the specification and not from the rules. */
import { must, type Seat } from '@lurk/kernel';
import { type Hearers, type Outlets, shown } from '@lurk/testkit';
import type { CharacterId } from '../data/characters.ts';
import { seatOf } from '../facts/people.ts';
import type { VI, Whole } from '../types.ts';

export const comesOut: Outlets<VI> = {
  // 14 Piles: the tile, card, token or gate turned, and no other.
  tileTurned: shown('tile'),
  eventDrawn: shown('card'),
  tokenFound: shown('token'),
  gateShown: shown('gate'),
  curseDrawn: shown('demon', 'stat'),
  peekedTiles: shown('tiles'),
  // 12 Hands.
  drewItems: shown('items'),
  gaveItem: shown('item'),
  handIs: shown('items'),
  discarded: shown('items'),
  // VI-266a All at once, when every Manual is decided.
  rollsShown: shown('rolls', 'manuals'),
};

const sees = ({ circle }: Whole, seat: Seat, victim: CharacterId): boolean => circle[victim].members.includes(seat);
/** Whoever looks at tiles, in the frame that all can see. */
const looks = (seat: Seat, { open, control }: Whole): boolean => {
  const { victim } = must(control.stack.at(-1)).at as { victim: CharacterId };
  return seatOf(open, victim) === seat;
};

export const hears: Hearers<VI> = {
  ownRolls: ({ rolls }, seat, { s: { open } }) => rolls.every(({ victim }) => seatOf(open, victim) === seat),
  drewItems: ({ victim }, seat, { s }) => sees(s, seat, victim),
  gaveItem: ({ from, to }, seat, { s }) => sees(s, seat, from) || sees(s, seat, to),
  handIs: ({ victim }, seat, { s }) => sees(s, seat, victim),
  peekedTiles: (_, seat, { s }) => looks(seat, s),
  putBackTiles: (_, seat, { s }) => looks(seat, s),
};
