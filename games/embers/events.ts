/** Everything that is told in Embers. */
import { BEAT, CARD, type Events, shown } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';
import { type Card, CURSED, type EM, type Winner } from './types.ts';

export type Event =
  | { t: 'nightBegan'; night: number; keeper: Seat }
  | { t: 'named'; keeper: Seat; named: Seat }
  | { t: 'traded'; keeper: Seat; named: Seat }
  | { t: 'received'; card: Card; from: Seat }
  | { t: 'areCursed'; cursed: Seat[] }
  | { t: 'accused'; by: Seat[] }
  | { t: 'burnt'; seat: Seat; hand: Card[] }
  | { t: 'won'; winner: Winner };

export const events: Events<EM> = {
  nightBegan: { beat: CARD },
  named: { beat: BEAT },
  traded: { beat: BEAT },
  // EM-05 The card traded, for the two.
  received: { to: ({ card, from }, seat, { s }) => from !== seat && s.own[seat].hand.includes(card), out: shown('card') },
  // EM-06 Who is Cursed now, for the Cursed.
  areCursed: { to: (_, seat, { s }) => s.circle[CURSED].members.includes(seat), out: shown('cursed') },
  accused: { beat: BEAT, final: true },
  burnt: { beat: BEAT, final: true, out: shown('hand') },
  won: { beat: BEAT, final: true },
};
