/**
 * The server's time as far as this device can know it: one estimate for each connection. What the server said was on its way for a while,
 * so of all it said the one that makes its clock run furthest ahead was on its way for least: the estimate is that one, and never jumps
 * about with every message that was late.
 */
export class ServerClock {
  #offset: number | null = null;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A new connection: this device may have slept, or its clock was set, since the last one. */
  opened(): void {
    this.#offset = null;
  }

  /** A moment of the server's, heard just now. True if the estimate is a better one for it. */
  heard(at: number): boolean {
    const offset = at - this.#now();
    if (this.#offset !== null && offset <= this.#offset) return false;
    this.#offset = offset;
    return true;
  }

  get now(): number {
    return this.#now() + (this.#offset ?? 0);
  }

  /** A moment of the server's by the clock of this device. */
  here(at: number): number {
    return at - (this.#offset ?? 0);
  }
}
