/** Every read, and a file that is only read. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Chat } from '@lurk/table';
import { CHAT_RANGE, CHAT_RANGES } from '../chat-ranges.ts';
import type { ReadOnly, Reads } from '../storage.ts';
import { refuseOther, troubleOf } from '../trouble.ts';
import type { Engine } from './engine.ts';
import { LAYOUT, layoutOf } from './layouts.ts';
import { unpack } from './pack.ts';
import { Numbers, type Prepared, prepareAll } from './prepared.ts';

export function readsOf(sql: Prepared, numbers: Numbers): Pick<Engine, keyof Reads> {
  return {
    session: (hash) => sql.session.get(hash) ?? null,

    table: (code) => sql.table.get(code) ?? null,
    tablesOf: (player, most) => sql.tablesOf.all(player, most),
    chats: (table, most) =>
      CHAT_RANGES.flatMap((first) =>
        sql.chats
          .all(table, first, first + CHAT_RANGE, most)
          .map(({ text }): Chat => JSON.parse(text))
          .reverse(),
      ),

    match(id) {
      const row = sql.match.get(id);
      if (!row) return null;
      const { lobby, game, rules, options, seats, dealt, state, asleep, result } = row;
      return { id, table: lobby, game, rulesVersion: rules, options, seats, dealt: JSON.parse(dealt), state, asleep, result };
    },
    record(id) {
      const row = sql.record.get(numbers.of(id));
      return row ? unpack(row.text) : null;
    },
    snapshot(match) {
      const row = sql.snapshot.get(numbers.of(match));
      return row ? { no: row.no, text: unpack(row.text) } : null;
    },
    inputsAfter(match, no) {
      const [first, end] = numbers.inputsOf(match);
      const rows = sql.inputs.all(first + no, end);
      return rows.map(({ id, seat, key, text, at }) => ({ no: id - first, seat, key, text, at }));
    },
    lastKeys: (match, most) => sql.lastKeys.all(...numbers.inputsOf(match), most).map(({ seat, key }) => ({ seat, key })),
    toldFrom(match, no) {
      const [first, end] = numbers.inputsOf(match);
      const rows = sql.told.all(first + no, end);
      return rows.map(({ id, told }) => ({ no: id - first, told: unpack(told) }));
    },
  };
}

/** The store in this file, or a copy of one. */
export function readSqlite(file: string): ReadOnly {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    refuseOther(layoutOf(db), LAYOUT, file);
    const sql = prepareAll(db);
    const { match, record, inputsAfter } = readsOf(sql, new Numbers(sql));
    const matches = db.prepare('SELECT id FROM match ORDER BY num');
    return {
      matches: async () => matches.all().map(({ id }) => String(id)),
      match: async (id) => match(id),
      record: async (id) => record(id),
      inputsAfter: async (id, no) => inputsAfter(id, no),
      close: async () => db.close(),
    };
  } catch (error) {
    db.close();
    throw troubleOf(error, file);
  }
}
