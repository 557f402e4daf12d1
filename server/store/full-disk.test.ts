import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical } from '@lurk/kernel';
import { verify } from '@lurk/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { byHand, post, type TestPlayer } from '../test/player.ts';
import { type SmallDisk, smallDisk } from '../test/small-disk.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { openEngine } from './sqlite/engine.ts';

let disk: SmallDisk | null = null;
beforeAll(() => {
  disk = smallDisk(2000);
  if (!disk) console.warn('NOT TESTED: a real full disk. This user may not mount one; storage.test.ts simulates it.');
});
afterAll(() => {
  disk?.remove();
  cleanUp();
});

const isRefused = ({ refusals }: TestPlayer): boolean => refusals.some(({ code }) => code === 'storage');

test('a disk that is really full refuses inputs, loses nothing, and goes on when there is room again', async ({ skip }) => {
  if (!disk) return skip('no mount');
  const { data } = disk;
  let server = await testServer({ data });
  const { code, players } = await dealt(server.url, { people: 3 });
  for (const player of players) {
    player.play = byHand;
    player.nudge();
  }
  const [one] = players;
  await one.until(() => one.n > 12);
  disk.fill();
  await Promise.race(players.map((player) => player.until(() => isRefused(player))));
  for (const player of players) player.play = null;
  expect((await post(server.url, '/api/tables', { game: 'not-alone' }, one.cookie)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  const acked = players.flatMap(({ acks }) => [...acks.keys()]);
  const views = players.map(({ wire }) => canonical(wire));
  // Stopped while it is full, and started again when there is room: everything acknowledged and everything shown is there.
  await server.stop();
  disk.free();
  server = await testServer({ data, port: server.port });
  for (const [i, player] of players.entries()) {
    await player.connect();
    player.wire = null;
    player.match = '';
    player.follow(code);
    await player.until(() => player.wire !== null);
    expect(canonical(player.wire)).toBe(views[i]);
  }
  const db = new DatabaseSync(join(data, 'lurk.sqlite'), { readOnly: true });
  const keys = new Set((db.prepare('SELECT key FROM input').all() as { key: string }[]).map(({ key }) => key));
  db.close();
  expect(acked.length).toBeGreaterThan(5);
  expect(acked.filter((key) => !keys.has(key))).toEqual([]);
  await playOut(players);
  const record = await (await fetch(`${server.url}/api/matches/${one.match}`)).json();
  expect(verify(record, gameOf).ok).toBe(true);
  for (const player of players) player.close();
  await server.stop();
});

test('a place that cannot be a data folder is refused in words', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  for (const place of [file, join(file, 'data')])
    expect(() => openEngine(place)).toThrow(
      expect.objectContaining({ kind: 'noAccess', exitCode: 6, message: expect.stringContaining(place) }),
    );
});

test('a folder on a disk that can only be read is refused in words, and not touched', ({ skip }) => {
  if (!disk) return skip('no mount');
  const { data } = disk;
  openEngine(data).close();
  disk.readOnly(true);
  expect(() => openEngine(data)).toThrow(expect.objectContaining({ kind: 'noAccess', exitCode: 6 }));
  disk.readOnly(false);
  openEngine(data).close();
});
