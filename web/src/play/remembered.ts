/** What a seat remembers of a log that grows: what was folded before is not folded again. */
import type { GameTypes } from '@lurk/kernel';

type Event = GameTypes['Event'];

/** How a game remembers: its own fold over what a seat is told. It is given nothing but its own memory and its own game's events. */
export interface Fold {
  blank(seat: number | null): unknown;
  remember(memory: unknown, event: Event): unknown;
}

export class Remembered {
  #fold: Fold | null = null;
  #seat: number | null = null;
  #log: readonly Event[] = [];
  #memory: unknown;

  of(fold: Fold, seat: number | null, log: readonly Event[]): unknown {
    const goesOn = fold === this.#fold && seat === this.#seat && this.#log.every((event, i) => event === log[i]);
    const from = goesOn ? this.#log.length : 0;
    this.#memory = log.slice(from).reduce((memory, event) => fold.remember(memory, event), goesOn ? this.#memory : fold.blank(seat));
    this.#fold = fold;
    this.#seat = seat;
    this.#log = log;
    return this.#memory;
  }
}
