/** Idempotency keys of the latest inputs, by seat: an input sent again is known again, and never counts twice. */
import { must, type Seat } from '@lurk/kernel';

/** More than any client still waits for an answer to. */
export const MOST_KEYS = 400;

export interface Keyed {
  readonly seat: Seat;
  readonly key: string;
}

export class RecentKeys {
  readonly #known: Set<string>;

  /** The oldest first. */
  constructor(keys: readonly Keyed[]) {
    this.#known = new Set(keys.map(nameOf));
  }

  has(keyed: Keyed): boolean {
    return this.#known.has(nameOf(keyed));
  }

  /** It did not happen after all. */
  forget(keyed: Keyed): void {
    this.#known.delete(nameOf(keyed));
  }

  add(keyed: Keyed): void {
    this.#known.add(nameOf(keyed));
    if (this.#known.size <= MOST_KEYS) return;
    const [oldest] = this.#known;
    this.#known.delete(must(oldest));
  }
}

const nameOf = ({ seat, key }: Keyed): string => `${seat} ${key}`;
