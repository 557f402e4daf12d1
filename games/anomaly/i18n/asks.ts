/** The questions of the game by name, and what a bare number means in them. */
import type { Path } from '@lurk/i18n';
import type { Seen } from '../types.ts';

export type AskKind =
  | 'startingZone'
  | 'firstCard'
  | 'studentTurn'
  | 'secondHit'
  | 'showCard'
  | 'trapWindow'
  | 'anomalyTurn'
  | 'secondHalf'
  | 'baited'
  | 'reactive'
  | 'whatToEat'
  | 'whomToPossess'
  | 'forcedAction'
  | 'secondForcedHit';

/** AN-078 Questions during which traps may be sprung unasked; the words of the offer are the same for all. */
export type OfferKind = Exclude<AskKind, 'startingZone' | 'firstCard' | 'trapWindow'>;

/** A Student by number, or a card by its place in the Anomaly's pile. */
export type NumberMeans = 'pawn' | 'card';
export const meaningOf = (path: Path): NumberMeans => (path.includes('pay') ? 'card' : 'pawn');

/** What the procedure that asks has written down, as far as the words need it; a question may be shown out of its place. */
interface Frame {
  zone?: string;
  first?: 'basic' | 'special' | null;
}
export const frameOf = ({ stack }: Seen): Frame => (stack.at(-1)?.at as Frame | null) ?? {};
