import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from './layouts.ts';
import { type Rows, STATEMENTS } from './statements.ts';

function empty(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db, 'memory');
  return db;
}

const planOf = (db: DatabaseSync, sql: string): string[] =>
  (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);

test('no statement walks through a table, and none sorts one', () => {
  const db = empty();
  const slow = Object.entries(STATEMENTS).flatMap(([name, sql]) =>
    planOf(db, sql).flatMap((step) => (/^SCAN|TEMP B-TREE/.test(step) ? [`${name}: ${step}`] : [])),
  );
  expect(slow).toEqual([]);
});

test('without its index, a statement is caught walking', () => {
  const db = empty();
  for (const index of ['member_latest', 'lobby_age', 'session_age', 'match_awake', 'match_asleep', 'match_ended', 'match_to_archive'])
    db.exec(`DROP INDEX ${index}`);
  const walks = Object.entries(STATEMENTS).flatMap(([name, sql]) => (planOf(db, sql).some((step) => /^SCAN/.test(step)) ? [name] : []));
  expect(walks).toEqual(['dropSessions', 'tablesOf', 'idleTables', 'asleep', 'toArchive', 'endedMatches', 'abandoned']);
});

/** The columns of every row we have a type for: the compiler asks for each of them, and for no other. */
const COLUMNS: { [N in keyof Rows]: Record<keyof Rows[N], true> } = {
  session: { hash: true, player: true, name: true },
  table: { code: true, state: true, text: true, at: true },
  tablesOf: { code: true, state: true, text: true, at: true },
  idleTables: { at: true, code: true },
  num: { num: true },
  match: {
    id: true,
    lobby: true,
    game: true,
    rules: true,
    options: true,
    seats: true,
    dealt: true,
    state: true,
    asleep: true,
    result: true,
  },
  toArchive: { id: true },
  record: { text: true },
  endedMatches: { id: true },
  abandoned: { id: true, table: true },
  playedBy: { id: true, num: true, seat: true },
  inputs: { id: true, seat: true, key: true, text: true, at: true },
  lastKeys: { seat: true, key: true },
  told: { id: true, told: true },
  snapshot: { no: true, text: true },
  chats: { text: true },
  lastAlive: { at: true },
  unused: { freelist_count: true },
};

test('every query gives the columns its rows are typed by, and whatever gives rows has a type', () => {
  const db = empty();
  const given = Object.entries(STATEMENTS).flatMap(([name, sql]) => {
    const columns = db.prepare(sql).columns();
    return columns.length > 0 ? [[name, columns.map((column) => column.name)] as const] : [];
  });
  expect(given.map(([name]) => name)).toEqual(Object.keys(STATEMENTS).filter((name) => Object.hasOwn(COLUMNS, name)));
  for (const [name, columns] of given) expect(columns, name).toEqual(expect.arrayContaining(Object.keys(Object(COLUMNS)[name])));
});
