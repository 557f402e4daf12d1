/**
 * Keeps the store small: finished matches are archived as records, and what was not used for long is deleted. In steps of a few milliseconds, so that no
 * move waits for it.
 */
import { type Input, must } from '@lurk/kernel';
import type { Ending } from '@lurk/table';
import { type AnyGame, rulesFor } from '../common/games.ts';
import { traceOf } from '../common/log.ts';
import type { Sessions } from '../gateway/sessions.ts';
import type { Services } from '../services.ts';
import type { MatchRow, Write } from '../store/storage.ts';
import { assemble, endingOf, keptEnding } from '../table/match/records.ts';
import { inputsOf, type Replayed, replaying, stillSetting } from '../table/match/replay.ts';

/** Milliseconds between two steps, and the pause when there is nothing to do. */
export const TICK = 50;
const REST = 60_000;
/** Milliseconds it may work at a time. One step is always done. */
const BUDGET = 2;
/** A finished match keeps its streams while people still look at its end. */
const ARCHIVE_AFTER = 10 * 60_000;
/** A session is noted as seen once a day at most. */
const SEEN_EVERY = 24 * 60 * 60_000;
/** Rows taken at a time. */
const SOME = 50;
/** Inputs played again at a time. */
const REPLAYED = 4;
/** Pages given back at a time, and those kept for what comes next. */
const PAGES = 32;
const SPARE_PAGES = 500;

type Job = () => Promise<boolean>;
const START = { at: 0, code: '' };

/** A finished match and its inputs. */
interface Played {
  row: MatchRow;
  inputs: Input[];
}

export class Housekeeping {
  readonly #services: Services;
  readonly #sessions: Sessions;
  readonly #inMemory: (code: string) => boolean;
  readonly #jobs: Job[];
  #restsUntil = 0;
  /** Cursors into the idle tables, by state. */
  readonly #walked = new Map<string, { at: number; code: string }>();
  #replaying: (Played & { steps: Generator<undefined, Replayed>; others: AnyGame[] }) | null = null;
  #busy = false;

  constructor(services: Services, sessions: Sessions, inMemory: (code: string) => boolean) {
    this.#services = services;
    this.#sessions = sessions;
    this.#inMemory = inMemory;
    const { matches, unfinished, lobbies } = services.settings.keep;
    this.#jobs = [
      () => this.#noteSeen(),
      () => this.#archive(),
      () => this.#dropSessions(),
      () => this.#dropTables('lobby', lobbies),
      () => this.#dropTables('dealing', lobbies),
      () => this.#dropTables('over', matches),
      () => this.#dropFinished(matches),
      () => this.#dropAbandoned(unfinished),
      () => this.#shrink(),
    ];
  }

  /** Works for a moment, if there is anything to do. */
  async tick(): Promise<void> {
    const { log } = this.#services;
    const now = this.#services.now();
    if (this.#busy || now < this.#restsUntil) return;
    const end = performance.now() + BUDGET;
    this.#busy = true;
    try {
      do
        if (!(await this.step())) {
          this.#walked.clear();
          this.#restsUntil = now + REST;
          return;
        }
      while (performance.now() < end);
    } catch (error) {
      log('store failed', traceOf(error));
      this.#restsUntil = now + REST;
    } finally {
      this.#busy = false;
    }
  }

  /** One small step of the first job that has something to do; false when none has. */
  async step(): Promise<boolean> {
    for (const job of this.#jobs) if (await job()) return true;
    return false;
  }

  #before(age: number): number {
    return this.#services.now() - age;
  }

  /** Without waiting for the disk: what a crash undoes is done again. */
  async #soon(...writes: Write[]): Promise<true> {
    await this.#services.storage.soon(writes);
    return true;
  }

  async #noteSeen(): Promise<boolean> {
    const hashes = this.#sessions.takeSeen(SOME);
    return hashes.length > 0 && this.#soon(['seen', hashes, this.#services.now(), this.#before(SEEN_EVERY)]);
  }

  async #dropSessions(): Promise<boolean> {
    const { storage, settings } = this.#services;
    return (await storage.dropSessions({ than: this.#before(settings.keep.sessions), most: SOME })) > 0;
  }

  #shrink(): Promise<boolean> {
    return this.#services.storage.shrink(PAGES, SPARE_PAGES);
  }

  async #dropTables(state: string, age: number): Promise<boolean> {
    const { storage } = this.#services;
    const found = await storage.idleTables(state, { than: this.#before(age), most: SOME }, this.#walked.get(state) ?? START);
    if (found.length === 0) return false;
    this.#walked.set(state, must(found.at(-1)));
    // People may still be connected to it.
    const left = found.filter(({ code }) => !this.#inMemory(code));
    return this.#soon(...left.map(({ code }): Write => ['dropTable', code]));
  }

  async #dropFinished(age: number): Promise<boolean> {
    const [id] = await this.#services.storage.endedMatches({ than: this.#before(age), most: 1 });
    return id !== undefined && this.#soon(['dropMatch', id]);
  }

  /** An unfinished match nobody has come back to goes with its table, unless that has begun another. */
  async #dropAbandoned(age: number): Promise<boolean> {
    const { storage } = this.#services;
    const [match] = await storage.abandoned({ than: this.#before(age), most: 1 });
    if (!match) return false;
    const table = await storage.table(match.table);
    const its = table?.state === 'playing' && JSON.parse(table.text).match === match.id;
    return its ? this.#soon(['dropMatch', match.id], ['dropTable', match.table]) : this.#soon(['dropMatch', match.id]);
  }

  /** The oldest finished match becomes its record: at once if all is known of its end, else after it has been played again bit by bit. */
  async #archive(): Promise<boolean> {
    if (this.#replaying) return this.#replaySome();
    const { storage } = this.#services;
    const [id] = await storage.toArchive({ than: this.#before(ARCHIVE_AFTER), most: 1 });
    const row = id === undefined ? null : await storage.match(id);
    if (!row) return false;
    const inputs = await inputsOf(storage, row.id);
    const ending = await keptEnding(storage, row);
    return ending ? this.#write({ row, inputs }, ending) : this.#playAgain({ row, inputs }, rulesFor(row.game, row.rulesVersion));
  }

  /** By the first of these rules; without any it stays as it is, and is not looked at again. */
  async #playAgain(played: Played, [game, ...others]: AnyGame[]): Promise<boolean> {
    const { row, inputs } = played;
    if (!game) return this.#soon(['leaveAsItIs', row.id]);
    this.#replaying = { ...played, others, steps: replaying(game, row, stillSetting(row), inputs) };
    return true;
  }

  async #replaySome(): Promise<boolean> {
    const { steps, others, ...played } = must(this.#replaying);
    for (let i = 0; i < REPLAYED; i++) {
      const { done, value } = steps.next();
      if (!done) continue;
      this.#replaying = null;
      // Rules other than those it ended under do not reach its end.
      return value.host.over === null ? this.#playAgain(played, others) : this.#write(played, endingOf(value));
    }
    return true;
  }

  #write({ row, inputs }: Played, ending: Ending): Promise<true> {
    return this.#soon(['archive', row.id, JSON.stringify(assemble(row, inputs, ending))]);
  }
}
