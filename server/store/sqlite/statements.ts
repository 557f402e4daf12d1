/** Every statement of the running store. A test asks SQLite for each plan: none may scan a table that grows. */

import type { MatchRow, SessionRow, TableRow } from '../storage.ts';
import type { Packed } from './pack.ts';

/** Inputs of a match lie side by side: their id is the number of the match and then their own. No match has more than these. */
export const MOST_INPUTS = 1_000_000;

export const STATEMENTS = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',

  session: 'SELECT hash, player, name FROM session WHERE hash = ?',
  saveSession: 'INSERT INTO session VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET name = excluded.name, at = excluded.at',
  dropSession: 'DELETE FROM session WHERE hash = ?',
  seen: 'UPDATE session SET at = ? WHERE hash = ? AND at < ?',
  dropSessions: 'DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE at < ? ORDER BY at LIMIT ?)',

  table: 'SELECT code, state, text, at FROM lobby WHERE code = ?',
  saveTable: `INSERT INTO lobby (code, state, text, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET state = excluded.state, text = excluded.text, at = excluded.at`,
  leave: 'DELETE FROM member WHERE code = ?',
  join: 'INSERT OR IGNORE INTO member (code, player, at) VALUES (?, ?, ?)',
  tablesOf: `SELECT code, state, text, lobby.at AS at FROM member JOIN lobby USING (code)
    WHERE player = ? ORDER BY member.at DESC LIMIT ?`,
  idleTables: 'SELECT at, code FROM lobby WHERE state = ? AND at < ? AND (at, code) > (?, ?) ORDER BY at, code LIMIT ?',
  dropTable: 'DELETE FROM lobby WHERE code = ?',
  dropChats: 'DELETE FROM chat WHERE code = ?',

  num: 'SELECT num FROM match WHERE id = ?',
  match: 'SELECT * FROM match WHERE id = ?',
  addMatch: `INSERT INTO match (id, lobby, game, rules, options, seats, dealt, state, asleep, result)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  sleep: 'UPDATE match SET asleep = ? WHERE id = ?',
  endMatch: "UPDATE match SET state = 'over', asleep = NULL, ended = ?, result = ? WHERE id = ?",
  asleep: "UPDATE match SET asleep = ? WHERE state = 'playing' AND asleep IS NULL",
  toArchive: "SELECT id FROM match WHERE state = 'over' AND archived = 0 AND ended < ? ORDER BY ended LIMIT ?",
  archived: 'UPDATE match SET archived = 1 WHERE num = ?',
  saveRecord: 'INSERT INTO record VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET text = excluded.text',
  record: 'SELECT text FROM record WHERE match = ?',
  endedMatches: "SELECT id FROM match WHERE state = 'over' AND ended < ? ORDER BY ended LIMIT ?",
  abandoned: "SELECT id, lobby AS 'table' FROM match WHERE state = 'playing' AND asleep < ? ORDER BY asleep LIMIT ?",
  dropMatch: 'DELETE FROM match WHERE num = ?',
  dropRecord: 'DELETE FROM record WHERE match = ?',

  seated: 'INSERT INTO played (match, seat, player) VALUES (?, ?, ?)',
  playedBy: 'SELECT id, match AS num, seat FROM played JOIN match ON num = played.match WHERE player = ?',
  dropPlayedBy: 'DELETE FROM played WHERE player = ?',
  dropPlayed: 'DELETE FROM played WHERE match = ?',
  handSeat: "UPDATE match SET seats = json_set(seats, '$[' || ? || '].name', ?, '$[' || ? || '].joined', ?) WHERE num = ?",
  nameSeat: "UPDATE match SET seats = json_set(seats, '$[' || ? || '].name', ?) WHERE num = ?",

  addInput: 'INSERT INTO input VALUES (?, ?, ?, ?, ?, ?)',
  inputs: 'SELECT id, seat, key, text, at FROM input WHERE id > ? AND id < ? ORDER BY id',
  lastKeys: 'SELECT seat, key FROM input WHERE id > ? AND id < ? AND key IS NOT NULL ORDER BY id DESC LIMIT ?',
  told: 'SELECT id, told FROM input WHERE id >= ? AND id < ? ORDER BY id',
  dropInputs: 'DELETE FROM input WHERE id >= ? AND id < ?',
  saveSnapshot: 'INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET no = excluded.no, text = excluded.text',
  snapshot: 'SELECT no, text FROM snapshot WHERE match = ?',
  dropSnapshot: 'DELETE FROM snapshot WHERE match = ?',

  addChat: 'INSERT INTO chat VALUES (?, ?, ?)',
  dropChatsBy: "DELETE FROM chat WHERE json_extract(text, '$.from') = ?",
  dropOldChat: 'DELETE FROM chat WHERE code = ? AND id > ? AND id <= ?',
  chats: 'SELECT text FROM chat WHERE code = ? AND id > ? AND id <= ? ORDER BY id DESC LIMIT ?',

  alive: 'INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',
  lastAlive: 'SELECT at FROM alive WHERE one = 1',
  unused: 'PRAGMA freelist_count',
} as const;

/** What a row of each query holds. JSON is parsed by the caller. */
export interface Rows {
  session: SessionRow;
  table: TableRow;
  tablesOf: TableRow;
  idleTables: { at: number; code: string };
  num: { num: number };
  match: MatchOnDisk;
  toArchive: { id: string };
  record: { text: Packed };
  endedMatches: { id: string };
  abandoned: { id: string; table: string };
  playedBy: { id: string; num: number; seat: number };
  inputs: { id: number; seat: number; key: string | null; text: string; at: number };
  lastKeys: { seat: number; key: string };
  told: { id: number; told: Packed };
  snapshot: { no: number; text: Packed };
  chats: { text: string };
  lastAlive: { at: number };
  unused: { freelist_count: number };
}
/** A match as it lies in the file. */
interface MatchOnDisk {
  id: string;
  lobby: string;
  game: string;
  rules: string;
  options: string;
  seats: string;
  dealt: string;
  state: MatchRow['state'];
  asleep: number | null;
  result: string | null;
}
