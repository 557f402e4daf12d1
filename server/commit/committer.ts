/**
 * Group commit: a change is worked out in memory at once, and stored with all others that have gathered while the batch before it was being
 * flushed. What a batch tells is told when it is durable, in order. If storing fails, nothing of the batch has happened, nor of what was built
 * upon it: memory goes back to what is stored, and everybody concerned is told so.
 */
import type { Lost, RefusalCode } from '@lurk/table';
import { Broken } from '../common/broken.ts';
import { type Log, traceOf } from '../common/log.ts';
import { Overtaken, type Revision } from '../store/cluster-store.ts';
import type { Batch, Storage, Write } from '../store/storage.ts';
import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';

/** What a change leaves to be stored, and then to be told. */
export interface Effect {
  /** As they are now: when they are stored, memory may be further on. */
  readonly writes: Batch;
  /** It changes of a match what its inputs do not say: another server that has it in memory must read it anew. */
  readonly isMatchRead?: boolean;
  tell(): void;
}
/** Whatever holds state in memory that the store has a copy of. */
export interface Keeper {
  readonly lane: Lane;
  /** Goes back to what is stored. */
  forget(): Promise<void>;
  /** Where servers share the store: the place of a change among all of this keeper's, and going on from what another server has stored. */
  revision?(effect: Effect): Revision | null;
  /** `lost` are the changes that were worked out in vain, the first one first; none if memory does not fit what is stored for another reason. */
  overtaken?(lost: readonly Revision[]): Promise<void>;
}
export class Refused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
export type Refuse = (code: RefusalCode) => void;
/** What was to change did not; if another server was quicker, it can be said again at once. */
export type Losing = (code: Lost) => void;

interface Worked {
  /** Null for what nobody holds in memory. */
  readonly keeper: Keeper | null;
  readonly effect: Effect;
  readonly refused: Losing;
  readonly revision: Revision | null;
}

/** Before going back to what is stored is tried again. */
const BACK_OFF = 500;

export class Committer {
  /** What is stored next. */
  #gathered: Worked[] = [];
  /** Whose memory can no longer be trusted: they go back to what is stored before anything else. */
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

  /** `work` may throw Refused before it has changed anything. */
  submit(keeper: Keeper, work: () => Effect | null, refused: Losing = () => {}): void {
    this.within(
      keeper,
      () => {
        const effect = work();
        if (effect) this.add(keeper, effect, refused);
      },
      refused,
    );
  }

  /** Does something with what a keeper holds in memory, in its turn; a fault in it stays within, and takes that memory back to what is stored. */
  within(keeper: Keeper, work: () => void, refused: Losing = () => {}): void {
    keeper.lane.act(() => this.#try(keeper, work, refused));
  }

  #try(keeper: Keeper, work: () => void, refused: Losing): void {
    if (this.#stopped || this.#broken.has(keeper)) {
      this.#refuse(refused, this.#stopped ? 'stopping' : 'storage');
      return;
    }
    try {
      work();
    } catch (error) {
      this.#failed(keeper, error, refused);
    }
  }

  #failed(keeper: Keeper, error: unknown, refused: Losing): void {
    if (error instanceof Refused) {
      this.#refuse(refused, error.code);
      return;
    }
    this.#guard.fault('change', error);
    this.#refuse(refused, 'storage');
    // What it worked out before the fault is sound, and stored first.
    this.#goBack(keeper);
  }

  /** A change that has been worked out, to be stored and told with the others, in order. */
  add(keeper: Keeper | null, effect: Effect, refused: Losing): void {
    keeper?.lane.opened();
    const revision = (effect.writes.length > 0 && keeper?.revision?.(effect)) || null;
    this.#gathered.push({ keeper, effect, refused, revision });
    this.#schedule();
  }

  /** Stores what nobody holds in memory, together with the rest. */
  store(...writes: Write[]): Promise<void> {
    return this.storeFor(null, { writes });
  }

  /** The same for a keeper, from within what is done when all is settled. */
  storeFor(keeper: Keeper | null, effect: Omit<Effect, 'tell'>): Promise<void> {
    const lost = (code: Lost): Refused => new Refused(code === 'overtaken' ? 'storage' : code);
    return new Promise((done, failed) => this.add(keeper, { ...effect, tell: done }, (code) => failed(lost(code))));
  }

  /**
   * Does something once all that was asked of this keeper so far is stored and told: memory, store and everybody's stream then agree, and go on
   * agreeing until it is done.
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

  /** The next batch is on its way to the disk while the one before it is being told. */
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
    // Words alone have nothing to wait for but what was before them.
    const revisions = batch.flatMap(({ revision }) => revision ?? []);
    const stored = writes.length > 0 ? this.#storage.commit(writes, revisions) : Promise.resolve();
    stored.then(
      () => this.#settle(() => this.#tell(batch)),
      (error) => this.#settle(() => (error instanceof Overtaken ? this.#overtaken(batch, error) : this.#lose(batch, error))),
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

  #lose(batch: Worked[], error: unknown): void {
    const behind = this.#gathered;
    this.#gathered = [];
    const all = [...batch, ...behind];
    this.#log('store failed', { ...traceOf(error), changes: all.length });
    const keepers = new Set(all.flatMap(({ keeper }) => keeper ?? []));
    for (const keeper of keepers) this.#broken.add(keeper);
    for (const { refused } of all) this.#refuse(refused, 'storage');
    for (const keeper of keepers) keeper.lane.lost(() => this.#forget(keeper));
    if (error instanceof Broken) this.#guard.fault('store', error);
    this.#schedule();
  }

  /** Other servers were quicker at some tables: what was worked out there is worked out anew upon what they did; the rest is stored without it. */
  #overtaken(batch: Worked[], { tables }: Overtaken): void {
    const all = [...batch, ...this.#gathered];
    const losers = new Set(batch.flatMap(({ keeper, revision }) => (keeper && revision && tables.includes(revision.code) ? [keeper] : [])));
    const isLost = ({ keeper }: Worked): boolean => keeper !== null && losers.has(keeper);
    this.#gathered = all.filter((worked) => !isLost(worked));
    for (const loser of losers) {
      const lost = all.flatMap(({ keeper, revision }) => (keeper === loser && revision ? [revision] : []));
      loser.lane.lost(() => this.catchUp(loser, lost));
    }
    for (const { refused } of all.filter(isLost)) this.#guard.attempt('giving again', () => refused('overtaken'));
    this.#schedule();
  }

  /** Goes on from what other servers have stored, while nothing else happens there; whoever cannot goes back to what is stored as soon as that can be read. */
  async catchUp(keeper: Keeper, lost: readonly Revision[] = []): Promise<void> {
    try {
      await keeper.overtaken?.(lost);
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

  /** Whoever cannot go back now tries again in a while, and refuses everything until then. */
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

  /** Nothing more is taken; done when all that was is stored and told. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await new Promise<void>((done) => {
      this.#idle.push(done);
      this.#schedule();
    });
  }
}
