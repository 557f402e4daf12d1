/** AN-182, section 6.1: how many cards each hand holds, how many traps each Student has laid, how high the piles are. */
import { trapsOf } from './facts/pawns.ts';
import type { S, Sizes } from './types.ts';

export const sizes = (s: S): Sizes => ({
  hand: s.own.map(({ hand }) => hand.length),
  traps: s.open.students.map((_, pawn) => (s.open.placed ? trapsOf(s, pawn).length : 0)),
  deck: s.vault.deck.length,
  radiation: s.vault.radiation.length,
});
