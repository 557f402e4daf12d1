/**
 * A counting semaphore: so many jobs run at a time, the others wait in order. It bounds how many tables are read from the store at once, so that a move
 * at another table queues behind a few reads and not behind thousands.
 */
export class Semaphore {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a job when a slot is free. A job may wait for the store but for nothing that needs a slot itself, or both would wait for ever. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#most) this.#inside++;
    // A finished job hands its slot to the next waiter.
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
