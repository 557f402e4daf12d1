/** A countdown: the fraction left now, and how urgent it looks. */
const TICK_MS = 250;
const DIGITS_FROM_MS = 15_000;
const LAST_MS = 10_000;
const LATE_SHARE = 0.2;

export interface Burns {
  /** When it answers, by the clock of this device. */
  readonly until: number;
  /** How long it runs in all; until then it stands full. */
  readonly totalMs: number;
  /** Looked at in this moment and no other: a still. */
  readonly at?: number | undefined;
}

/** Late: a fifth is left. Last: ten seconds are. */
export type Haste = 'none' | 'late' | 'last';

export function hasteAt(left: number, totalMs: number): Haste {
  if (left <= LAST_MS) return 'last';
  return left <= totalMs * LATE_SHARE ? 'late' : 'none';
}

export class Burning {
  #now = $state(Date.now());
  readonly #clock: () => Burns;

  /** Call while a component begins. */
  constructor(clock: () => Burns) {
    this.#clock = clock;
    $effect(() => {
      if (clock().at !== undefined) return;
      this.#now = Date.now();
      const timer = setInterval(() => {
        this.#now = Date.now();
      }, TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get left(): number {
    const { until, at } = this.#clock();
    return Math.max(0, until - (at ?? this.#now));
  }
  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }
  /** From 0 to 1; a clock that has not begun to run is full. */
  get share(): number {
    return Math.min(1, this.left / Math.max(1, this.#clock().totalMs));
  }
  get haste(): Haste {
    return hasteAt(this.left, this.#clock().totalMs);
  }
  /** Digits are shown only near the end; before that the ring is enough. */
  get counts(): boolean {
    return this.haste !== 'none' || this.left <= DIGITS_FROM_MS;
  }
}
