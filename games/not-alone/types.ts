/** The whole vocabulary of NOT ALONE on one page: who knows what. `frames.ts` lists the procedures, `answers.ts` what can be said, `events.ts` what is told. */
import { type Compartments, type Ctx, type Mine, type Public, procedureOf, type Seat, type State, type View } from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import type { PairId, PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Event } from './events.ts';
import type { Frames } from './frames.ts';
import type { Options } from './options.ts';

export type { Event, Options };

export type Phase = 0 | 1 | 2 | 3 | 4;
export type Token = 'creature' | 'artemia' | 'target';
export type Double = 'river' | 'artefact';
export type Winner = 'creature' | 'hunted';

/** Everybody sees this. */
export interface Open extends ThisTurn {
  options: Options;
  creature: Seat;
  /** NA-003 The Hunted, in Hunted order. */
  hunted: Seat[];
  /** Null until the Creature has chosen (NA-004). */
  side: BoardSide | null;
  /** Distances to Victory. */
  rescue: number;
  assim: number;
  marker: boolean;
  winner: Winner | null;
  turn: number;
  phase: Phase;
  /** Copies of the places 6 to 10 left in the reserve. */
  reserve: Record<number, number>;
  /** Ordered, the top card last (NA-036). */
  huntDiscard: HuntId[];
  survivalDiscard: SurvivalId[];
  /** NA-029, NA-182 */
  huntLimit: number;
  /** By seat; null for the Creature. */
  people: (Person | null)[];
}

/** NA-024, NA-224 What lasts one turn: `newTurn` recreates all of it, so that no field can be left over. */
export interface ThisTurn {
  /** This turn's Hunt cards, in the order played; `as` differs from `card` for Flashback alone. */
  huntPlayed: { card: HuntId; as: HuntId }[];
  /** This turn's Survival cards, in the order played. */
  survivalPlayed: { seat: Seat; card: SurvivalId }[];
  /** The places each token lies on: none, one, or a pair. */
  tokens: Record<Token, PlaceNo[]>;
  /** NA-151 */
  banned: PlaceNo[];
  /** NA-176 */
  cataclysm: PlaceNo | null;
  /** NA-153 */
  anticipated: Seat | null;
  beachUsed: boolean;
  wreckUsed: boolean;
  /** NA-193 The content of the discards is with the Hunted alone. */
  smokescreen: boolean;
  visits: Visit[];
}

/** What everybody sees of one Hunted. */
export interface Person extends PersonThisTurn {
  will: number;
  /** NA-016 Places owned, wherever they lie. */
  owned: PlaceNo[];
  /** Ordered, the top card last; null under Smokescreen. */
  discard: PlaceNo[] | null;
  /** Revealed cards still lying in front of them. */
  front: PlaceNo[];
  double: Double | null;
}
/** What of a Hunted lasts one turn. */
export interface PersonThisTurn {
  resisted: boolean;
  avoidsCreature: boolean;
  avoidsArtemia: boolean;
}

/** NA-046 Any place, or any pair where the card says pair. */
export type Spot = PlaceNo | PairId;

/** One revealed Place card (NA-089). Detour alone makes `at` differ from `card`. */
export interface Visit {
  hunted: Seat;
  card: PlaceNo;
  at: PlaceNo;
  resolved: boolean;
  /** NA-102 Target cards this visit has undergone. */
  suffered: HuntId[];
}

/** A visit by its Hunted and its card, "2/4". */
export type VisitName = `${Seat}/${PlaceNo}`;

/** One seat sees this of itself. */
export interface Own {
  hand: PlaceNo[];
  /** Place cards played face down. */
  down: PlaceNo[];
  survival: SurvivalId[];
  /** NA-136 The two cards seen at the Shelter, until one is kept. */
  drawn: SurvivalId[];
  hunt: HuntId[];
  /** NA-058 */
  passPhase: boolean;
}

/** The Hunted see this together: under Smokescreen their discards, by seat (NA-193). */
export interface Shared {
  discards: PlaceNo[][];
}

/** Nobody sees this. The top of a deck is its last card. */
export interface Vault {
  huntDeck: HuntId[];
  survivalDeck: SurvivalId[];
}

/** NA-019, by seat. */
export interface Sizes {
  hand: number[];
  down: number[];
  survival: number[];
  discard: number[];
  hunt: number;
  huntDeck: number;
  survivalDeck: number;
}

export interface NA {
  Open: Open;
  Own: Own;
  Shared: Shared;
  Vault: Vault;
  Sizes: Sizes;
  Event: Event;
  Options: Options;
  Frames: Frames;
}

export const procedure = procedureOf<NA>();

export type S = Compartments<NA>;
export type Whole = State<NA>;
export type Pub = Public<NA>;
export type Me = Mine<NA>;
export type C<L = unknown> = Ctx<NA, L>;
export type Seen = View<NA>;
/** The circle of the Hunted. */
export const HUNTED = 'hunted';
