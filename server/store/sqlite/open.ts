/** `Storage` over SQLite in a worker thread, so that only the caller waits for the disk, not the event loop. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { Broken } from '../../common/broken.ts';
import type { Storage } from '../storage.ts';
import { StoreTrouble } from '../trouble.ts';
import type { Engine } from './engine.ts';
import { storeFile } from './folder.ts';
import type { Failure, Order, Result, Start } from './thread.ts';
import { Watch } from './watch.ts';

const errorOf = ({ message, code, trouble, broken }: Failure): Error => {
  if (trouble) return new StoreTrouble(trouble, message);
  return broken ? new Broken(message) : Object.assign(new Error(message), code && { code });
};
/** What was asked for may or may not be stored: only a restart from disk is safe. */
const ENDED: Failure = { message: 'the thread of the store has ended', code: null, trouble: null, broken: true };

/** Called with the answer, or with why there is none. */
type Waiting = (result: Pick<Result, 'value' | 'failure'>) => void;

/** The thread, and the promises of its answers. */
class Thread {
  readonly #worker: Worker;
  readonly #orders: MessagePort;
  /** Count of orders given: the thread sleeps on it. */
  readonly #given = new Int32Array(new SharedArrayBuffer(4));
  /** By the number of what was asked. */
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended = false;

  readonly #watch: Watch;

  constructor(folder: string, watch: Watch) {
    this.#watch = watch;
    const { port1, port2: orders } = new MessageChannel();
    this.#orders = port1;
    const workerData: Start = { folder, orders, given: this.#given };
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, transferList: [orders] });
    this.#worker.on('message', (result: Result) => this.#heard(result));
    this.#worker.on('error', () => this.#end());
    this.#worker.on('exit', () => this.#end());
  }

  #heard(result: Result): void {
    if (result.failure?.trouble === 'damaged') this.#watch.found(result.failure.message);
    const tell = this.#waiting.get(result.no);
    this.#waiting.delete(result.no);
    tell?.(result);
  }

  #end(): void {
    this.#ended = true;
    for (const no of this.#waiting.keys()) this.#heard({ no, failure: ENDED });
  }

  #answer<T>(no: number): Promise<T> {
    return new Promise((done, failed) => {
      // What the thread answers is what the store was asked for.
      this.#waiting.set(no, ({ failure, value }) => (failure ? failed(errorOf(failure)) : done(value as T)));
    });
  }

  /** The store is there. */
  opened(): Promise<void> {
    return this.#answer(0);
  }

  /** One of the things a store can be asked for. */
  asking<N extends keyof Engine>(what: N): (...args: Parameters<Storage[N]>) => Promise<Awaited<ReturnType<Storage[N]>>> {
    return (...args) => {
      if (this.#ended) return Promise.reject(new Error('the store is closed'));
      const no = ++this.#asked;
      this.#orders.postMessage({ no, what, args } satisfies Order);
      Atomics.add(this.#given, 0, 1);
      Atomics.notify(this.#given, 0);
      return this.#answer(no);
    };
  }
}

/** The store of this folder, made or brought forward if need be. What is wrong with it is thrown as StoreTrouble. */
export async function openSqlite(folder: string): Promise<Storage> {
  const watch = new Watch(storeFile(folder));
  const thread = new Thread(folder, watch);
  try {
    await thread.opened();
  } catch (error) {
    await watch.end();
    throw error;
  }
  const close = thread.asking('close');
  return {
    damaged: watch.damaged,
    commit: thread.asking('commit'),
    soon: thread.asking('soon'),
    session: thread.asking('session'),
    table: thread.asking('table'),
    tablesOf: thread.asking('tablesOf'),
    chats: thread.asking('chats'),
    match: thread.asking('match'),
    record: thread.asking('record'),
    snapshot: thread.asking('snapshot'),
    inputsAfter: thread.asking('inputsAfter'),
    lastKeys: thread.asking('lastKeys'),
    toldFrom: thread.asking('toldFrom'),
    forgetPlayer: thread.asking('forgetPlayer'),
    wakeUp: thread.asking('wakeUp'),
    dropSessions: thread.asking('dropSessions'),
    idleTables: thread.asking('idleTables'),
    toArchive: thread.asking('toArchive'),
    endedMatches: thread.asking('endedMatches'),
    abandoned: thread.asking('abandoned'),
    shrink: thread.asking('shrink'),
    close: async () => {
      // Both at once: whatever is asked from now on comes behind the end.
      await Promise.all([watch.end(), close()]);
    },
  };
}
