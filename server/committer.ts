/**
 * Group commit: everything that changes in one turn of the event loop is worked out in order, stored in one transaction, and only then told.
 * If storing fails, nothing of the turn has happened: memory goes back to what is on the disk and everybody concerned is told so.
 */
import type { RefusalCode } from '@lurk/table';
import { Broken, type Guard } from './guard.ts';
import { type Log, traceOf } from './log.ts';
import type { Storage } from './storage.ts';

/** What a change leaves to be stored, and then to be told. */
export interface Effect {
  store(storage: Storage): void;
  tell(): void;
}
/** Whatever holds state in memory that the store has a copy of. */
export interface Keeper {
  /** Goes back to what is stored. */
  forget(): void;
}
export class Refused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

interface Job {
  keeper: Keeper;
  work(): Effect | null;
  refused(code: RefusalCode): void;
}

export class Committer {
  #jobs: Job[] = [];
  #scheduled = false;
  #stopped = false;
  readonly #storage: Storage;
  readonly #log: Log;
  readonly #guard: Guard;
  /** Could not go back to what is stored, and must before anything else. */
  readonly #lost = new Set<Keeper>();

  constructor(storage: Storage, log: Log, guard: Guard) {
    this.#storage = storage;
    this.#log = log;
    this.#guard = guard;
  }

  /** `work` may throw Refused before it has changed anything. */
  submit(keeper: Keeper, work: () => Effect | null, refused: (code: RefusalCode) => void = () => {}): void {
    if (this.#stopped) {
      refused('stopping');
      return;
    }
    this.#jobs.push({ keeper, work, refused });
    if (this.#scheduled) return;
    this.#scheduled = true;
    const flush = (): void => this.flush();
    this.#guard.soon('changes', flush, flush);
  }

  flush(): void {
    this.#scheduled = false;
    const jobs = this.#jobs;
    this.#jobs = [];
    const done: { job: Job; effect: Effect }[] = [];
    this.#forget([...this.#lost]);
    const broken = new Set(this.#lost);
    for (const job of jobs) {
      if (broken.has(job.keeper)) {
        this.#refuse(job, 'storage');
        continue;
      }
      try {
        const effect = job.work();
        if (effect) done.push({ job, effect });
      } catch (error) {
        if (error instanceof Refused) this.#refuse(job, error.code);
        else {
          // A fault of ours: what this keeper holds in memory can no longer be trusted, what it stored can.
          this.#guard.fault('change', error);
          broken.add(job.keeper);
          this.#refuse(job, 'storage');
        }
      }
    }
    const stored = done.length === 0 || this.#store(done);
    this.#forget(broken);
    if (!stored) return;
    for (const { job, effect } of done) {
      if (!this.#guard.attempt('telling', () => effect.tell())) this.#forget([job.keeper]);
    }
  }

  #store(done: { job: Job; effect: Effect }[]): boolean {
    try {
      this.#storage.together(() => {
        for (const { effect } of done) effect.store(this.#storage);
      });
      return true;
    } catch (error) {
      this.#log('store failed', { ...traceOf(error), changes: done.length });
      this.#forget(new Set(done.map(({ job }) => job.keeper)));
      for (const { job } of done) this.#refuse(job, 'storage');
      if (error instanceof Broken) throw error;
      return false;
    }
  }

  #forget(keepers: Iterable<Keeper>): void {
    for (const keeper of keepers) {
      if (this.#guard.attempt('going back', () => keeper.forget())) this.#lost.delete(keeper);
      else this.#lost.add(keeper);
    }
  }

  #refuse({ refused }: Job, code: RefusalCode): void {
    this.#guard.attempt('refusing', () => refused(code));
  }

  stop(): void {
    this.flush();
    this.#stopped = true;
  }
}
