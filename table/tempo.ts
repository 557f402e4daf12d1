/**
 * How quick or slow a person is, as far as everybody can see: from the questions in which it is shown who has answered, and in which time
 * hides nothing. What is answered for that person by itself takes as long as they would have taken; an observer who knows them learns nothing.
 */
import type { Deadline, Seat } from '@lurk/kernel';

const SECOND = 1000;
/** What a person takes over a question that deserves such a clock, the middle one of many. */
const USUAL: Record<Exclude<Deadline, number>, number> = { short: 4 * SECOND, normal: 7 * SECOND, long: 14 * SECOND };
const usualFor = (deadline: Deadline): number => (typeof deadline === 'number' ? (deadline * SECOND) / 2 : USUAL[deadline]);
/** How much the latest answer counts beside all before it. */
const WEIGHT = 0.25;
const [QUICKEST, SLOWEST] = [0.5, 2.5];

const within = (factor: number): number => Math.min(SLOWEST, Math.max(QUICKEST, factor));

export class Tempos {
  readonly #factors: number[];

  constructor(seats: number) {
    this.#factors = new Array(seats).fill(1);
  }

  /** Everybody saw how long this seat took. */
  saw(seat: Seat, took: number, deadline: Deadline): void {
    const factor = this.#factors[seat];
    this.#factors[seat] = within(factor * (within(took / usualFor(deadline)) / factor) ** WEIGHT);
  }

  /** Above 1: slower than most. */
  of(seat: Seat): number {
    return this.#factors[seat];
  }
}
