/** The form of what is told at the table: a line for every event. The compiler misses none. */
import type { LinesOf, StepWords } from '@lurk/i18n';
import type { Zone } from '../data/board.ts';
import type { Bottom, Kind, Weapon } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import type { RadiationId } from '../data/radiation.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Event, Pawn, Side, Track, Use } from '../types.ts';
import type { AskKind } from './asks.ts';

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
  /** Where everybody is: "the Anomaly in Labs N, Ada in Core SE". */
  everybody(anomaly: Zone, students: readonly { zone: Zone }[]): string;
  /** Who draws how many cards, by seat: "Ada 2, you 1". */
  drawn(counts: readonly number[]): string;
  /** AN-132 Where it sniffs, or all but where it does not; who is there, and who is not. */
  sniffed(zones: readonly Zone[], answers: readonly boolean[]): { at: string; allBut: boolean; there: string; elsewhere: string };
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
  /** Is this use the special action of the card? */
  isSpecial(use: Use, card: Kind): boolean;
  /** What the Anomaly gets a card for. */
  gift(card: Kind): string;
  bottom(bottom: Bottom): string;
  weapon(weapon: Weapon): string;
  symbol(symbol: SymbolId): string;
  evolution(evolution: Evolution): string;
  health(track: Track, side: Side): number;
  /** Where a radiation token would go, were nothing in the way. */
  heading(token: RadiationId): string;
}
export type Lines = LinesOf<Event, Namer>;

export interface Steps extends StepWords<string> {
  /** At the beginning of a question, where the things to choose from do not say enough. */
  readonly first: Partial<Record<AskKind, string>>;
  /** A part of one action alone. */
  readonly within: Partial<Record<Use, Readonly<Partial<Record<string, string>>>>>;
  readonly trap: string;
  /** Where nothing more is known: of several parts, and of one. */
  readonly details: string;
  readonly action: string;
}
