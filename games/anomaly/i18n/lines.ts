/** The form of what is told at the table: a line for every event. The compiler misses none. */
import type { LinesOf } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import type { Bottom, Kind, Weapon } from '../data/cards.ts';
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
  /** As one of a list: "you", or by name. */
  student(pawn: Pawn): string;
  theAnomaly(): string;
  player(seat: Seat): string;
  /** Students, and the Anomaly if it is among them. */
  them(pawns: readonly Pawn[], anomaly?: boolean): string;
  /** "the Labs N", "in Labs N", "to Labs N". */
  the(zone: Zone): string;
  at(zone: Zone): string;
  to(zone: Zone): string;
  /** Several, in the order of the board: alone, and inside a sentence. */
  zones(zones: readonly Zone[]): string;
  theZones(zones: readonly Zone[]): string;
  card(card: Kind): string;
  cards(cards: readonly Kind[]): string;
  use(use: Use): string;
  bottom(bottom: Bottom): string;
  weapon(weapon: Weapon): string;
  symbol(symbol: SymbolId): string;
  evolution(evolution: Evolution): string;
}
export type Lines = LinesOf<Event, Namer>;

/** AN-132 Many zones are told by those left out; then who is there, and who is not. */
export function sniffed(zones: readonly Zone[], answers: readonly boolean[]) {
  const others = ZONES.filter((zone) => !zones.includes(zone));
  const allBut = others.length < zones.length;
  const who = (yes: boolean): Pawn[] => answers.flatMap((answer, pawn) => (answer === yes ? [pawn] : []));
  return { where: allBut ? others : zones, allBut, inside: who(true), outside: who(false) };
}
/** Cards are drawn by players, whatever number of Students they have: "Ada 2, you 1". */
export const drawnBy = (counts: readonly number[], n: Namer): string =>
  counts.flatMap((count, seat) => (count > 0 ? [`${n.player(seat)} ${count}`] : [])).join(', ');
/** "the Anomaly in Labs N, Ada in Core SE". */
export const wherever = (anomaly: Zone, students: readonly { zone: Zone }[], n: Namer): string =>
  [`${n.theAnomaly()} ${n.at(anomaly)}`, ...students.map(({ zone }, pawn) => `${n.student(pawn)} ${n.at(zone)}`)].join(', ');
