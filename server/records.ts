/** Records of finished matches, for everybody: what was hidden is hidden no more. */
import { hashState } from '@lurk/kernel';
import { type Ending, type MatchRecord, readTelling, recordWith } from '@lurk/table';
import { rulesFor } from './games.ts';
import { inputsOf, type Replayed, replay, stillSetting } from './replay.ts';
import type { MatchRow, Storage } from './storage.ts';

/** Bytes of records kept in memory: some fifty of the longest matches. */
const MOST_CACHED = 16 * 2 ** 20;

/** Records as they are sent. One is made once, however many ask for it: to make it the whole match is played again. */
export class Records {
  /** The least lately asked for first. */
  readonly #cache = new Map<string, string>();
  readonly #storage: Storage;
  readonly #most: number;
  #bytes = 0;

  constructor(storage: Storage, most = MOST_CACHED) {
    this.#storage = storage;
    this.#most = most;
  }

  find(id: string): string | null {
    const text = this.#cache.get(id) ?? this.#made(id);
    if (text === null) return null;
    this.forget(id);
    this.#cache.set(id, text);
    this.#bytes += text.length;
    for (const oldest of this.#cache.keys()) {
      if (this.#bytes <= this.#most) break;
      this.forget(oldest);
    }
    return text;
  }

  #made(id: string): string | null {
    const record = recordFrom(this.#storage, id);
    return record && JSON.stringify(record);
  }

  /** What is stored of it has changed, or it makes room. */
  forget(id: string): void {
    this.#bytes -= this.#cache.get(id)?.length ?? 0;
    this.#cache.delete(id);
  }
}

/** Null for a match that is unknown or still being played: its secret is not told before the end. */
export function recordFrom(storage: Storage, id: string): MatchRecord | null {
  const archived = storage.record(id);
  if (archived) return JSON.parse(archived);
  const row = storage.match(id);
  if (row?.state !== 'over') return null;
  const ending = keptEnding(storage, row) ?? replayedEnding(storage, row);
  return ending && assemble(storage, row, ending);
}

export function assemble(storage: Storage, { id, game, rulesVersion, options, seats, dealt }: MatchRow, ending: Ending): MatchRecord {
  const settled = { options: JSON.parse(options), seats: JSON.parse(seats), dealt };
  return recordWith({ match: id, game: { name: game, rulesVersion }, ...settled, inputs: inputsOf(storage, id) }, ending);
}

/** How a match ended, as it was told and stored then; null if an older Lurk stored part of it. */
export function keptEnding(storage: Storage, { id, result }: MatchRow): Ending | null {
  if (!result) return null;
  const rows = storage.toldFrom(id, 0);
  if (rows.some(({ told }) => told === '')) return null;
  const seals = rows.flatMap(({ told }) => readTelling(told).seals ?? []);
  const end: Pick<Ending, 'outcome' | 'end'> = JSON.parse(result);
  return { ...end, seals };
}

export const endingOf = ({ host, tellings }: Replayed): Ending => ({
  seals: tellings.flatMap(({ seals }) => seals ?? []),
  outcome: host.over,
  end: hashState(host.match.s),
});

/** The same by playing the match again; null where its rules are no longer known. */
function replayedEnding(storage: Storage, row: MatchRow): Ending | null {
  for (const game of rulesFor(row.game, row.rulesVersion)) {
    const played = replay(game, row, stillSetting(row), inputsOf(storage, row.id));
    // Other rules than those it ended under do not come to its end.
    if (played.host.over !== null) return endingOf(played);
  }
  return null;
}
