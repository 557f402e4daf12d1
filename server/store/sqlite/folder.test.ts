import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leaveBehind } from '../../test/fixtures/index.ts';
import { cleanUp, newFolder } from '../../test/start.ts';
import { openEngine } from './engine.ts';

afterAll(cleanUp);

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

/** Opens the store of a folder and writes to it, so that everything it ever has beside it is there. */
function modesWhileOpen(folder: string): Record<string, string> {
  const before = process.umask(0);
  try {
    const storage = openEngine(folder);
    storage.commit([['alive', 1]]);
    const modes = { '.': modeOf(folder), ...modesIn(folder) };
    storage.close();
    return modes;
  } finally {
    process.umask(before);
  }
}
const PRIVATE = { '.': '700', 'lurk.lock': '600', 'lurk.sqlite': '600', 'lurk.sqlite-shm': '600', 'lurk.sqlite-wal': '600' };

test('a new data folder and all its files are for this user alone, whatever the umask', () => {
  expect(modesWhileOpen(join(newFolder(), 'new', 'data'))).toEqual(PRIVATE);
});

test('a folder of an earlier version, open to everybody, is closed', () => {
  const folder = newFolder();
  leaveBehind('layout-1', folder);
  chmodSync(folder, 0o755);
  expect(modesWhileOpen(folder)).toEqual(PRIVATE);
});

test('a folder that is for everybody on purpose stays so; the files in it do not', () => {
  const folder = newFolder();
  chmodSync(folder, 0o1777);
  expect(modesWhileOpen(folder)).toEqual({ ...PRIVATE, '.': '777' });
});
