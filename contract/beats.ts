/** Which public events are shown one at a time, and for how many milliseconds each at normal pace. */
import type { GameModule, GameTypes, Json, Told } from '@lurk/kernel';

/** One thing happens, and is said in one line. */
export const BEAT = 2000;
/** A turn or a round is over: who lost what, what moved. */
export const CARD = 4000;
/** One of the great moments, drawn by the game. */
export const SCENE = 6000;

/** By kind of event. Only events that everybody is always told: otherwise the length of the pause would leak who was told something. */
export type Beats<G extends GameTypes> = { readonly [T in G['Event']['t']]?: number };

/** A game as a table plays it: its rules, what its seats remember, and what of it is shown one thing at a time. */
export interface PacedGame<G extends GameTypes, M extends Json = Json> extends GameModule<G, M> {
  beats: Beats<G>;
}

/** How long the public events of an input are shown, at normal pace. Private events take no time, which others could notice. */
export const showTime = <G extends GameTypes>(beats: Beats<G>, told: readonly Told<G['Event']>[]): number =>
  told.reduce((ms, { to, event: { t } }) => ms + (to === 'all' ? (beats[t as keyof Beats<G>] ?? 0) : 0), 0);

/** The card at the end of a turn or a round, by kinds of events. */
export interface TurnCard<G extends GameTypes> {
  /** What begins the next one. */
  readonly begins: G['Event']['t'];
  readonly lost: readonly G['Event']['t'][];
  readonly moved: readonly G['Event']['t'][];
}
