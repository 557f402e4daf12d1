/** The whole vocabulary of ANOMALY on one page: who knows what. `frames.ts` lists the procedures, `answers.ts` what can be said, `events.ts` what is told. */
import {
  type Compartments,
  type Ctx,
  interruptOf,
  type Mine,
  type Public,
  procedureOf,
  type Seat,
  type State,
  type View,
} from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Bottom, Kind, Top } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { RadiationId } from './data/radiation.ts';
import type { SymbolId } from './data/symbols.ts';
import type { Event } from './events.ts';
import type { Frames, Interrupts } from './frames.ts';
import type { Options } from './options.ts';

export type * from './answers.ts';
export type * from './frames.ts';
export type { Event, Options };

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

/** AN-175 What lasts one round: `newRound` recreates all of it, so that no field can be left over. */
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

export const procedure = procedureOf<AN>();
export const interrupt = interruptOf<AN>();

export type S = Compartments<AN>;
export type Whole = State<AN>;
export type Pub = Public<AN>;
export type Me = Mine<AN>;
export type C<L = unknown> = Ctx<AN, L>;
export type Seen = View<AN>;
