/**
 * Events are shown one at a time. What the table sends meanwhile is queued; a question that comes with events is
 * asked after they are shown. How long anything is shown depends on public events alone, so timing leaks nothing.
 */
import { SCENE } from '@lurk/contract';
import { sameQuestion } from '../asking/same';
import type { Tempo } from '../frame/shell';
import type { Showing } from '../line/session';
import { NO_STREAM, questionOf, type StreamState } from '../line/stream';

/** With a longer backlog, skip the animation: the story tells what happened. */
const MOST_WAITING = 12;

/** What the viewer has before them. */
export interface Shown {
  readonly state: StreamState;
  readonly showing: Showing | null;
  /** A new question waits until everything is shown. */
  readonly holds: boolean;
}
export const NOTHING_SHOWN: Shown = { state: NO_STREAM, showing: null, holds: false };

export interface BeatWants {
  /** How long this kind of event is shown at the usual tempo; undefined: it is not shown by itself. */
  lasts(kind: string): number | undefined;
  tempo(): Tempo;
  show(shown: Shown): void;
  /** All up to this frame has been shown. */
  seen(n: number): void;
}

export class Beats {
  #shown = NOTHING_SHOWN;
  #waiting: StreamState[] = [];
  #left: Showing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #wants: BeatWants;

  constructor(wants: BeatWants) {
    this.#wants = wants;
  }

  /** Shows the present state, without animating how it came about. */
  set(state: StreamState): void {
    this.close();
    this.#put({ state, showing: null, holds: false });
  }

  /** The table has moved on. */
  add(state: StreamState): void {
    this.#waiting.push(state);
    if (!this.#shown.showing) this.#follow();
    else if (this.#waiting.length > MOST_WAITING) this.#catchUp();
  }

  /** Enough of this one. */
  skip(): void {
    if (this.#shown.showing) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#left = [];
  }

  #put(shown: Shown): void {
    this.#shown = shown;
    this.#wants.show(shown);
  }

  #catchUp(): void {
    const last = this.#waiting.at(-1) ?? this.#shown.state;
    this.set(last);
    this.#wants.seen(last.n);
  }

  /** Shows queued events up to the first that takes time. */
  #follow(): void {
    for (let state = this.#waiting.shift(); state; state = this.#waiting.shift()) {
      const told = this.#beatsIn(state);
      const takesTime = told.length > 0 && this.#wants.tempo() > 0;
      const holds = takesTime && !sameQuestion(questionOf(this.#shown.state), questionOf(state));
      this.#put({ state, showing: null, holds });
      if (takesTime) {
        this.#left = told;
        this.#next();
        return;
      }
      if (told.length > 0) this.#wants.seen(state.n);
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const { state, holds } = this.#shown;
    const showing = this.#left.shift() ?? null;
    this.#put({ state, showing, holds: holds && showing !== null });
    if (showing) {
      this.#timer = setTimeout(() => this.#next(), showing.ms * this.#wants.tempo());
      return;
    }
    this.#wants.seen(state.n);
    this.#follow();
  }

  /** Great moments first: what else was told with them is included in them. */
  #beatsIn({ n, latest }: StreamState): Showing[] {
    // Updates outside of frames (a clock, a seat that gives way) bring nothing to animate.
    if (latest?.n !== n || n === this.#shown.state.n) return [];
    const told = latest.events.flatMap((event) => {
      const ms = this.#wants.lasts(event.t);
      return ms === undefined ? [] : [{ event, ms }];
    });
    const isScene = ({ ms }: { ms: number }): boolean => ms >= SCENE;
    const ordered = [...told.filter(isScene), ...told.filter((one) => !isScene(one))];
    return ordered.map((one, i) => ({ ...one, no: i + 1, of: ordered.length }));
  }
}
