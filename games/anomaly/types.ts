/** The whole vocabulary of ANOMALY on one page: who knows what, and what can be said. */
import {
  type Compartments,
  type Ctx,
  interruptOf,
  type Mine,
  type Picked,
  type Public,
  procedureOf,
  type Seat,
  type State,
  type View,
} from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Bottom, Kind, Top, Weapon } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { ACTIVATE } from './data/picks.ts';
import type { RadiationId } from './data/radiation.ts';
import type { SymbolId } from './data/symbols.ts';
import type { Paid } from './facts/payments.ts';
import type { Options } from './options.ts';

export type { Options };

/** A Student on the board, by number in seat order. In the advanced game one player has two. */
export type Pawn = number;
export type Side = 'students' | 'anomaly';
export type Winner = Side | 'draw';
/** AN-015 Who chose the act that hurts. */
export type Source = Side | 'environment';
export type Aim = 'zone' | 'fuel';
/** What a Student does with a card. */
export type Use = 'move' | 'track' | Top;
/** What the Anomaly does with half an action point. */
export type Deed = 'move' | 'feed' | Bottom;
export type AnomalyMove = 'move' | 'bait' | 'reactive' | 'teleport';
/** AN-091 */
export type Hit = 'anomaly' | 'students' | 'nothing';

/** AN-175 What lasts one round: `newRound` makes all of it anew, so that nothing can be forgotten. */
export interface ThisRound {
  fed: boolean;
  reactiveUsed: boolean;
}

/** Everybody sees this. */
export interface Open extends ThisRound {
  options: Options;
  anomaly: Seat;
  students: Student[];
  /** AN-008 The three markers, as spaces of the health track counted from the left. */
  track: Track;
  winner: Winner | null;
  round: number;
  /** Whose turn it is (AN-033). */
  side: Side;
  /** AN-029 Has everybody chosen a starting zone? */
  placed: boolean;
  ap: number;
  /** Cards received from the Students, the oldest first. */
  cards: Kind[];
  evolutions: Evolution[];
  discard: Kind[];
  /** AN-050 The card of the action being made: in no hand and in no pile. */
  inPlay: { card: Kind; use: Use } | null;
  fuel: Zone[];
  sensors: Zone[];
  /** One entry per token. */
  electricity: Zone[];
  radiation: { token: RadiationId; zone: Zone }[];
  /** AN-020 The top token, if it is always public. */
  forecast: RadiationId | null;
  /** AN-083a The Anomaly's present zone came out, and nobody has decided anything since. */
  located: boolean;
  /** AN-150, AN-152a A reaction is due: it was hit for all to see, or it may have been there. */
  reaction: 'none' | 'hit' | 'maybe';
}

export type Track = {
  students: number;
  zero: number;
  anomaly: number;
};

/** What everybody sees of one Student. */
export interface Student {
  seat: Seat;
  /** AN-056 Symbols on show, the previous position first, the current one last. */
  shown: SymbolId[];
}

/** One seat sees this of itself. */
export interface Own {
  /** Its Students, in their order; the Anomaly has one pawn as well. Empty until the starting zones are chosen. */
  pawns: OwnPawn[];
  hand: Kind[];
  /** AN-123 The Anomaly's copy of the hand it looks into, until it has given its order. */
  prey: Kind[];
  /** AN-152 Zones where an attack that Morph took off the Anomaly would let it react. */
  struck: Zone[];
}
export interface OwnPawn {
  zone: Zone;
  /** AN-065 In the order laid. */
  traps: Zone[];
}

/** There is nothing that a part of the table shares. */
export type Shared = Record<string, never>;

/** Nobody sees this. The top of a pile is its last item. */
export interface Vault {
  deck: Kind[];
  radiation: RadiationId[];
}

export interface Sizes {
  /** By seat. */
  hand: number[];
  /** By Student: traps laid. */
  traps: number[];
  deck: number;
  radiation: number;
}

export type Event =
  | { t: 'fuelPlaced'; zones: Zone[] }
  /** AN-030 Everybody has chosen a starting zone. */
  | { t: 'placed'; students: { seat: Seat }[] }
  | { t: 'startedAt'; zones: Zone[] }
  | { t: 'roundBegan'; round: number }
  | { t: 'turnBegan'; side: Side }
  /** AN-051 A card is used; a basic action discards it, a special one hands it to the Anomaly. */
  | { t: 'used'; pawn: Pawn; card: Kind; use: Use; forced: boolean }
  | { t: 'studentRevealed'; pawn: Pawn; zone: Zone }
  /** The zone is public for a forced move alone (AN-126). */
  | { t: 'studentMoved'; pawn: Pawn; how: 'move' | 'stims'; zone: Zone | null }
  | { t: 'studentMovedTo'; pawn: Pawn; zone: Zone }
  /** AN-055 The new tracking card, and then all that are on show. */
  | { t: 'symbolShown'; pawn: Pawn; symbol: SymbolId; shown: SymbolId[] }
  | { t: 'tracked'; pawn: Pawn; symbol: SymbolId; yes: boolean }
  | { t: 'trapLaid'; pawn: Pawn; zone: Zone | null }
  | { t: 'trapLaidAt'; pawn: Pawn; zone: Zone }
  | { t: 'trapActivated'; pawn: Pawn; zone: Zone; aim: Aim }
  /** AN-091 `pawns` are the Students hit; `reaction` says that a reaction pause will follow (AN-150, AN-152a). */
  | { t: 'attacked'; pawn: Pawn; weapon: Weapon; zone: Zone; hit: Hit; pawns: Pawn[]; damage: number; reaction: boolean }
  /** AN-097 Everyone in the zone by name. */
  | { t: 'exploded'; pawn: Pawn; weapon: Weapon; zone: Zone; pawns: Pawn[]; anomaly: boolean }
  /** RU-71 The clock ran out. */
  | { t: 'secondHitLost'; pawn: Pawn }
  | { t: 'sensorPlaced'; pawn: Pawn; zone: Zone }
  | { t: 'baitSet'; pawn: Pawn; zone: Zone }
  /** AN-188 That it moved, and how; a sensor in the zone it enters says where (AN-070). */
  | { t: 'anomalyMoved'; how: AnomalyMove; sensor: Zone | null }
  | { t: 'anomalyMovedTo'; zone: Zone }
  /** AN-151, D-35 Declined, or nothing to react to. */
  | { t: 'noReaction' }
  | { t: 'skipped' }
  | { t: 'turnEnded' }
  | { t: 'apChanged'; ap: number; why: 'spent' | 'lost' | 'refill' | 'spirit' }
  | { t: 'paid'; deed: Bottom; cards: Kind[] }
  /** AN-107, AN-122 With all Students in its zone. */
  | { t: 'anomalyRevealed'; zone: Zone; why: 'feed' | 'possess'; pawns: Pawn[] }
  | { t: 'fed'; zone: Zone; on: 'students' | 'fuel' | 'electricity' | 'nothing' }
  | { t: 'evolved'; evolution: Evolution }
  | { t: 'electricityPlaced'; zones: Zone[] }
  /** AN-119, AN-140 Hits by Student; tokens eaten, and where, if there were any. */
  | { t: 'electricityActivated'; hits: number[]; eaten: number; zone: Zone | null }
  | { t: 'possessed'; pawn: Pawn }
  | { t: 'handSeen'; pawn: Pawn; seat: Seat; cards: Kind[] }
  /** AN-132 By Student. */
  | { t: 'scented'; zones: Zone[]; answers: boolean[] }
  | { t: 'trackMoved'; track: Track; why: 'attack' | 'explosion' | 'feed' | 'electricity' | 'starvation' | 'radiation' }
  | { t: 'spirit'; side: Side }
  | { t: 'reshuffled' }
  /** Cards drawn, by seat. */
  | { t: 'drawn'; counts: number[]; why: 'setup' | 'refill' | 'spirit' }
  | { t: 'drawnCards'; cards: Kind[] }
  | { t: 'roundEnded'; round: number }
  | { t: 'starved' }
  | { t: 'irradiated'; pawns: Pawn[]; anomaly: boolean }
  | { t: 'radiationPlaced'; token: RadiationId; zone: Zone }
  | { t: 'radiationForecast'; token: RadiationId }
  | { t: 'won'; winner: Winner }
  /** AN-179 */
  | { t: 'unveiled'; anomaly: Zone; students: { zone: Zone; traps: Zone[] }[]; hands: Kind[][] };

export interface AN {
  Open: Open;
  Own: Own;
  Shared: Shared;
  Vault: Vault;
  Sizes: Sizes;
  Event: Event;
  Options: Options;
  Frames: Frames;
  Interrupts: Interrupts;
}

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
export const procedure = procedureOf<AN>();
export const interrupt = interruptOf<AN>();

/** Where to strike, and at what (AN-087). */
export type Target = Picked<Zone, Aim>;
/** AN-081 Whose trap, where, and at what. */
export type Spring = Picked<typeof ACTIVATE, Picked<Pawn, Target>>;
/** What a Student does, with all that belongs to it. */
export type Action = Picked<Use, Made>;
/** The card it is made with; the rest is what the action asks for. */
export type Made = { card: Kind };
/** Half an action point of the Anomaly (AN-105a). */
export type Half = 'feed' | Picked<'move', Zone> | Picked<Bottom, { pay: Paid }>;

export type S = Compartments<AN>;
export type Whole = State<AN>;
export type Pub = Public<AN>;
export type Me = Mine<AN>;
export type C<L = unknown> = Ctx<AN, L>;
export type Seen = View<AN>;
