/** What of a match is shown one thing at a time: which public events, and for how long each at the usual pace, in milliseconds. */
import type { GameModule, GameTypes, Json, Told } from '@lurk/kernel';

/** One thing happens, and is said in one line. */
export const BEAT = 2000;
/** A turn or a round is over: who lost what, what moved. */
export const CARD = 4000;
/** One of the great moments, drawn by the game. */
export const SCENE = 6000;

/** By kind of event. Whatever is named here is told to everybody, always: how long it is shown may tell nobody anything. */
export type Beats<G extends GameTypes> = { readonly [T in G['Event']['t']]?: number };

/** A game as a table plays it: its rules, what its seats remember, and what of it is shown one thing at a time. */
export interface PacedGame<G extends GameTypes, M extends Json = Json> extends GameModule<G, M> {
  beats: Beats<G>;
}

/** How long what an input has told everybody is shown, at the usual pace. What only some were told takes no time that anybody else could see. */
export const showTime = <G extends GameTypes>(beats: Beats<G>, told: readonly Told<G['Event']>[]): number =>
  told.reduce((ms, { to, event: { t } }) => ms + (to === 'all' ? (beats[t as keyof Beats<G>] ?? 0) : 0), 0);

/** The card at the end of a turn or a round, by kinds of events. */
export interface TurnCard<G extends GameTypes> {
  /** What begins the next one. */
  readonly begins: G['Event']['t'];
  readonly lost: readonly G['Event']['t'][];
  readonly moved: readonly G['Event']['t'][];
}
