/** Records of finished matches, which anybody may read: all secrets are published after the end. */
import { hashState, type Input } from '@lurk/kernel';
import { type Ending, type MatchRecord, readTelling, recordWith } from '@lurk/table';
import { rulesFor } from '../../common/games.ts';
import type { MatchRow, Storage } from '../../store/storage.ts';
import { inputsOf, type Replayed, replay, stillSetting } from './replay.ts';

/** Bytes of records kept in memory: some fifty of the longest matches. */
const MOST_CACHED = 16 * 2 ** 20;

/** Cache of records as they are sent. One is made once however many ask, since making it may replay the whole match. */
export class Records {
  /** Least recently used first. */
  readonly #cache = new Map<string, string>();
  /** Those being made. */
  readonly #making = new Map<string, Promise<string | null>>();
  readonly #storage: Storage;
  readonly #most: number;
  #bytes = 0;

  constructor(storage: Storage, most = MOST_CACHED) {
    this.#storage = storage;
    this.#most = most;
  }

  async find(id: string): Promise<string | null> {
    const text = this.#cache.get(id) ?? (await this.#made(id));
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

  #made(id: string): Promise<string | null> {
    const making =
      this.#making.get(id) ??
      recordFrom(this.#storage, id)
        .then((record) => record && JSON.stringify(record))
        .finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  /** Whatever is stored may have changed. */
  forgetAll(): void {
    for (const id of this.#cache.keys()) this.forget(id);
  }

  /** What is stored of it has changed, or it is evicted. */
  forget(id: string): void {
    this.#bytes -= this.#cache.get(id)?.length ?? 0;
    this.#cache.delete(id);
  }
}

/** Null for a match that is unknown or still being played: its secret is not told before the end. */
async function recordFrom(storage: Storage, id: string): Promise<MatchRecord | null> {
  const archived = await storage.record(id);
  if (archived) return JSON.parse(archived);
  const row = await storage.match(id);
  if (row?.state !== 'over') return null;
  const inputs = await inputsOf(storage, id);
  const ending = (await keptEnding(storage, row)) ?? replayedEnding(row, inputs);
  return ending && assemble(row, inputs, ending);
}

export function assemble({ id, game, rulesVersion, options, seats, dealt }: MatchRow, inputs: Input[], ending: Ending): MatchRecord {
  const settled = { options: JSON.parse(options), seats: JSON.parse(seats), dealt };
  return recordWith({ match: id, game: { name: game, rulesVersion }, ...settled, inputs }, ending);
}

/** How a match ended, as it was told and stored then; null if an older Lurk stored part of it. */
export async function keptEnding(storage: Storage, { id, result }: MatchRow): Promise<Ending | null> {
  if (!result) return null;
  const rows = await storage.toldFrom(id, 0);
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
function replayedEnding(row: MatchRow, inputs: Input[]): Ending | null {
  for (const game of rulesFor(row.game, row.rulesVersion)) {
    const played = replay(game, row, stillSetting(row), inputs);
    // Rules other than those it ended under do not reach its end.
    if (played.host.over !== null) return endingOf(played);
  }
  return null;
}
