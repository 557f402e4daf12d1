/** Which public events are shown one at a time, which of them belong together, and for how many milliseconds at normal pace. */
import type { GameModule, GameTypes, Json, Told } from '@lurk/kernel';
import type { Events } from './events.ts';
import type { Foresight } from './foresight.ts';

/** One thing happens, and is said in one line. */
export const BEAT = 2000;
/** One more line of a beat that is being shown: the next routine step of the same passage. */
export const LINE = 400;
/** As long as it takes to read a line: the first of a passage, or what it leads up to. It stays in sight while others come. */
export const OUTCOME = 1000;
/** A turn or a round is over: who lost what, what moved. */
export const CARD = 4000;
/** One of the great moments, drawn by the game. */
export const SCENE = 6000;

/** A kind of event that belongs to a passage: after another of that passage it is one more line and takes `ms`; the first takes as long as it takes to read it. */
export interface PassageBeat {
  readonly passage: string;
  readonly ms: number;
}
export type Beat = number | PassageBeat;

/** Routine: nobody is harmed by it, and nothing is revealed that was looked for. */
export const line = (passage: string): PassageBeat => ({ passage, ms: LINE });
/** What a passage leads up to, a hit or a find: one more line, which is read before the next comes. */
export const outcome = (passage: string): PassageBeat => ({ passage, ms: OUTCOME });
/** A great moment in the middle of a passage: what follows from it are more lines of that passage. */
export const scene = (passage: string): PassageBeat => ({ passage, ms: SCENE });
/** Not shown; whatever is shown next begins a beat of its own. */
export const BREAK = 0;

/** By kind of event: how long it is shown. */
type Beats = { readonly [kind: string]: { readonly beat?: Beat } | undefined };

/** A game as a table plays it: its rules, what its seats remember, and what of it is shown one thing at a time. */
export interface PacedGame<G extends GameTypes, M extends Json = Json> extends GameModule<G, M> {
  events: Events<G>;
  /** Of a game in which answers can be planned. */
  foresight?: Foresight<G>;
}

/** The passage that the event shown last belongs to; null if it belongs to none. */
export type Passage = string | null;

export interface TimedEvent<E> {
  readonly event: E;
  readonly ms: number;
  /** One more line of the beat before. */
  readonly continues: boolean;
}
export interface Timeline<E> {
  readonly shown: readonly TimedEvent<E>[];
  readonly passage: Passage;
}

/** Which of these public events are shown, and for how long; `passage` is that of the event shown before them. The table and its pages both reckon with this. */
export function timeline<E extends { t: string }>(beats: Beats, events: readonly E[], passage: Passage): Timeline<E> {
  const shown: TimedEvent<E>[] = [];
  let last = passage;
  for (const event of events) {
    const beat = beats[event.t]?.beat;
    if (beat === undefined) continue;
    const of = typeof beat === 'number' ? null : beat;
    const continues = of !== null && of.passage === last;
    const ms = typeof beat === 'number' ? beat : continues ? beat.ms : Math.max(beat.ms, OUTCOME);
    if (ms > 0) shown.push({ event, ms, continues });
    last = of?.passage ?? null;
  }
  return { shown, passage: last };
}

/** Private events take no time, which others could notice. */
const toldToAll = <E>(told: readonly Told<E>[]): E[] => told.flatMap(({ to, event }) => (to === 'all' ? [event] : []));

/** How long the public events of an input are shown, at normal pace, and which passage the last of them belongs to. */
export function showing<E extends { t: string }>(
  beats: Beats,
  told: readonly Told<E>[],
  before: Passage = null,
): { ms: number; passage: Passage } {
  const { shown, passage } = timeline(beats, toldToAll(told), before);
  return { ms: shown.reduce((sum, { ms }) => sum + ms, 0), passage };
}

export const showTime = <E extends { t: string }>(beats: Beats, told: readonly Told<E>[], before: Passage = null): number =>
  showing(beats, told, before).ms;

/** How long it is shown in the middle of its passage, or by itself. */
export const lasting = (beat: Beat | undefined): number => (typeof beat === 'object' ? beat.ms : (beat ?? 0));
/** Is this kind of event a great moment? */
export const isScene = (beat: Beat | undefined): boolean => lasting(beat) >= SCENE;
