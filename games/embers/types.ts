/** The whole vocabulary of Embers on one page: who knows what, and what can be said. */
import { type Compartments, type GameTypes, procedureOf, type Seat, type State, type View } from '@lurk/kernel';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

export const HAND = 3;
const EMBERS = 22;
export const CURSES = 2;

/** Embers are numbered from 1, so that no two are alike; the Curses are 0 and -1. */
export type Card = number;
export const isCurse = (card: Card): boolean => card <= 0;
export const ALL_CARDS: readonly Card[] = Array.from({ length: EMBERS + CURSES }, (_, i) => i + 1 - CURSES);

/** The circle of EM-02: those who hold a Curse. */
export const CURSED = 'cursed';
export type Winner = 'guests' | 'cursed';
export type Outcome = { winner: Winner; night: number };

export interface Open {
  nights: number;
  night: number;
  keeper: Seat;
  /** EM-04 Whom the keeper has named tonight. */
  named: Seat | null;
  /** EM-08 */
  burnt: Seat | null;
  winner: Winner | null;
}
export interface Own {
  hand: Card[];
}
/** Those who are Cursed, in seat order. */
export interface Shared {
  cursed: Seat[];
}

export interface EM extends GameTypes {
  Open: Open;
  Own: Own;
  Shared: Shared;
  Vault: { rest: Card[] };
  Sizes: { hands: number[] };
  Options: Options;
  Event: Event;
  Frames: { match: null };
}
export type S = Compartments<EM>;
export type Whole = State<EM>;
export type Seen = View<EM>;
export const procedure = procedureOf<EM>();
