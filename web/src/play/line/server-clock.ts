/**
 * The server's clock, estimated once per connection. Every timestamp arrives late by its time in transit,
 * so the one that puts the server's clock furthest ahead had the shortest transit: that one is the estimate, and late messages
 * do not disturb it.
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

  /** A server timestamp that has just arrived. True if it improves the estimate. */
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
