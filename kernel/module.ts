/** What a game supplies beside its rules, so that a table can tell each seat what it remembers, without knowing the game. */
import type { Json } from './json.ts';
import type { Game, GameTypes, Seat } from './types.ts';

/** A fold over what was told, never a look at the state. */
export interface Fold<E, M extends Json = Json> {
  /** What a seat (or a watcher) remembers before it has heard anything. */
  blank(seat: Seat | null, seats: number): M;
  /** What it remembers after hearing one more event. */
  remember(memory: M, event: E): M;
}

/** The same memory in two parts, each an object with names of its own: a table folds and keeps the first one once. */
export interface Apart<E> {
  /** What everybody remembers alike: what only some are told changes nothing in it. */
  common: Fold<E>;
  /** The rest, seat by seat. */
  own: Fold<E>;
}

export interface GameModule<G extends GameTypes, M extends Json = Json> extends Game<G>, Fold<G['Event'], M> {
  /** Where part of what a seat remembers follows from public events alone. */
  apart?: Apart<G['Event']>;
  /** More inputs than any match takes. */
  longest: number;
}
