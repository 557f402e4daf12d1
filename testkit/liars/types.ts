/** Liars: a small bluffing game, in which the one secret is what somebody answers. Each in turn lays a card face down and says what it is. */
import { type GameTypes, procedureOf, type Seat, type State, type View } from '@lurk/kernel';

/** Cards are numbers, so that no two are alike; every third one has the same face. */
export type Card = number;
export const CARDS = 30;
export const HAND = 3;
export const FACES = ['sun', 'moon', 'star'] as const;
export type Face = (typeof FACES)[number];
export const faceOf = (card: Card): Face => FACES[card % FACES.length];

/** The card laid by the player whose turn it is, and what they claim it is. */
export type Laid = { card: Card; claim: Face };

export interface LI extends GameTypes {
  Open: {
    rounds: number;
    round: number;
    turn: Seat;
    /** What was claimed of the card laid last. */
    claim: Face | null;
    shown: Card[];
    strikes: number[];
  };
  /** The cards held, and those laid face down, the last one last. */
  Own: { hand: Card[]; laid: Card[] };
  Shared: Record<string, never>;
  Vault: { deck: Card[] };
  Sizes: { hands: number[]; laid: number[]; deck: number };
  Options: { rounds: number };
  Event:
    | { t: 'roundBegan'; round: number }
    | { t: 'claimed'; seat: Seat; claim: Face }
    | { t: 'laidIs'; card: Card }
    | { t: 'doubted'; by: Seat; seat: Seat }
    | { t: 'believed'; seat: Seat }
    | { t: 'shown'; seat: Seat; card: Card }
    | { t: 'struck'; seat: Seat; strikes: number }
    | { t: 'drew'; seat: Seat }
    | { t: 'drewIs'; card: Card };
  Frames: { match: null };
}
export type Whole = State<LI>;
export type Seen = View<LI>;
export const procedure = procedureOf<LI>();
