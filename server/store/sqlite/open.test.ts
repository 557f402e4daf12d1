import { afterAll, expect, test } from 'vitest';
import { Broken } from '../../common/broken.ts';
import { cleanUp, newFolder } from '../../test/start.ts';
import { openSqlite } from './open.ts';

afterAll(cleanUp);

const row = (code: string) => ({ code, state: 'lobby' as const, text: code, at: 1 });

test('each of many who ask at once gets the answer to what they asked', async () => {
  const storage = await openSqlite(newFolder());
  const codes = Array.from({ length: 50 }, (_, i) => `T${i}`);
  await Promise.all(codes.map((code) => storage.commit([['saveTable', row(code), []]], [])));
  const asked = codes.flatMap((code) => [storage.table(code), storage.session(code), storage.table(`no ${code}`)]);
  expect(await Promise.all(asked)).toEqual(codes.flatMap((code) => [row(code), null, null]));
  await storage.close();
});

test('a failure is the answer to what failed, and to nothing else', async () => {
  const storage = await openSqlite(newFolder());
  const nobody = JSON.parse('{ "hash": "n", "player": null, "name": "N" }');
  const all = await Promise.allSettled([
    storage.commit([['saveSession', { hash: 'h', player: 'p', name: 'P' }, 1]], []),
    storage.commit([['saveSession', nobody, 1]], []),
    storage.session('h'),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await storage.close();
});

test('a call after the end is told that the thread has ended, and is not left waiting', async () => {
  const storage = await openSqlite(newFolder());
  const [closed, behind] = await Promise.allSettled([storage.close(), storage.table('T')]);
  expect(closed.status).toBe('fulfilled');
  expect(behind).toEqual({ status: 'rejected', reason: expect.any(Broken) });
  await expect(storage.table('T')).rejects.toThrow('the store is closed');
});
