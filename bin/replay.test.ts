// A stored match played again: of a folder left by the first published version, so of matches that an older Lurk has stored.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readStore } from '../server/store/open.ts';
import { openPostgres } from '../server/store/postgres/open.ts';
import { storeFile } from '../server/store/sqlite/folder.ts';
import { openSqlite } from '../server/store/sqlite/open.ts';
import type { Write } from '../server/store/storage.ts';
import { leaveBehind } from '../server/test/fixtures/index.ts';
import { postgresForAll } from '../server/test/postgres.ts';
import { newFolder } from '../server/test/start.ts';
import { run } from './commands/run.ts';

const postgres = postgresForAll();
const folder = newFolder();
const file = storeFile(folder);
const { tables } = leaveBehind('layout-1', folder);
const codeOf = (state: string): string => tables.find((table) => table.game === 'not-alone' && table.state === state)!.code;
// Opened once, it has today's layout.
beforeAll(async () => (await openSqlite(folder)).close());

async function replayed(...args: string[]): Promise<{ status: number; said: string }> {
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((way) => vi.spyOn(console, way).mockImplementation((line) => void said.push(String(line))));
  const status = await run(['replay', ...args]);
  for (const spy of spies) spy.mockRestore();
  return { status, said: said.join('\n') };
}

/** The address of a PostgreSQL with the same matches. */
async function moved(): Promise<string> {
  const url = await postgres().database();
  const [from, to] = [await readStore(file), await openPostgres(url)];
  for (const id of await from.matches()) {
    const [row, inputs, record] = [await from.match(id), await from.inputsAfter(id, -1), await from.record(id)];
    const played = inputs.map((input): Write => ['addInput', id, { ...input, told: '' }]);
    await to.commit([['addMatch', row!], ...played, ...(record ? [['archive', id, record] satisfies Write] : [])]);
  }
  await Promise.all([from.close(), to.close()]);
  return url;
}

describe.each([
  { name: 'SQLite', place: () => file },
  { name: 'PostgreSQL', place: moved },
])('$name', ({ place }) => {
  let store: string;
  beforeAll(async () => {
    store = await place();
  });

  test('the matches of a store are listed with their tables, rules and states', async () => {
    const { said } = await replayed(store);
    expect(said).toMatch(new RegExp(`${codeOf('playing')} {2}not-alone {2}rules 1 {2}playing`));
    expect(said.split('\n')).toHaveLength(4);
  });

  test('a running match stands where it stood, after any number of its inputs', async () => {
    const { status, said } = await replayed(store, codeOf('playing'), '--to', '3');
    expect(status).toBe(0);
    expect(said).toContain('seat 0: {"t":"huntDrawnCards"');
    expect(said).toMatch(/^3 {2}\{"seat":1,.*\}$/m);
    expect(said).toMatch(/At match\.hunting > exploration\.explore\n {2}seat 2, decision 1, explore: /);
    expect((await replayed(store, codeOf('playing'))).said).toMatch(/^\d{2} /m);
  });

  test('one that is archived is read from its record', async () => {
    expect((await replayed(store, codeOf('over'))).said).toMatch(/Over: \{"winner":"(hunted|creature)"/);
  });

  test('what is not there is said in a line', async () => {
    expect(await replayed(store, 'NOBODY')).toEqual({ status: 2, said: expect.stringContaining('no match "NOBODY"') });
    expect((await replayed(store, codeOf('over'), '--to', '100000')).said).toContain('--to wants a whole number');
  });
});

const NONE = { status: 5, said: expect.stringMatching(/^lurk: There is no store of Lurk in .*\.$/) };
const OLDER = {
  status: 8,
  said: expect.stringMatching(/^lurk: The store in .* has layout 1; this Lurk reads layout \d+\. A server of this Lurk brings/),
};
const NEWER = {
  status: 4,
  said: expect.stringMatching(/^lurk: The store in .* has layout 99; this Lurk reads layout \d+\. Use the newer Lurk/),
};

test('a file that is no store, or has another layout, is named as what it is', async () => {
  const other = newFolder();
  leaveBehind('layout-1', other);
  expect(await replayed(storeFile(other))).toEqual(OLDER);
  const db = new DatabaseSync(storeFile(other));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(await replayed(storeFile(other))).toEqual(NEWER);
  const diary = join(other, 'diary');
  writeFileSync(diary, 'Dear diary, today I met nobody. '.repeat(500));
  expect(await replayed(diary)).toEqual({ status: 5, said: expect.stringContaining('is damaged or is not a store of Lurk') });
  writeFileSync(diary, '');
  expect(await replayed(diary)).toEqual(NONE);
  expect(await replayed(join(other, 'nothing'))).toEqual({ status: 1, said: expect.stringContaining('there is no') });
});

test('so is a database, and none of them is brought forward', async () => {
  const url = await postgres().database();
  const db = new pg.Client(url);
  await db.connect();
  expect(await replayed(url)).toEqual(NONE);
  expect((await db.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount).toBe(0);
  await (await openPostgres(url)).close();
  await db.query('UPDATE layout SET number = 1');
  expect(await replayed(url)).toEqual(OLDER);
  await db.query('UPDATE layout SET number = 99');
  expect(await replayed(url)).toEqual(NEWER);
  await db.end();
  expect(await replayed(`${url}-none`)).toEqual({ status: 6, said: expect.stringContaining('Lurk cannot use the store') });
});
