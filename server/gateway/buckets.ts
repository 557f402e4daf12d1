/** Token buckets: a burst is fine, a flood is not. */
import type { Rate } from '../settings.ts';

export class Bucket {
  #tokens: number;
  #at: number;
  readonly #rate: Rate;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate[0];
    this.#at = now;
  }

  /** Takes a token; false if there is none. */
  take(now: number): boolean {
    const [burst, perSecond] = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** The last one was not spent. */
  giveBack(): void {
    this.#tokens = Math.min(this.#rate[0], this.#tokens + 1);
  }

  /** Has it filled up again? Then forgetting it changes nothing. */
  isFull(now: number): boolean {
    const [burst, perSecond] = this.#rate;
    return this.#tokens + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

const MANY = 10_000;

/** A bucket for each name, forgotten when full, so that strangers cannot fill the memory with names. */
export class Buckets {
  readonly #known = new Map<string, Bucket>();
  readonly #rate: Rate;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number): boolean {
    let bucket = this.#known.get(name);
    if (!bucket) {
      // At most once a second: with very many names, looking through all of them for each new one would be a flood of its own.
      if (this.#known.size >= MANY && now - this.#swept >= 1000) this.sweep(now);
      bucket = new Bucket(this.#rate, now);
      this.#known.set(name, bucket);
    }
    return bucket.take(now);
  }

  giveBack(name: string): void {
    this.#known.get(name)?.giveBack();
  }

  sweep(now: number): void {
    this.#swept = now;
    for (const [name, bucket] of this.#known) if (bucket.isFull(now)) this.#known.delete(name);
  }
}
