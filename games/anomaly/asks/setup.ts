/** The questions of the set-up: starting zones (D-02) and first tracking cards (D-03). */
import { type Ask, compound, seatsOf } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { SYMBOLS_OF, type SymbolId } from '../data/symbols.ts';
import { pawnsOf, studentSeats } from '../facts/pawns.ts';
import { assign, oneOf } from '../things.ts';
import type { AN } from '../types.ts';

/** AN-029, AN-030, AN-197a Everybody at the same time, for each pawn of theirs. */
export const startingZone: Ask<AN, unknown, Zone[]> = {
  kind: 'startingZone',
  who: ({ seats }) => seatsOf(seats),
  decide: ({ open, seat }) => ({
    shape: assign.starter(seat === open.anomaly ? ['anomaly'] : pawnsOf(open, seat)).zone(ZONES),
    deadline: 'long',
  }),
  show: 'names',
  pace: () => 'none',
};

/** AN-031 One symbol of the starting zone of each Student, turned up together. */
export const firstCard: Ask<AN, unknown, Record<string, SymbolId>> = {
  kind: 'firstCard',
  who: ({ open }) => studentSeats(open),
  decide: ({ open, own, seat }) => ({
    shape: compound(Object.fromEntries(pawnsOf(open, seat).map((pawn, i) => [`${pawn}`, oneOf.symbol(SYMBOLS_OF[own.pawns[i].zone])]))),
  }),
  show: 'names',
  pace: () => 'none',
};
