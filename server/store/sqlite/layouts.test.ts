import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { leaveBehind } from '../../test/fixtures/index.ts';
import { cleanUp, newFolder } from '../../test/start.ts';
import { openEngine } from './engine.ts';
import { storeFile } from './folder.ts';
import { LAYOUT, layoutOf } from './layouts.ts';

afterAll(cleanUp);

/** What lies in the store of a folder, looked at from outside. */
function look<T>(folder: string, at: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(storeFile(folder));
  try {
    return at(db);
  } finally {
    db.close();
  }
}
const allRows = (db: DatabaseSync): unknown[] =>
  ['session', 'lobby', 'member', 'match', 'input', 'snapshot', 'chat'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
const main = join(import.meta.dirname, '../../main.ts');
const start = (folder: string) =>
  spawnSync(process.execPath, [main], { env: { ...process.env, PORT: '0', LURK_DATA: folder, LURK_WEB: folder }, encoding: 'utf8' });

test('a store of the first layout is brought forward with every session, table, seat, match, input and chat', () => {
  const folder = newFolder();
  const { people, tables } = leaveBehind('layout-1', folder);
  const count = (db: DatabaseSync): unknown =>
    db.prepare('SELECT (SELECT count(*) FROM session), (SELECT count(*) FROM input), (SELECT count(*) FROM chat)').get();
  const before = look(folder, count);
  const storage = openEngine(folder);
  for (const { id } of people)
    expect(storage.tablesOf(id, 20).map(({ code, state }) => ({ code, state }))).toEqual(
      tables.map(({ code, state }) => ({ code, state })).reverse(),
    );
  storage.close();
  expect(look(folder, layoutOf)).toBe(LAYOUT);
  expect(look(folder, count)).toEqual(before);
  expect(look(folder, (db) => db.prepare('PRAGMA auto_vacuum').get())).toEqual({ auto_vacuum: 2 });
  expect(look(folder, (db) => db.prepare('PRAGMA integrity_check').get())).toEqual({ integrity_check: 'ok' });
});

test('killed in the middle of it, the store has the old layout, whole, and is brought forward the next time', () => {
  const folder = newFolder();
  leaveBehind('layout-1', folder);
  const before = look(folder, allRows);
  const { signal } = spawnSync(process.execPath, [join(import.meta.dirname, '../../test/dies-migrating.ts'), folder]);
  expect(signal).toBe('SIGKILL');
  expect(look(folder, layoutOf)).toBe(1);
  expect(look(folder, allRows)).toEqual(before);
  openEngine(folder).close();
  expect(look(folder, layoutOf)).toBe(LAYOUT);
});

test('a store of a newer Lurk is refused in one line, with a code of its own, and not touched', () => {
  const folder = newFolder();
  openEngine(folder).close();
  look(folder, (db) => db.exec(`PRAGMA user_version = ${LAYOUT + 1}; CREATE TABLE of_the_future (x)`));
  const { status, stderr } = start(folder);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('written by a newer Lurk');
  expect(status).toBe(4);
  expect(look(folder, layoutOf)).toBe(LAYOUT + 1);
});

test('a file that is cut, damaged or no store at all is refused, and not touched', () => {
  const damages: ((file: string) => void)[] = [
    (file) => truncateSync(file, 100_000),
    (file) => writeFileSync(file, 'Dear diary, today I met nobody. '.repeat(500)),
    (file) => writeFileSync(file, Buffer.alloc(20_000, 7), { flag: 'r+' }),
  ];
  for (const damage of damages) {
    const folder = newFolder();
    leaveBehind('layout-1', folder);
    damage(storeFile(folder));
    const before = readFileSync(storeFile(folder));
    expect(() => openEngine(folder)).toThrow(expect.objectContaining({ kind: 'damaged', exitCode: 5 }));
    expect(readFileSync(storeFile(folder)).equals(before)).toBe(true);
  }
});
