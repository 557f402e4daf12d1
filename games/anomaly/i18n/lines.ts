/** The form of what is told at the table: a line for every event. The compiler misses none. */
import type { LinesOf } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import type { Bottom, Kind } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Event, Pawn, Use } from '../types.ts';

/** What the Student who acts reads, the Anomaly where it is concerned, and everybody else. */
export interface Line {
  readonly you: string;
  readonly toAnomaly?: string;
  readonly name: string;
}

/** Names, as a sentence of the reader's language needs them. */
export interface Namer {
  /** The line of this Student, as the reader is concerned; it is given the Student's name. */
  of(pawn: Pawn, line: (who: string) => Line): string;
  /** To the Anomaly, or of it. */
  anomaly(you: string, others: string): string;
  /** A Student by name; as one of a list: "you", or by name. */
  named(pawn: Pawn): string;
  student(pawn: Pawn): string;
  /** Students, and the Anomaly if it is among them. */
  them(pawns: readonly Pawn[], anomaly?: boolean): string;
  players(seats: readonly Seat[]): string;
  /** Where everybody is: "the Anomaly in Labs N, Ada in Core SE". */
  everybody(anomaly: Zone, students: readonly { zone: Zone }[]): string;
  /** Who draws how many cards, by seat: "Ada 2, you 1". */
  drawn(counts: readonly number[]): string;
  /** AN-132 Where it sniffs, or all but where it does not; who is there, and who is not. */
  sniffed(zones: readonly Zone[], answers: readonly boolean[]): { at: string; allBut: boolean; there: string; elsewhere: string };
  /** "the Labs N", "in Labs N", "to Labs N". */
  the(zone: Zone): string;
  at(zone: Zone): string;
  to(zone: Zone): string;
  /** Several, in the order of the board. */
  zones(zones: readonly Zone[]): string;
  card(card: Kind): string;
  cards(cards: readonly Kind[]): string;
  use(use: Use): string;
  bottom(bottom: Bottom): string;
  symbol(symbol: SymbolId): string;
  evolution(evolution: Evolution): string;
}
export type Lines = LinesOf<Event, Namer>;
