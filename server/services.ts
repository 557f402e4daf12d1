/** What all tables of one server share. */
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
  /** Where other servers use the same store. */
  cluster: ClusterStore | null;
  committer: Committer;
  /** Where those wait for whom a table must be read. */
  tableReads: Semaphore;
  bots: BotPool;
  log: Log;
  guard: Guard;
  limits: Limits;
  /** How often something was refused, by its reason. */
  refusals: Counter<RefusalCode>;
  /** The time of day when the server started, and what has passed since: a clock that is set back or forward moves no deadline and no limit. */
  now(): number;
}
