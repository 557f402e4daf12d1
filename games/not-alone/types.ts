/** The whole vocabulary of NOT ALONE on one page: who knows what, and what can be said. */
import {
  type Compartments,
  type Ctx,
  type Mine,
  type Picked,
  type Public,
  procedureOf,
  type Seat,
  type State,
  type View,
} from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import type { PairId, PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Options } from './options.ts';

export type { Options };

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

/** NA-024, NA-224 What lasts one turn: `newTurn` makes all of it anew, so that nothing can be forgotten. */
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

/** Why cards left a hand for the discard. */
export type DiscardReason = 'sacrifice' | 'ascendancy' | 'forbiddenZone' | 'scream' | 'artemia' | 'vortex' | 'endOfTurn';
/** Why cards came back to a hand. */
export type TakeBackReason = 'resist' | 'giveUp' | 'sixthSense' | 'place' | 'power' | 'doubleBack' | 'collapse';

export type Event =
  | { t: 'sideChosen'; side: BoardSide }
  | { t: 'turnBegan'; turn: number }
  | { t: 'phaseBegan'; phase: Phase }
  | { t: 'huntPlayed'; card: HuntId; as: HuntId; place?: PlaceNo; pair?: PairId; hunted?: Seat }
  | { t: 'survivalPlayed'; who: Seat; card: SurvivalId }
  | { t: 'resisted'; who: Seat; paid: number }
  | { t: 'gaveUp'; who: Seat }
  | { t: 'allReady' }
  | { t: 'willChanged'; who: Seat; by: number; will: number }
  /** Cards come back into a hand; under Smokescreen everybody hears the number, the Hunted alone the cards. */
  | { t: 'tookBack'; who: Seat; why: TakeBackReason; cards: PlaceNo[] }
  | { t: 'tookBackHidden'; who: Seat; why: TakeBackReason; count: number }
  | { t: 'tookBackCards'; who: Seat; cards: PlaceNo[] }
  | { t: 'discarded'; who: Seat; why: DiscardReason; cards: PlaceNo[] }
  | { t: 'discardedHidden'; who: Seat; why: DiscardReason; count: number }
  | { t: 'discardedCards'; who: Seat; cards: PlaceNo[] }
  /** NA-193 What everybody knew of the discards when they were hidden. */
  | { t: 'smokeRose'; discards: PlaceNo[][] }
  | { t: 'smokeCleared'; discards: PlaceNo[][] }
  | { t: 'swapped'; who: Seat; out: PlaceNo; in: PlaceNo }
  | { t: 'swappedHidden'; who: Seat }
  | { t: 'swappedCards'; who: Seat; out: PlaceNo; in: PlaceNo }
  | { t: 'struckBack'; count: number }
  | { t: 'struckBackCards'; cards: HuntId[] }
  | { t: 'phobiaShown'; who: Seat; count: number }
  | { t: 'phobiaCards'; who: Seat; cards: PlaceNo[] }
  | { t: 'tokensPlaced'; tokens: Partial<Record<Token, PlaceNo[]>> }
  | { t: 'tokenTakenBack'; token: Token }
  | { t: 'tokenMoved'; token: Token; to: PlaceNo; by: Seat }
  | { t: 'placesShown'; shown: { hunted: Seat; cards: PlaceNo[] }[] }
  | { t: 'riverKept'; who: Seat }
  | { t: 'detoured'; hunted: Seat; card: PlaceNo; to: PlaceNo }
  /** NA-178 After a Detour `at` is the place that comes first, another than the card's own. */
  | { t: 'visitOrdered'; who: Seat; card: PlaceNo; at?: PlaceNo }
  | { t: 'visitLost'; hunted: Seat; place: PlaceNo }
  | { t: 'visitPassed'; hunted: Seat; place: PlaceNo }
  | { t: 'powerUsed'; who: Seat; place: PlaceNo; through: PlaceNo | SurvivalId | null }
  | { t: 'markerPut'; on: boolean }
  | { t: 'doubleGained'; who: Seat; kind: Double }
  | { t: 'placeTaken'; who: Seat; place: PlaceNo }
  | { t: 'survivalDrawn'; who: Seat; count: number }
  | { t: 'survivalDrawnCards'; cards: SurvivalId[] }
  | { t: 'survivalDiscarded'; who: Seat; card: SurvivalId; why: 'shelter' | 'toxin' }
  | { t: 'survivalReshuffled' }
  | { t: 'huntReshuffled' }
  | { t: 'huntDrawn'; count: number }
  | { t: 'huntDrawnCards'; cards: HuntId[] }
  | { t: 'screamSuffered'; who: Seat }
  | { t: 'caught'; who: Seat; place: PlaceNo }
  | { t: 'collapsed'; who: Seat; will: number }
  | { t: 'rescueMoved'; to: number }
  | { t: 'rescueHeld' }
  | { t: 'assimMoved'; to: number; why: 'giveUp' | 'caught' | 'anticipation' | 'collapse' }
  | { t: 'won'; winner: Winner };

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

/** The visit a frame of the reckoning speaks of, once it is chosen. */
export type Here = { hunted: Seat | null; card: PlaceNo | null };
/** The procedures, with what their frames carry. */
export type Frames = {
  match: null;
  exploration: null;
  hunting: null;
  huntAgain: null;
  reckoning: Here;
  targetToken: null;
  artemiaToken: null;
  creatureToken: null;
  endOfTurn: null;
  ascendancy: { hunted: Seat };
  phobia: { hunted: Seat };
  forbiddenZone: null;
  shelter: { hunted: Seat };
};
export const procedure = procedureOf<NA>();

/** A card played, with whatever that card asks for. */
export type HuntPlay = Picked<HuntId, unknown>;
export type SurvivalPlay = Picked<SurvivalId, unknown>;

export type S = Compartments<NA>;
export type Whole = State<NA>;
export type Pub = Public<NA>;
export type Me = Mine<NA>;
export type C<L = unknown> = Ctx<NA, L>;
export type Seen = View<NA>;
/** The circle of the Hunted. */
export const HUNTED = 'hunted';
