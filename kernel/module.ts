/** What a game supplies beside its rules, so that a table can send each seat its memory without knowing the game. */
import type { Json } from './json.ts';
import type { Game, GameTypes, Seat } from './types.ts';

/** A fold over what was told, never a look at the state. */
export interface Fold<E, M extends Json = Json> {
  /** What a seat (or a watcher) remembers before it has heard anything. */
  blank(seat: Seat | null, seats: number): M;
  /** What it remembers after hearing one more event. */
  remember(memory: M, event: E): M;
}

/** The same memory in two parts, each an object with its own keys: a table folds and keeps the shared part only once. */
export interface Apart<E> {
  /** What everybody remembers alike: private events change nothing in it. */
  common: Fold<E>;
  /** The rest, seat by seat. */
  own: Fold<E>;
}

export interface GameModule<G extends GameTypes, M extends Json = Json> extends Game<G>, Fold<G['Event'], M> {
  /** Where part of what a seat remembers follows from public events alone. */
  apart?: Apart<G['Event']>;
  /** An upper bound on the inputs of a match. */
  longest: number;
}
