/** Health checks. A store that takes no writes is unhealthy, even while pages are served. */
import type { Log } from '../common/log.ts';
import { Conflict } from '../store/cluster-store.ts';
import type { Storage } from '../store/storage.ts';

/** A write older than this, in milliseconds, says nothing about now. */
const FRESH = 1000;

const WHAT_TO_DO = 'stop the server, then: npm run lurk -- restore FILE --force (docs/store.md, A damaged store)';

export class Health {
  phase: 'starting' | 'ready' | 'stopping' = 'starting';
  #stored = true;
  #isDamaged = false;
  #at = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  /** The same store, with the outcome of its last write noted. */
  readonly storage: Storage;

  constructor(storage: Storage, now: () => number, log: Log) {
    this.#now = now;
    void storage.damaged.then((found) => {
      this.#isDamaged = true;
      log('store damaged', { found, do: WHAT_TO_DO });
    });
    this.storage = { ...storage, commit: (batch, revisions) => this.#watch(storage.commit(batch, revisions)) };
  }

  async #watch(write: Promise<void>): Promise<void> {
    this.#at = this.#now();
    try {
      await write;
      this.#stored = true;
    } catch (error) {
      // A conflict with another server is no fault of the store.
      this.#stored = error instanceof Conflict;
      throw error;
    }
  }

  get isReady(): boolean {
    return this.phase === 'ready';
  }

  /** How the last write ended, after one more if that is a while ago. */
  async stores(): Promise<boolean> {
    if (this.#now() - this.#at >= FRESH) {
      try {
        await this.storage.commit([['alive', this.#now()]]);
      } catch {
        // Noted by #watch.
      }
    }
    return this.#stored;
  }

  /** `/healthz`: is it alive and does it store? `/readyz`: and does it take visitors? Null for well, else what is wrong. */
  async trouble(path: '/healthz' | '/readyz'): Promise<string | null> {
    if (path === '/readyz' && !this.isReady) return this.phase;
    if (this.phase === 'stopping') return null;
    if (!(await this.stores())) return 'storage';
    // Still playable, so it stays ready; but the operator has to act.
    return path === '/healthz' && this.#isDamaged ? 'damaged' : null;
  }
}
