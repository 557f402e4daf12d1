/** What a seat remembers of a growing log: an incremental fold, which processes each event once. */
import type { GameTypes } from '@lurk/kernel';

type Event = GameTypes['Event'];

/** How a game remembers: its own fold over what a seat is told. It is given nothing but its own memory and its own game's events. */
export interface Fold {
  blank(seat: number | null, seats: number): unknown;
  remember(memory: unknown, event: Event): unknown;
}

export class Remembered {
  /** Whose memory it is: fold, seat and number of seats. */
  #whose: readonly unknown[] = [];
  #log: readonly Event[] = [];
  #memory: unknown;

  of(fold: Fold, seat: number | null, seats: number, log: readonly Event[]): unknown {
    const whose = [fold, seat, seats];
    const goesOn = whose.every((one, i) => one === this.#whose[i]) && this.#log.every((event, i) => event === log[i]);
    const told = goesOn ? log.slice(this.#log.length) : log;
    this.#memory = told.reduce((memory, event) => fold.remember(memory, event), goesOn ? this.#memory : fold.blank(seat, seats));
    this.#whose = whose;
    this.#log = log;
    return this.#memory;
  }
}
