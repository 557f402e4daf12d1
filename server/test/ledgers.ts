/** What people have given, as a store has it whose servers are dead. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import type { Kept } from './mortals.ts';

/** And that it is sound. */
export function lookIntoFolder(folder: string): Kept[] {
  const db = new DatabaseSync(join(folder, 'lurk.sqlite'));
  const rows = db
    .prepare(
      'SELECT match.id AS match, key, count(*) AS times FROM input JOIN match ON num = input.id / 1000000 WHERE key IS NOT NULL GROUP BY match.id, seat, key',
    )
    .all();
  expect((db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check).toBe('ok');
  db.close();
  return rows as unknown as Kept[];
}

export async function lookIntoPostgres(url: string): Promise<Kept[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Kept>(
    'SELECT match, key, count(*) AS times FROM input WHERE key IS NOT NULL GROUP BY match, seat, key',
  );
  await client.end();
  return rows;
}
