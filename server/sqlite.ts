/** The store in one SQLite file: written ahead, flushed to the disk at every commit, and by one process alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Chat } from '@lurk/table';
import type { FrameRow, InputRow, MatchRow, SessionRow, SnapshotRow, Storage, TableRow } from './storage.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (hash TEXT PRIMARY KEY, player TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lobby (code TEXT PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS member (player TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (player, code)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS match (
    num INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lobby TEXT NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL,
    options TEXT NOT NULL, seats TEXT NOT NULL, dealt TEXT NOT NULL, state TEXT NOT NULL, asleep INTEGER);
  CREATE TABLE IF NOT EXISTS input (
    id INTEGER PRIMARY KEY, seat INTEGER NOT NULL, key TEXT, text TEXT NOT NULL, at INTEGER NOT NULL, told TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS snapshot (match INTEGER PRIMARY KEY, no INTEGER NOT NULL, text TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS chat (code TEXT NOT NULL, id INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
`;

/** Inputs of a match lie side by side: their id is the number of the match and then their own. No match has more than these. */
const MOST_INPUTS = 1_000_000;

/** The frames of one input are kept in its row, a line for each viewer: one row is several times cheaper to write than seven. */
const lineOf = ({ viewer, n, text }: FrameRow): string => `${viewer} ${n} ${text}`;
function framesOf(told: string, viewer: number): FrameRow[] {
  const start = `${viewer} `;
  const line = told.split('\n').find((each) => each.startsWith(start));
  if (!line) return [];
  const space = line.indexOf(' ', start.length);
  return [{ viewer, n: Number(line.slice(start.length, space)), text: line.slice(space + 1) }];
}

export function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'lurk.sqlite'), { timeout: 2000 });
  // Exclusive: two servers on one folder would each believe its own memory.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
  db.exec(SCHEMA);
  const say = (sql: string) => db.prepare(sql);
  const sql = {
    begin: say('BEGIN IMMEDIATE'),
    commit: say('COMMIT'),
    session: say('SELECT hash, player, name FROM session WHERE hash = ?'),
    saveSession: say('INSERT INTO session VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET name = excluded.name, at = excluded.at'),
    table: say('SELECT code, text, at FROM lobby WHERE code = ?'),
    saveTable: say('INSERT INTO lobby VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET text = excluded.text, at = excluded.at'),
    leave: say('DELETE FROM member WHERE code = ?'),
    join: say('INSERT OR IGNORE INTO member VALUES (?, ?)'),
    tablesOf: say('SELECT code, text, at FROM lobby JOIN member USING (code) WHERE player = ? ORDER BY at DESC LIMIT ?'),
    num: say('SELECT num FROM match WHERE id = ?'),
    match: say('SELECT * FROM match WHERE id = ?'),
    addMatch: say('INSERT INTO match (id, lobby, game, rules, options, seats, dealt, state, asleep) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    sleep: say('UPDATE match SET asleep = ? WHERE id = ?'),
    endMatch: say("UPDATE match SET state = 'over' WHERE id = ?"),
    addInput: say('INSERT INTO input VALUES (?, ?, ?, ?, ?, ?)'),
    saveSnapshot: say('INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET no = excluded.no, text = excluded.text'),
    snapshot: say('SELECT no, text FROM snapshot WHERE match = ?'),
    inputs: say('SELECT id, seat, key, text, at FROM input WHERE id > ? AND id < ? ORDER BY id'),
    lastKeys: say('SELECT seat, key FROM input WHERE id > ? AND id < ? AND key IS NOT NULL ORDER BY id DESC LIMIT ?'),
    told: say('SELECT told FROM input WHERE id >= ? AND id < ? ORDER BY id'),
    addChat: say('INSERT INTO chat VALUES (?, ?, ?)'),
    chats: say('SELECT text FROM chat WHERE code = ? ORDER BY id DESC LIMIT ?'),
    alive: say('INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at'),
    lastAlive: say('SELECT at FROM alive'),
    asleep: say("UPDATE match SET asleep = ? WHERE state = 'playing' AND asleep IS NULL"),
  };

  /** Matches are named by a number inside the file: rows are many and names are long. */
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    let num = numbers.get(id);
    if (num === undefined) {
      num = (sql.num.get(id) as { num: number } | undefined)?.num ?? -1;
      if (numbers.size > 20_000) numbers.clear();
      if (num >= 0) numbers.set(id, num);
    }
    return num;
  };

  return {
    together(work) {
      sql.begin.run();
      try {
        work();
        sql.commit.run();
      } catch (error) {
        // Some failures have rolled back already; saying it twice is an error of its own.
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },

    session: (hash) => (sql.session.get(hash) as unknown as SessionRow | undefined) ?? null,
    saveSession: ({ hash, player, name }, at) => void sql.saveSession.run(hash, player, name, at),

    table: (code) => (sql.table.get(code) as unknown as TableRow | undefined) ?? null,
    saveTable({ code, text, at }, players) {
      sql.saveTable.run(code, text, at);
      sql.leave.run(code);
      for (const player of players) sql.join.run(player, code);
    },
    tablesOf: (player, most) => sql.tablesOf.all(player, most) as unknown as TableRow[],

    match(id) {
      const row = sql.match.get(id) as Record<string, string | number | null> | undefined;
      if (!row) return null;
      const { lobby, game, rules, options, seats, dealt, state, asleep } = row as Record<string, string>;
      return {
        id,
        table: lobby,
        game,
        rulesVersion: rules,
        options,
        seats,
        dealt: JSON.parse(dealt),
        state,
        asleep,
      } as unknown as MatchRow;
    },
    addMatch: (row) =>
      void sql.addMatch.run(
        row.id,
        row.table,
        row.game,
        row.rulesVersion,
        row.options,
        row.seats,
        JSON.stringify(row.dealt),
        row.state,
        row.asleep,
      ),
    sleep: (id, at) => void sql.sleep.run(at, id),
    endMatch: (id) => void sql.endMatch.run(id),

    addInput: (match, { no, seat, key, text, at }, told) =>
      void sql.addInput.run(numberOf(match) * MOST_INPUTS + no, seat, key, text, at, told.map(lineOf).join('\n')),
    saveSnapshot: (match, { no, text }) => void sql.saveSnapshot.run(numberOf(match), no, text),
    snapshot: (match) => (sql.snapshot.get(numberOf(match)) as unknown as SnapshotRow | undefined) ?? null,
    inputsAfter(match, no) {
      const first = numberOf(match) * MOST_INPUTS;
      const rows = sql.inputs.all(first + no, first + MOST_INPUTS) as unknown as (InputRow & { id: number })[];
      return rows.map(({ id, seat, key, text, at }) => ({ no: id - first, seat, key, text, at }));
    },
    lastKeys(match, most) {
      const first = numberOf(match) * MOST_INPUTS;
      return sql.lastKeys.all(first, first + MOST_INPUTS, most) as { seat: number; key: string }[];
    },
    framesAfter(match, viewer, n) {
      const first = numberOf(match) * MOST_INPUTS;
      // A viewer has at most one frame per input and one before: frame n is not found before input n - 1.
      const rows = sql.told.all(first + n, first + MOST_INPUTS) as { told: string }[];
      return rows.flatMap(({ told }) => framesOf(told, viewer)).filter((frame) => frame.n > n);
    },

    addChat: (table, chat) => void sql.addChat.run(table, chat.id, JSON.stringify(chat)),
    chats: (table, most) => (sql.chats.all(table, most) as { text: string }[]).map(({ text }) => JSON.parse(text) as Chat).reverse(),

    alive: (at) => void sql.alive.run(at),
    wakeUp(now) {
      const at = (sql.lastAlive.get() as { at: number } | undefined)?.at ?? now;
      sql.asleep.run(at);
      sql.alive.run(now);
      return now - at;
    },
    close: () => db.close(),
  };
}
