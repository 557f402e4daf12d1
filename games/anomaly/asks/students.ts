/** The questions put to Students in their turn (D-04 to D-14, D-33) and after an order (D-07). */
import { type Ask, option, type Picked, type Want } from '@lurk/kernel';
import { type Acting, targets } from '../actions/acting.ts';
import { actionShape, trackOnly } from '../actions/student.ts';
import { REACH } from '../data/cards.ts';
import type { SymbolId } from '../data/symbols.ts';
import { symbolsToShow } from '../facts/moves.ts';
import { ordinalOf, pawnsOf } from '../facts/pawns.ts';
import { seatsWithCards } from '../facts/turns.ts';
import { oneOf } from '../things.ts';
import type { Action, AN, Me, Pawn, Spring, Target } from '../types.ts';
import { trapOffer } from './traps.ts';

const actingAs = (me: Me, pawn: Pawn): Acting => ({
  pub: me,
  hand: me.own.hand,
  zone: me.own.pawns[ordinalOf(me.open, pawn)].zone,
  shown: me.open.students[pawn].shown,
  forced: false,
});

/** AN-045 to AN-047 Asks every Student who holds a card; the first complete action takes the turn. When the clock runs out, the Student with most cards acts (D-04). */
/** Which Student acts, and how. */
export type Turn = Picked<Pawn, Action>;
export const studentTurn: Ask<AN, unknown, never, Turn, Spring> = {
  kind: 'studentTurn',
  who: (pub) => seatsWithCards(pub).sort((a, b) => pub.sizes.hand[b] - pub.sizes.hand[a]),
  decide: turnWant,
  offer: trapOffer,
  show: 'names',
  pace: () => 'none',
  acts: 'any',
  race: true,
};

/** AN-191 Which Student acts comes first, also where there is one alone. */
function turnWant(me: Me): Want<Turn> {
  const pawns = pawnsOf(me.open, me.seat);
  return {
    shape: oneOf.pawn(pawns.map((pawn) => option(pawn, actionShape(actingAs(me, pawn))))),
    deadline: 'long',
    fallback: { anyOf: oneOf.pawn([option(pawns[0], trackOnly(actingAs(me, pawns[0])))]) },
  };
}

/** AN-063, D-10 The second hit of a Double Strike cannot be forgone; if the clock runs out it is lost (RU-71). */
export const secondHit: Ask<AN, { pawn: Pawn }, Target | null, never, Spring> = {
  kind: 'secondHit',
  who: ({ open }, { pawn }) => [open.students[pawn].seat],
  decide: (me, { pawn }) => ({ shape: targets(actingAs(me, pawn), REACH.double), fallback: { choice: null } }),
  offer: trapOffer,
  show: 'names',
  pace: () => 'none',
};

/** AN-125, D-07 After a forced move the Student still picks the tracking card. */
export const showCard: Ask<AN, { pawn: Pawn }, SymbolId, never, Spring> = {
  kind: 'showCard',
  who: ({ open }, { pawn }) => [open.students[pawn].seat],
  decide: (me, { pawn }) => {
    const { zone, shown } = actingAs(me, pawn);
    return { shape: oneOf.symbol(symbolsToShow(zone, shown)) };
  },
  offer: trapOffer,
  show: 'names',
  pace: () => 'none',
};
