/** The procedures, with what their frames carry: public facts only. */
import type { Spring } from './answers.ts';
import type { Zone } from './data/board.ts';
import type { Pawn } from './types.ts';

/** AN-101 Which kind of half the Anomaly has already done with its action point. */
export type Halves = { first: 'basic' | 'special' | null };
/** AN-122 Where the Anomaly revealed itself, the Students there, and the one it takes. */
export type Possession = { zone: Zone; pawns: Pawn[]; victim: Pawn | null };
/** The procedures, with what their frames carry. */
export type Frames = {
  match: null;
  round: null;
  endOfRound: null;
  studentTurn: null;
  secondHit: { pawn: Pawn; forced: boolean };
  showCard: { pawn: Pawn };
  anomalyTurn: Halves;
  bait: { zone: Zone };
  react: null;
  feed: { zone: Zone; pawns: Pawn[] };
  possess: Possession;
  trapWindow: null;
  springTrap: null;
};
/** Of them, those that deal with what is offered while somebody else is asked, or acts at once. */
export type Interrupts = { springTrap: Spring };
