import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from './layouts.ts';
import { STATEMENTS } from './statements.ts';

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
