/** What all tables of one server share. */
import type { BotPool } from './bots.ts';
import type { Committer } from './committer.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

export interface House {
  settings: Settings;
  storage: Storage;
  committer: Committer;
  bots: BotPool;
  log: Log;
  now(): number;
}
