/** A store damaged in the middle: it opens, and much of it can still be read. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { post } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';

afterAll(cleanUp);

const PAGE = 4096;

test('a store damaged in the middle is said to be: 503, the log says what to do, and what can be read is played on', async () => {
  const data = newFolder();
  const before = await testServer({ data });
  const codes: string[] = [];
  for (let n = 0; n < 60; n++) {
    const made = await post(before.url, '/api/tables', { game: 'not-alone', name: `Host ${n}` });
    codes.push(((await made.json()) as { code: string }).code);
  }
  expect((await fetch(`${before.url}/healthz`)).status).toBe(200);
  await before.stop();
  // Leaves of the table of tables, written over; where it begins is known to the file itself.
  const file = join(data, 'lurk.sqlite');
  const db = new DatabaseSync(file, { readOnly: true });
  const pages = db.prepare("SELECT pageno FROM dbstat WHERE name = 'lobby' AND pagetype = 'leaf' ORDER BY pageno").all();
  db.close();
  expect(pages.length).toBeGreaterThan(4);
  const fd = openSync(file, 'r+');
  for (const { pageno } of pages.slice(2)) writeSync(fd, Buffer.alloc(PAGE, 0x5a), 0, PAGE, (Number(pageno) - 1) * PAGE);
  closeSync(fd);
  expect(statSync(file).size % PAGE).toBe(0);

  const server = await testServer({ data });
  const health = async (): Promise<string> => (await fetch(`${server.url}/healthz`)).text();
  await expect.poll(health).toBe('damaged\n');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const told = server.lines.map((line) => JSON.parse(line)).filter(({ what }) => what === 'store damaged');
  expect(told).toEqual([expect.objectContaining({ do: expect.stringContaining('lurk -- restore FILE --force') })]);
  const statuses = await Promise.all(codes.map(async (code) => (await fetch(`${server.url}/api/tables/${code}`)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await server.stop();
});
