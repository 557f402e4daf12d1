/**
 * Group commit. A change is made in memory at once and stored with all others that arrive while the batch before it is being flushed. What a batch
 * tells is sent when it is durable, in order. If storing fails, the batch and everything built upon it is rolled back: memory returns to what is
 * stored, and every sender concerned is refused.
 */
import type { RefusalCode, Rejection } from '@lurk/table';
import { Broken } from '../common/broken.ts';
import { type Log, traceOf } from '../common/log.ts';
import { Conflict, type Revision } from '../store/cluster-store.ts';
import type { Batch, Storage, Write } from '../store/storage.ts';
import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';

/** What a change has to store, and then to tell. */
export interface Effect {
  /** Serialised now: when they are stored, memory may be further on. */
  readonly writes: Batch;
  /** Changes something of a match that its inputs do not say: another server that has it in memory must read it again. */
  readonly isMatchRead?: boolean;
  tell(): void;
}
/** Owner of state in memory that is a copy of what is stored, and can be rolled back to it. */
export interface Keeper {
  readonly lane: Lane;
  /** Goes back to what is stored. */
  forget(): Promise<void>;
  /** Where servers share the store: the revision a change makes, checked when it is stored. */
  revision?(effect: Effect): Revision | null;
  /** In conflict with what another server stored first. `undone` are the revisions to roll back, the first one first; none if memory does not match the store for another reason. */
  conflict?(undone: readonly Revision[]): Promise<void>;
}
export class Refused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
export type Refuse = (code: RefusalCode) => void;
/** The change did not happen; after a conflict it is to be given again at once. */
export type Reject = (code: Rejection) => void;

interface Worked {
  /** Null for what is not held in memory. */
  readonly keeper: Keeper | null;
  readonly effect: Effect;
  readonly rejected: Reject;
  readonly revision: Revision | null;
}

/** Milliseconds before a failed rollback is tried again. */
const BACK_OFF = 500;

export class Committer {
  /** The next batch. */
  #gathered: Worked[] = [];
  /** Keepers whose memory cannot be trusted: they are rolled back before anything else. */
  readonly #broken = new Set<Keeper>();
  #scheduled = false;
  #flushing = false;
  #stopped = false;
  #idle: (() => void)[] = [];
  readonly #storage: Storage;
  readonly #log: Log;
  readonly #guard: Guard;

  constructor(storage: Storage, log: Log, guard: Guard) {
    this.#storage = storage;
    this.#log = log;
    this.#guard = guard;
  }

  /** Makes a change and queues its effect. `work` may throw Refused before it has changed anything. */
  submit(keeper: Keeper, work: () => Effect | null, rejected: Reject = () => {}): void {
    this.within(
      keeper,
      () => {
        const effect = work();
        if (effect) this.add(keeper, effect, rejected);
      },
      rejected,
    );
  }

  /** Runs `work` on a keeper's memory, in its lane. If it throws anything but Refused, that memory is rolled back to what is stored. */
  within(keeper: Keeper, work: () => void, rejected: Reject = () => {}): void {
    keeper.lane.act(() => this.#try(keeper, work, rejected));
  }

  #try(keeper: Keeper, work: () => void, rejected: Reject): void {
    if (this.#stopped || this.#broken.has(keeper)) {
      this.#refuse(rejected, this.#stopped ? 'stopping' : 'storage');
      return;
    }
    try {
      work();
    } catch (error) {
      this.#failed(keeper, error, rejected);
    }
  }

  #failed(keeper: Keeper, error: unknown, rejected: Reject): void {
    if (error instanceof Refused) {
      this.#refuse(rejected, error.code);
      return;
    }
    this.#guard.fault('change', error);
    this.#refuse(rejected, 'storage');
    // Changes made before the fault are sound, and are stored first.
    this.#goBack(keeper);
  }

  /** Queues the effect of a change made already, to be stored and told in order. */
  add(keeper: Keeper | null, effect: Effect, rejected: Reject): void {
    keeper?.lane.opened();
    const revision = (effect.writes.length > 0 && keeper?.revision?.(effect)) || null;
    this.#gathered.push({ keeper, effect, rejected, revision });
    this.#schedule();
  }

  /** Stores rows that no keeper holds, in the next batch. */
  store(...writes: Write[]): Promise<void> {
    return this.storeFor(null, { writes });
  }

  /** The same for a keeper, from inside a `settled` job. */
  storeFor(keeper: Keeper | null, effect: Omit<Effect, 'tell'>): Promise<void> {
    const refusal = (code: Rejection): Refused => new Refused(code === 'conflict' ? 'storage' : code);
    return new Promise((done, failed) => this.add(keeper, { ...effect, tell: done }, (code) => failed(refusal(code))));
  }

  /**
   * Runs a job alone, once everything asked of this keeper so far is stored and told: memory, store and all streams agree, and stay so until the job
   * is done.
   */
  settled(keeper: Keeper, job: () => Promise<void>, refused: Refuse = () => {}): void {
    keeper.lane.alone(async () => {
      if (this.#broken.has(keeper)) {
        this.#refuse(refused, 'storage');
        return;
      }
      try {
        await job();
      } catch (error) {
        if (!(error instanceof Refused)) this.#guard.fault('settled', error);
        this.#refuse(refused, error instanceof Refused ? error.code : 'storage');
      }
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#flushing) return;
    this.#scheduled = true;
    const flush = (): void => this.#flush();
    this.#guard.soon('changes', flush, flush);
  }

  /** The next batch is already on its way to the disk while the last one is being told. */
  #flush(): void {
    this.#scheduled = false;
    const batch = this.#gathered;
    this.#gathered = [];
    if (batch.length === 0) {
      for (const done of this.#idle.splice(0)) done();
      return;
    }
    this.#flushing = true;
    const writes = batch.flatMap(({ effect }) => effect.writes);
    // A batch without writes waits only for the batches before it.
    const revisions = batch.flatMap(({ revision }) => revision ?? []);
    const stored = writes.length > 0 ? this.#storage.commit(writes, revisions) : Promise.resolve();
    stored.then(
      () => this.#settle(() => this.#tell(batch)),
      (error) => this.#settle(() => (error instanceof Conflict ? this.#conflict(batch, error) : this.#notStored(batch, error))),
    );
  }

  #settle(outcome: () => void): void {
    this.#flushing = false;
    this.#guard.attempt('settling', outcome);
  }

  #tell(batch: Worked[]): void {
    this.#flush();
    for (const { keeper, effect } of batch) {
      const told = this.#guard.attempt('telling', () => effect.tell());
      if (!told && keeper) this.#goBack(keeper);
      keeper?.lane.told();
    }
  }

  #notStored(batch: Worked[], error: unknown): void {
    const behind = this.#gathered;
    this.#gathered = [];
    const all = [...batch, ...behind];
    this.#log('store failed', { ...traceOf(error), changes: all.length });
    const keepers = new Set(all.flatMap(({ keeper }) => keeper ?? []));
    for (const keeper of keepers) this.#broken.add(keeper);
    for (const { rejected } of all) this.#refuse(rejected, 'storage');
    for (const keeper of keepers) keeper.lane.rollBack(() => this.#forget(keeper));
    if (error instanceof Broken) this.#guard.fault('store', error);
    this.#schedule();
  }

  /** Other servers stored first at some tables: there the changes are rolled back and given again; the rest of the batch is stored without them. */
  #conflict(batch: Worked[], { tables }: Conflict): void {
    const all = [...batch, ...this.#gathered];
    const concerned = new Set(
      batch.flatMap(({ keeper, revision }) => (keeper && revision && tables.includes(revision.code) ? [keeper] : [])),
    );
    const isConcerned = ({ keeper }: Worked): boolean => keeper !== null && concerned.has(keeper);
    this.#gathered = all.filter((worked) => !isConcerned(worked));
    for (const one of concerned) {
      const undone = all.flatMap(({ keeper, revision }) => (keeper === one && revision ? [revision] : []));
      one.lane.rollBack(() => this.catchUp(one, undone));
    }
    for (const { rejected } of all.filter(isConcerned)) this.#guard.attempt('giving again', () => rejected('conflict'));
    this.#schedule();
  }

  /** Replays what other servers have stored, while nothing else happens at this keeper. If that fails, it is rolled back to what is stored. */
  async catchUp(keeper: Keeper, undone: readonly Revision[] = []): Promise<void> {
    try {
      await keeper.conflict?.(undone);
    } catch (error) {
      this.#guard.fault('catching up', error);
      this.#broken.add(keeper);
      await this.#forget(keeper);
    }
  }

  #goBack(keeper: Keeper): void {
    if (this.#broken.has(keeper)) return;
    this.#broken.add(keeper);
    keeper.lane.first(() => this.#forget(keeper));
  }

  /** A rollback that fails is tried again after a while; until then the keeper refuses everything. */
  async #forget(keeper: Keeper): Promise<void> {
    try {
      await keeper.forget();
      this.#broken.delete(keeper);
    } catch (error) {
      this.#guard.fault('going back', error);
      this.#guard.after(BACK_OFF, 'going back again', () => this.#broken.has(keeper) && keeper.lane.first(() => this.#forget(keeper)));
    }
  }

  #refuse(refused: Refuse, code: RefusalCode): void {
    this.#guard.attempt('refusing', () => refused(code));
  }

  /** Takes no more changes; done when all are stored and told. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await new Promise<void>((done) => {
      this.#idle.push(done);
      this.#schedule();
    });
  }
}
