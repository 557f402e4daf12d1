/** The synchronous store over one SQLite file: WAL mode, fsync at every commit, locked to one process. */
import { DatabaseSync } from 'node:sqlite';
import { Broken } from '../../common/broken.ts';
import type { Batch, Storage } from '../storage.ts';
import { inOurWords, isFull } from '../trouble.ts';
import { lockFolder, prepareFolder, storeFile } from './folder.ts';
import { makeShrinkable, migrate } from './layouts.ts';
import { pack, unpack } from './pack.ts';
import { Numbers, prepareAll } from './prepared.ts';
import { readsOf } from './reads.ts';
import { upkeepOf } from './upkeep.ts';
import { writesOf } from './writes.ts';

/** `Storage` with synchronous methods. */
export type Engine = {
  [N in Exclude<keyof Storage, 'damaged'>]: (...args: Parameters<Storage[N]>) => Awaited<ReturnType<Storage[N]>>;
};

/** A transaction that can be neither committed nor rolled back would swallow everything after it. */
function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch (error) {
    throw new Broken('a transaction could not be undone', { cause: error });
  }
}

/** The store of this folder, made or brought forward if need be. What is wrong with it is thrown as StoreTrouble. */
export function openEngine(folder: string): Engine {
  return inOurWords(folder, () => {
    prepareFolder(folder);
    const lock = lockFolder(folder);
    try {
      return engineOver(openFile(folder), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

function openFile(folder: string): DatabaseSync {
  const db = new DatabaseSync(storeFile(folder), { timeout: 2000 });
  try {
    // Before anything is written: a new file is made to shrink from the start.
    db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
    migrate(db, folder);
    makeShrinkable(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Checkpoints the WAL, which may need no more space, so that the next change can overwrite it. */
function makeRoom(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Really full: the failed write is reported already.
  }
}

function engineOver(db: DatabaseSync, lock: { release(): void }): Engine {
  const sql = prepareAll(db);
  const numbers = new Numbers(sql);
  const writes = writesOf(sql, numbers);

  function together<T>(work: () => T): T {
    sql.begin.run();
    try {
      const result = work();
      sql.commit.run();
      return result;
    } catch (error) {
      // Some failures have rolled back already; saying it twice is an error of its own.
      if (db.isTransaction) rollBack(db);
      numbers.forget();
      if (isFull(error)) makeRoom(db);
      throw error;
    }
  }
  /** Without fsync: durable with the next commit that has one. */
  function unflushed<T>(work: () => T): T {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return together(work);
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  }
  const write = (batch: Batch): void => {
    for (const [name, ...args] of batch) Reflect.apply(writes[name], writes, args);
  };

  return {
    ...upkeepOf(db, sql, unflushed),

    commit: (batch) => together(() => write(batch)),
    soon: (batch) => unflushed(() => write(batch)),
    ...readsOf(sql, numbers),

    forgetPlayer: (player, nobody) =>
      together(() => {
        const matches = sql.playedBy.all(player);
        for (const { num, seat } of matches) {
          sql.nameSeat.run(String(seat), nobody, num);
          const kept = sql.record.get(num);
          if (!kept) continue;
          const record: { seats: { name: string }[] } = JSON.parse(unpack(kept.text));
          record.seats[seat].name = nobody;
          sql.saveRecord.run(num, pack(JSON.stringify(record)));
        }
        sql.dropPlayedBy.run(player);
        sql.dropChatsBy.run(player);
        return matches.map(({ id }) => id);
      }),
    wakeUp: (now) =>
      together(() => {
        const at = sql.lastAlive.get()?.at ?? now;
        sql.asleep.run(at);
        sql.alive.run(now);
        return now - at;
      }),
    close() {
      db.close();
      lock.release();
    },
  };
}
