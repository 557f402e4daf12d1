/** The dependencies that all tables and connections of one server share. */
import type { RefusalCode } from '@lurk/table';
import type { BotPool } from './bots/pool.ts';
import type { Committer } from './commit/committer.ts';
import type { Guard } from './commit/guard.ts';
import type { Counter } from './common/counter.ts';
import type { Log } from './common/log.ts';
import type { Semaphore } from './common/semaphore.ts';
import type { Limits } from './gateway/limits.ts';
import type { Settings } from './settings.ts';
import type { ClusterStore } from './store/cluster-store.ts';
import type { Storage } from './store/storage.ts';

export interface Services {
  settings: Settings;
  storage: Storage;
  /** Null where one server has the store to itself. */
  cluster: ClusterStore | null;
  committer: Committer;
  /** Bounds how many tables are read from the store at once. */
  tableReads: Semaphore;
  bots: BotPool;
  log: Log;
  guard: Guard;
  limits: Limits;
  /** Refusals by their reason. */
  refusals: Counter<RefusalCode>;
  /** Wall time at the start plus monotonic time since: setting the clock moves no deadline and no limit. */
  now(): number;
}
