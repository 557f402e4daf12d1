/** Records of finished matches, for everybody: what was hidden is hidden no more. */
import type { Json } from '@lurk/kernel';
import { type MatchRecord, recordOf } from '@lurk/table';
import { gameOf } from './games.ts';
import type { Storage } from './storage.ts';

/** Bytes of records kept in memory: some fifty of the longest matches. */
const MOST_KEPT = 16 * 2 ** 20;

/** Records as they are sent. One is made once, however many ask for it: to make it the whole match is played again. */
export class Records {
  /** The least lately asked for first. */
  readonly #kept = new Map<string, string>();
  readonly #storage: Storage;
  readonly #most: number;
  #bytes = 0;

  constructor(storage: Storage, most = MOST_KEPT) {
    this.#storage = storage;
    this.#most = most;
  }

  find(id: string): string | null {
    const text = this.#kept.get(id) ?? this.#made(id);
    if (text === null) return null;
    this.forget(id);
    this.#kept.set(id, text);
    this.#bytes += text.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.forget(oldest);
    }
    return text;
  }

  #made(id: string): string | null {
    const record = recordFrom(this.#storage, id);
    return record && JSON.stringify(record);
  }

  /** What is stored has changed. */
  forget(id: string): void {
    this.#bytes -= this.#kept.get(id)?.length ?? 0;
    this.#kept.delete(id);
  }
}

/** Null for a match that is unknown or still being played: its secret is not told before the end. */
export function recordFrom(storage: Storage, id: string): MatchRecord | null {
  const row = storage.match(id);
  const game = row && gameOf(row.game)?.module;
  if (!game || row.state !== 'over' || game.rulesVersion !== row.rulesVersion) return null;
  return recordOf({
    match: id,
    game,
    options: JSON.parse(row.options) as Json,
    seats: JSON.parse(row.seats),
    dealt: row.dealt,
    inputs: storage.inputsAfter(id, 0).map(({ text }) => JSON.parse(text)),
  });
}
