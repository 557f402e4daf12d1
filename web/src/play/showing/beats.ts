/**
 * Events are shown one at a time; steps of one passage stack up as lines. What the table sends meanwhile is queued; a question that comes with
 * events is asked after they are shown. How long anything is shown depends on public events alone, so timing leaks nothing.
 */
import { BEAT, CARD, type Events, type Passage, SCENE, timeline } from '@lurk/contract';
import type { GameTypes } from '@lurk/kernel';
import { sameQuestion } from '../asking/same';
import type { Tempo } from '../frame/shell';
import type { Showing } from '../line/session';
import { NO_STREAM, questionOf, type StreamState } from '../line/stream';

type Event = GameTypes['Event'];

/** With a longer backlog, skip the animation: the story tells what happened. */
const MOST_WAITING = 12;
/** Alone, what is shown for so long without a question goes on briskly, then in great moments and cards alone: the story has the rest. */
const BRISK_AFTER = 6000;
const GREAT_ONLY_AFTER = 10_000;
/** After a skip, what comes within this time is skipped too: bots answer as soon as everything was seen. */
const HURRIES_FOR = 3000;

/** What the viewer has before them. */
export interface Shown {
  readonly state: StreamState;
  readonly showing: Showing | null;
  /** A new question waits until everything is shown. */
  readonly holds: boolean;
}
export const NOTHING_SHOWN: Shown = { state: NO_STREAM, showing: null, holds: false };

export interface BeatWants {
  events(): Events<GameTypes>;
  tempo(): Tempo;
  /** Is nobody else there to see how long something is shown? */
  isAlone(): boolean;
  show(shown: Shown): void;
  /** Is the viewer asked anything here, so that a skip ends? */
  asks(state: StreamState): boolean;
  /** All up to this frame has been shown. */
  seen(n: number): void;
}

/** How long that takes at this tempo: brisk, no routine beat is over a second; at once, only great moments take time. */
export function lastsAt(tempo: Tempo, ms: number): number {
  if (ms >= SCENE) return ms * Math.max(tempo, 0.75);
  if (tempo === 0) return 0;
  return ms * (tempo < 1 && ms < CARD ? 0.5 : tempo);
}

/** The tempo of somebody who has had no question while so much was shown. */
const afterWaiting = (tempo: Tempo, waited: number): Tempo =>
  waited >= GREAT_ONLY_AFTER ? 0 : waited >= BRISK_AFTER && tempo > 0.75 ? 0.75 : tempo;

export class Beats {
  #shown = NOTHING_SHOWN;
  #waiting: StreamState[] = [];
  #left: Showing[] = [];
  #passage: Passage = null;
  /** The lines of the passage shown last. */
  #lines: readonly Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when a skip goes on. */
  #hurries: ReturnType<typeof setTimeout> | undefined;
  /** How long was shown since the viewer was asked last. */
  #waited = 0;
  readonly #wants: BeatWants;

  constructor(wants: BeatWants) {
    this.#wants = wants;
  }

  /** Shows the present state, without animating how it came about. */
  set(state: StreamState): void {
    this.close();
    this.#waited = 0;
    this.#passage = timeline(this.#wants.events(), state.log, null).passage;
    this.#put({ state, showing: null, holds: false });
    this.#wants.seen(state.n);
  }

  /** The table has moved on. */
  add(state: StreamState): void {
    this.#waiting.push(state);
    if (!this.#isBusy) this.#follow();
    else if (this.#waiting.length > MOST_WAITING) this.#catchUp();
  }

  /** Enough of this one. */
  skip(): void {
    if (this.#isBusy) this.#next();
    else this.#rest();
  }

  /** Enough, up to the viewer's next question or the next great moment. With nothing before them there is nothing to skip: what comes is shown. */
  skipToTurn(): void {
    if (!this.#shown.showing) return;
    this.#hurry();
    this.skip();
    this.#turnIfAsked();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#calm();
    this.#waiting = [];
    this.#left = [];
    this.#lines = [];
  }

  get #isBusy(): boolean {
    return this.#shown.showing !== null && !this.#shown.showing.lingers;
  }

  #turnIfAsked(): void {
    const { state, holds } = this.#shown;
    if (!this.#isBusy && !holds && this.#wants.asks(state)) this.#turn();
  }
  /** A question is before the viewer, and what comes of their answer is theirs to see. */
  #turn(): void {
    this.#waited = 0;
    this.#calm();
  }

  #put(shown: Shown): void {
    this.#shown = shown;
    this.#wants.show(shown);
  }

  #hurry(): void {
    clearTimeout(this.#hurries);
    this.#hurries = setTimeout(() => this.#calm(), HURRIES_FOR);
  }
  #calm(): void {
    clearTimeout(this.#hurries);
    this.#hurries = undefined;
  }

  #catchUp(): void {
    this.set(this.#waiting.at(-1) ?? this.#shown.state);
  }

  /** Shows queued events up to the first that takes time. */
  #follow(): void {
    clearTimeout(this.#timer);
    for (let state = this.#waiting.shift(); state; state = this.#waiting.shift()) {
      const told = this.#beatsIn(state);
      const takesTime = told.some((one) => this.#lasts(one) > 0);
      const isNew = !sameQuestion(questionOf(this.#shown.state), questionOf(state));
      const lingers = told.length === 0 && !isNew && this.#shown.showing?.lingers;
      this.#put({ state, showing: lingers ? this.#shown.showing : null, holds: takesTime && isNew });
      if (takesTime) {
        this.#left = told;
        this.#next();
        return;
      }
      if (told.length > 0) {
        this.#wants.seen(state.n);
        if (this.#hurries) this.#hurry();
      }
      // Their turn has come: from here on everything is shown again.
      if (isNew && this.#wants.asks(state)) this.#turn();
    }
    this.#turnIfAsked();
    if (this.#shown.showing?.lingers) this.#linger(this.#shown.showing);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const { state, holds, showing: before } = this.#shown;
    let showing = this.#left.shift() ?? null;
    while (showing && this.#lasts(showing) === 0) showing = this.#left.shift() ?? null;
    // The viewer's own question does not wait for a card to be read.
    const isAside = showing?.ms === CARD && this.#left.length === 0 && holds && questionOf(state) !== null;
    if (showing && !isAside) {
      if (showing.ms >= SCENE) this.#calm();
      this.#put({ state, showing, holds });
      const lasts = this.#lasts(showing);
      this.#waited += lasts;
      this.#timer = setTimeout(() => this.#next(), lasts);
      return;
    }
    const last = showing ?? before;
    const stays = last && !this.#hurries && (last.ms === CARD || (last.lines.length > 1 && !holds));
    this.#put({ state, showing: stays ? { ...last, lingers: true } : null, holds: false });
    this.#wants.seen(state.n);
    if (holds && this.#wants.asks(state)) this.#turn();
    else if (this.#hurries) this.#hurry();
    this.#follow();
  }

  /** A line among others is over soon: it stays in sight for as long as a beat, and a card until it can be read, unless anything else comes. */
  #linger({ ms }: Showing): void {
    const rest = ms === CARD ? CARD - BEAT : Math.max(0, BEAT - ms);
    this.#timer = setTimeout(() => this.#rest(), lastsAt(this.#wants.tempo(), rest));
  }
  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#shown.showing) this.#put({ ...this.#shown, showing: null });
  }

  /** How long the match waits for it: for a card as for a line, since it stays in sight when others go on. */
  #lasts({ ms }: Showing): number {
    if (ms >= SCENE) return lastsAt(this.#wants.tempo(), ms);
    if (this.#hurries) return 0;
    return ms === CARD ? lastsAt(this.#wants.tempo(), BEAT) : lastsAt(this.#tempo, ms);
  }
  /** Of what is routine: neither a great moment nor a card, which counts up what went by. */
  get #tempo(): Tempo {
    const tempo = this.#wants.tempo();
    return this.#wants.isAlone() ? afterWaiting(tempo, this.#waited) : tempo;
  }

  /** Great moments first: what else was told with them is included in them. */
  #beatsIn({ n, latest }: StreamState): Showing[] {
    // Updates outside of frames (a clock, a seat that gives way) bring nothing to animate.
    if (latest?.n !== n || n === this.#shown.state.n) return [];
    const { shown, passage } = timeline(this.#wants.events(), latest.events, this.#passage);
    this.#passage = passage;
    const isScene = ({ ms }: { ms: number }): boolean => ms >= SCENE;
    const ordered = [...shown.filter(isScene), ...shown.filter((one) => !isScene(one))];
    return ordered.map(({ event, ms, continues }, i) => {
      const lines = continues ? [...this.#lines, event] : [event];
      this.#lines = lines;
      return { event, ms, lines, no: i + 1, of: ordered.length, lingers: false };
    });
  }
}
