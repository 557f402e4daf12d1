/**
 * The layouts of the store, oldest first. A store is brought forward one layout at a time, each in one transaction, and a new one takes the
 * same way: what is tested is what runs. A published layout is never changed again; what comes next is added at the end.
 */
import type { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from '../trouble.ts';

export const LAYOUTS: readonly string[] = [
  // 1: as first published; it did not say its number.
  `
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
  `,

  // 2: found by whatever they are looked up, deleted or aged by; what was told is kept once and no longer per seat (what lies there is told
  // again from the inputs); a finished match is its record.
  `
  ALTER TABLE lobby ADD COLUMN state TEXT NOT NULL DEFAULT 'lobby';
  UPDATE lobby SET state = json_extract(text, '$.state');
  CREATE INDEX lobby_age ON lobby (state, at, code);

  CREATE TABLE seated (code TEXT NOT NULL, player TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (code, player)) WITHOUT ROWID;
  INSERT INTO seated SELECT code, player, at FROM member JOIN lobby USING (code);
  DROP TABLE member;
  ALTER TABLE seated RENAME TO member;
  CREATE INDEX member_latest ON member (player, at);

  CREATE INDEX session_age ON session (at);

  ALTER TABLE match ADD COLUMN ended INTEGER;
  ALTER TABLE match ADD COLUMN result TEXT;
  ALTER TABLE match ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
  UPDATE match SET ended = (SELECT at FROM input WHERE id >= num * 1000000 AND id < (num + 1) * 1000000 ORDER BY id DESC LIMIT 1)
    WHERE state = 'over';
  CREATE INDEX match_awake ON match (num) WHERE state = 'playing' AND asleep IS NULL;
  CREATE INDEX match_asleep ON match (asleep) WHERE state = 'playing';
  CREATE INDEX match_ended ON match (ended) WHERE state = 'over';
  CREATE INDEX match_to_archive ON match (ended) WHERE state = 'over' AND archived = 0;
  CREATE TABLE record (match INTEGER PRIMARY KEY, text BLOB NOT NULL);

  UPDATE input SET told = '';
  `,

  // 3: who sat where, and who said what, so that a player can be erased.
  `
  CREATE TABLE played (match INTEGER NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (match, seat)) WITHOUT ROWID;
  CREATE INDEX played_by ON played (player);
  CREATE INDEX chat_by ON chat (json_extract(text, '$.from'));
  `,
];

/** The layout this code reads and writes. */
export const LAYOUT = LAYOUTS.length;

const one = (db: DatabaseSync, sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);

/** The layout a store has; 0 for an empty one. */
export function layoutOf(db: DatabaseSync): number {
  const said = one(db, 'PRAGMA user_version');
  if (said > 0) return said;
  return one(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'lobby'");
}

/** Says no to a store that a later Lurk has written: it may hold what this one would lose. */
export function refuseNewer(db: DatabaseSync, where: string): void {
  const found = layoutOf(db);
  if (found > LAYOUT)
    throw new StoreTrouble(
      'newer',
      `The store in ${where} was written by a newer Lurk (layout ${found}; this one knows ${LAYOUT}). Nothing was changed. Start the newer Lurk, or choose another folder with LURK_DATA.`,
    );
}

/** Brings a store to the layout of this code. Killed in the middle, it has the layout it had, whole. */
export function migrate(db: DatabaseSync, where: string, layouts = LAYOUTS): void {
  refuseNewer(db, where);
  for (let layout = layoutOf(db); layout < layouts.length; layout++) {
    db.exec('BEGIN EXCLUSIVE');
    try {
      db.exec(layouts[layout]);
      db.exec(`PRAGMA user_version = ${layout + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Unused pages are given back little by little, which a store must have been made for; an older one is written anew, once. */
export function makeShrinkable(db: DatabaseSync): void {
  const INCREMENTAL = 2;
  if (one(db, 'PRAGMA auto_vacuum') === INCREMENTAL) return;
  db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
}
