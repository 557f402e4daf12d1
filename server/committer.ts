/**
 * Group commit: a change is worked out in memory at once; all changes of one turn of the event loop are stored in one transaction, and
 * only then told. If storing fails, nothing of the turn has happened: memory goes back to what is on the disk and everybody concerned is told so.
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
type Refuse = (code: RefusalCode) => void;

interface Worked {
  keeper: Keeper;
  effect: Effect;
  refused: Refuse;
}

export class Committer {
  #batch: Worked[] = [];
  /** Whose memory can no longer be trusted since a fault: they go back to what is stored before anything else. */
  readonly #broken = new Set<Keeper>();
  #scheduled = false;
  #stopped = false;
  readonly #storage: Storage;
  readonly #log: Log;
  readonly #guard: Guard;

  constructor(storage: Storage, log: Log, guard: Guard) {
    this.#storage = storage;
    this.#log = log;
    this.#guard = guard;
  }

  /** `work` may throw Refused before it has changed anything. */
  submit(keeper: Keeper, work: () => Effect | null, refused: Refuse = () => {}): void {
    this.within(
      keeper,
      () => {
        const effect = work();
        if (effect) this.add(keeper, effect, refused);
      },
      refused,
    );
  }

  /** Does something with what a keeper holds in memory; a fault in it stays within, and takes that memory back to what is stored. */
  within(keeper: Keeper, work: () => void, refused: Refuse = () => {}): void {
    if (this.#stopped || this.#broken.has(keeper)) {
      this.#refuse(refused, this.#stopped ? 'stopping' : 'storage');
      if (!this.#stopped) this.#schedule();
      return;
    }
    try {
      work();
    } catch (error) {
      if (error instanceof Refused) this.#refuse(refused, error.code);
      else {
        this.#guard.fault('change', error);
        this.#broken.add(keeper);
        this.#schedule();
        this.#refuse(refused, 'storage');
      }
    }
  }

  /** A change that has been worked out, to be stored and told with the others of this turn, in order. */
  add(keeper: Keeper, effect: Effect, refused: Refuse): void {
    this.#batch.push({ keeper, effect, refused });
    this.#schedule();
  }

  /** Does something once all that was asked for so far is stored and told: memory, store and everybody's stream then agree. */
  settled(act: () => void): void {
    this.flush();
    act();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    const flush = (): void => this.flush();
    this.#guard.soon('changes', flush, flush);
  }

  flush(): void {
    this.#scheduled = false;
    const batch = this.#batch;
    this.#batch = [];
    const stored = batch.length === 0 || this.#store(batch);
    this.#forget([...this.#broken]);
    if (!stored) return;
    for (const { keeper, effect } of batch) {
      if (!this.#guard.attempt('telling', () => effect.tell())) this.#forget([keeper]);
    }
  }

  #store(batch: Worked[]): boolean {
    try {
      this.#storage.together(() => {
        for (const { effect } of batch) effect.store(this.#storage);
      });
      return true;
    } catch (error) {
      this.#log('store failed', { ...traceOf(error), changes: batch.length });
      this.#forget(new Set(batch.map(({ keeper }) => keeper)));
      for (const { refused } of batch) this.#refuse(refused, 'storage');
      if (error instanceof Broken) throw error;
      return false;
    }
  }

  /** Whoever cannot go back now tries again at the next change. */
  #forget(keepers: Iterable<Keeper>): void {
    for (const keeper of keepers) {
      if (this.#guard.attempt('going back', () => keeper.forget())) this.#broken.delete(keeper);
      else this.#broken.add(keeper);
    }
  }

  #refuse(refused: Refuse, code: RefusalCode): void {
    this.#guard.attempt('refusing', () => refused(code));
  }

  stop(): void {
    this.flush();
    this.#stopped = true;
  }
}
