/**
 * Where a crowd waits its turn: so many tables are let through at a time, in the order they came, and nobody is turned away. What comes after them,
 * a move at another table, finds the store with a few questions before it and not with thousands.
 */
export class Semaphore {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Does this when it is its turn. Whoever is inside must not wait for anybody outside: for a question to the store, and for nothing else. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#most) this.#inside++;
    // The place of whoever leaves is theirs at once.
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    }
  }
}
