/** The store in one SQLite file: written ahead, flushed to the disk at every commit, and by one process alone. */
import { DatabaseSync } from 'node:sqlite';
import type { Chat } from '@lurk/table';
import { CHAT_RANGE, CHAT_RANGES } from './chat-log.ts';
import { Broken } from './guard.ts';
import { lockFolder, prepareFolder, storeFile } from './sqlite/folder.ts';
import { makeShrinkable, migrate } from './sqlite/layouts.ts';
import { pack, unpack } from './sqlite/pack.ts';
import { Numbers, prepareAll } from './sqlite/prepared.ts';
import { inOurWords, isFull } from './sqlite/trouble.ts';
import { upkeepOf } from './sqlite/upkeep.ts';
import type { Storage } from './storage.ts';

/** Chats kept of one table, of each range; more than anybody is shown. */
const CHATS = 200;

/** Half a transaction that can neither be ended nor undone would swallow everything after it. */
function rollBack(db: DatabaseSync): void {
  try {
    db.exec('ROLLBACK');
  } catch (error) {
    throw new Broken('a transaction could not be undone', { cause: error });
  }
}

/** The store of this folder, made or brought forward if need be. What is wrong with it is thrown as StoreTrouble. */
export function openSqlite(folder: string): Storage {
  return inOurWords(folder, () => {
    prepareFolder(folder);
    const lock = lockFolder(folder);
    try {
      return storageOver(openFile(folder), lock);
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

/** What was written ahead is moved into the store, which may go without more room and lets the next change be written over it. */
function makeRoom(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Really full: whoever wanted to write is told so already.
  }
}

function storageOver(db: DatabaseSync, lock: { release(): void }): Storage {
  const sql = prepareAll(db);
  const numbers = new Numbers(sql);
  const together = (work: () => void): void => {
    sql.begin.run();
    try {
      work();
      sql.commit.run();
    } catch (error) {
      // Some failures have rolled back already; saying it twice is an error of its own.
      if (db.isTransaction) rollBack(db);
      numbers.forget();
      if (isFull(error)) makeRoom(db);
      throw error;
    }
  };
  return {
    ...upkeepOf(db, sql, numbers),

    together,
    soon(work) {
      db.exec('PRAGMA synchronous = NORMAL');
      try {
        together(work);
      } finally {
        db.exec('PRAGMA synchronous = FULL');
      }
    },

    session: (hash) => sql.session.get(hash) ?? null,
    saveSession: ({ hash, player, name }, at) => void sql.saveSession.run(hash, player, name, at),

    dropSession: (hash) => void sql.dropSession.run(hash),

    table: (code) => sql.table.get(code) ?? null,
    saveTable({ code, state, text, at }, players) {
      sql.saveTable.run(code, state, text, at);
      sql.leave.run(code);
      for (const player of players) sql.join.run(code, player, at);
    },
    tablesOf: (player, most) => sql.tablesOf.all(player, most),

    match(id) {
      const row = sql.match.get(id);
      if (!row) return null;
      const { lobby, game, rules, options, seats, dealt, state, asleep, result } = row;
      return { id, table: lobby, game, rulesVersion: rules, options, seats, dealt: JSON.parse(dealt), state, asleep, result };
    },
    addMatch({ id, table, game, rulesVersion, options, seats, dealt, state, asleep, result }) {
      sql.addMatch.run(id, table, game, rulesVersion, options, seats, JSON.stringify(dealt), state, asleep, result);
    },
    seated(id, players) {
      for (const [seat, player] of players.entries()) if (player !== null) sql.seated.run(numbers.of(id), seat, player);
    },
    forgetPlayer(player, nobody) {
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
    },
    sleep: (id, at) => void sql.sleep.run(at, id),
    endMatch: (id, at, result) => void sql.endMatch.run(at, result, id),
    record(id) {
      const row = sql.record.get(numbers.of(id));
      return row ? unpack(row.text) : null;
    },

    addInput(match, { no, seat, key, text, at, told }) {
      const [first] = numbers.inputsOf(match);
      sql.addInput.run(first + no, seat, key, text, at, pack(told));
    },
    saveSnapshot: (match, { no, text }) => void sql.saveSnapshot.run(numbers.of(match), no, pack(text)),
    snapshot(match) {
      const row = sql.snapshot.get(numbers.of(match));
      return row ? { no: row.no, text: unpack(row.text) } : null;
    },
    inputsAfter(match, no) {
      const [first, end] = numbers.inputsOf(match);
      const rows = sql.inputs.all(first + no, end);
      return rows.map(({ id, seat, key, text, at }) => ({ no: id - first, seat, key, text, at }));
    },
    lastKeys: (match, most) => sql.lastKeys.all(...numbers.inputsOf(match), most),
    toldFrom(match, no) {
      const [first, end] = numbers.inputsOf(match);
      const rows = sql.told.all(first + no, end);
      return rows.map(({ id, told }) => ({ no: id - first, told: unpack(told) }));
    },

    addChat(table, chat) {
      sql.addChat.run(table, chat.id, JSON.stringify(chat));
      sql.dropOldChat.run(table, chat.id - (chat.id % CHAT_RANGE), chat.id - CHATS);
    },
    chats: (table, most) =>
      CHAT_RANGES.flatMap((first) =>
        sql.chats
          .all(table, first, first + CHAT_RANGE, most)
          .map(({ text }): Chat => JSON.parse(text))
          .reverse(),
      ),

    alive: (at) => void sql.alive.run(at),
    wakeUp(now) {
      const at = sql.lastAlive.get()?.at ?? now;
      sql.asleep.run(at);
      sql.alive.run(now);
      return now - at;
    },
    close() {
      db.close();
      lock.release();
    },
  };
}
