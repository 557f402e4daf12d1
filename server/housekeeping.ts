/**
 * Keeps the store small: finished matches become their records, and what nobody has come back to for long is forgotten. A little at a time,
 * between two turns of the event loop: nobody who plays notices.
 */
import { must } from '@lurk/kernel';
import type { Ending } from '@lurk/table';
import { type AnyGame, rulesFor } from './games.ts';
import { traceOf } from './log.ts';
import { assemble, endingOf, keptEnding } from './records.ts';
import { inputsOf, type Replayed, replaying, stillSetting } from './replay.ts';
import type { Services } from './services.ts';
import type { Sessions } from './sessions.ts';
import type { MatchRow } from './storage.ts';

/** How often it looks whether there is something to do, while there is and while there was not. */
export const TICK = 50;
const REST = 60_000;
/** How long it may work at a time. One small step is always done. */
const BUDGET = 2;
/** A finished match keeps what catching up needs while people still look at its end. */
const ARCHIVE_AFTER = 10 * 60_000;
/** A session is noted as seen once a day at most. */
const SEEN_EVERY = 24 * 60 * 60_000;
/** Rows taken at a time. */
const SOME = 50;
/** Inputs played again at a time. */
const REPLAYED = 4;
/** Pages given back at a time, and those kept for what comes next. */
const PAGES = 32;
export const SPARE_PAGES = 500;

type Job = () => boolean;
const START = { at: 0, code: '' };

export class Housekeeping {
  readonly #services: Services;
  readonly #sessions: Sessions;
  readonly #inMemory: (code: string) => boolean;
  readonly #jobs: Job[];
  #restsUntil = 0;
  /** Where the walk through idle tables of a state has come to. */
  readonly #walked = new Map<string, { at: number; code: string }>();
  #replaying: { row: MatchRow; steps: Generator<undefined, Replayed>; others: AnyGame[] } | null = null;

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
  tick(): void {
    const { now, log } = this.#services;
    if (now() < this.#restsUntil) return;
    const end = performance.now() + BUDGET;
    try {
      do
        if (!this.step()) {
          this.#walked.clear();
          this.#restsUntil = now() + REST;
          return;
        }
      while (performance.now() < end);
    } catch (error) {
      log('store failed', traceOf(error));
      this.#restsUntil = now() + REST;
    }
  }

  /** One small step of the first job that has something to do; false when none has. */
  step(): boolean {
    return this.#jobs.some((job) => job());
  }

  #before(age: number): number {
    return this.#services.now() - age;
  }

  /** Nobody waits for it, and what a fall of the machine undoes is done again. */
  #soon(work: () => void): true {
    this.#services.storage.soon(work);
    return true;
  }

  #noteSeen(): boolean {
    const { storage, now } = this.#services;
    const hashes = this.#sessions.takeSeen(SOME);
    return hashes.length > 0 && this.#soon(() => storage.seen(hashes, now(), this.#before(SEEN_EVERY)));
  }

  #dropSessions(): boolean {
    const { storage, settings } = this.#services;
    let dropped = 0;
    const older = { than: this.#before(settings.keep.sessions), most: SOME };
    storage.soon(() => {
      dropped = storage.dropSessions(older);
    });
    return dropped > 0;
  }

  #shrink(): boolean {
    const { storage } = this.#services;
    let shrunk = false;
    storage.soon(() => {
      shrunk = storage.shrink(PAGES, SPARE_PAGES);
    });
    return shrunk;
  }

  #dropTables(state: string, age: number): boolean {
    const { storage } = this.#services;
    const found = storage.idleTables(state, { than: this.#before(age), most: SOME }, this.#walked.get(state) ?? START);
    if (found.length === 0) return false;
    this.#walked.set(state, must(found.at(-1)));
    // Somebody may be sitting there for all that time.
    const left = found.filter(({ code }) => !this.#inMemory(code));
    return this.#soon(() => {
      for (const { code } of left) storage.dropTable(code);
    });
  }

  #dropFinished(age: number): boolean {
    const { storage } = this.#services;
    const [id] = storage.endedMatches({ than: this.#before(age), most: 1 });
    return id !== undefined && this.#soon(() => storage.dropMatch(id));
  }

  /** An unfinished match nobody has come back to goes with its table, unless that has begun another. */
  #dropAbandoned(age: number): boolean {
    const { storage } = this.#services;
    const [match] = storage.abandoned({ than: this.#before(age), most: 1 });
    if (!match) return false;
    const table = storage.table(match.table);
    const its = table?.state === 'playing' && JSON.parse(table.text).match === match.id;
    return this.#soon(() => {
      storage.dropMatch(match.id);
      if (its) storage.dropTable(match.table);
    });
  }

  /** The oldest finished match becomes its record: at once if all is known of its end, else after it has been played again bit by bit. */
  #archive(): boolean {
    if (this.#replaying) return this.#replaySome();
    const { storage } = this.#services;
    const [id] = storage.toArchive({ than: this.#before(ARCHIVE_AFTER), most: 1 });
    const row = id === undefined ? null : storage.match(id);
    if (!row) return false;
    const ending = keptEnding(storage, row);
    if (ending) return this.#write(row, ending);
    return this.#playAgain(row, rulesFor(row.game, row.rulesVersion));
  }

  /** By the first of these rules; without any it stays as it is, and is not looked at again. */
  #playAgain(row: MatchRow, [game, ...others]: AnyGame[]): boolean {
    const { storage } = this.#services;
    if (!game) return this.#soon(() => storage.leaveAsItIs(row.id));
    this.#replaying = { row, others, steps: replaying(game, row, stillSetting(row), inputsOf(storage, row.id)) };
    return true;
  }

  #replaySome(): boolean {
    const { row, steps, others } = must(this.#replaying);
    for (let i = 0; i < REPLAYED; i++) {
      const { done, value } = steps.next();
      if (!done) continue;
      this.#replaying = null;
      // Other rules than those it ended under do not come to its end.
      return value.host.over === null ? this.#playAgain(row, others) : this.#write(row, endingOf(value));
    }
    return true;
  }

  #write(row: MatchRow, ending: Ending): boolean {
    const { storage } = this.#services;
    const record = JSON.stringify(assemble(storage, row, ending));
    return this.#soon(() => storage.archive(row.id, record));
  }
}
