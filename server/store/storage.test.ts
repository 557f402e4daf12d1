import { afterAll, expect, test } from 'vitest';
import { anyAnswer, byHand, post, type TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Storage, Write } from './storage.ts';

afterAll(cleanUp);

/** A disk that can be full: everything is written, and then the commit fails. */
async function fullDisk(data: string): Promise<{ storage: Storage; disk: { full: boolean } }> {
  const real = await openSqlite(data);
  const disk = { full: false };
  /** No row without a hash: the last write of the batch fails, and with it all that were written before it. */
  const impossible: Write = ['saveSession', { hash: null as never, player: '', name: '' }, 0];
  const commit: Storage['commit'] = (batch) => real.commit(disk.full ? [...batch, impossible] : batch);
  return { storage: { ...real, commit }, disk };
}

test('on a full disk an input is refused, nothing is told, and the match goes on when there is room again', async () => {
  const data = newFolder();
  const { storage, disk } = await fullDisk(data);
  const server = await testServer({ data }, storage);
  const { players } = await dealt(server.url, { people: 3 });
  for (const player of players) {
    player.play = byHand;
    player.nudge();
  }
  const [one] = players as [TestPlayer];
  await one.until(() => one.n > 12);
  disk.full = true;
  await Promise.race(players.map((player) => player.until(() => player.refusals.some(({ code }) => code === 'storage'))));
  for (const player of players) player.play = null;
  for (const player of players) await player.answered(2);
  const told = players.map(({ n }) => n);
  const logs = players.map(({ log }) => log.length);
  const asked = players.find(({ view }) => view.decision && !view.sealed)!;
  const refused = asked.refusals.length;
  asked.answer(asked.view.decision!.id, anyAnswer(asked.view.decision!, asked.view));
  await asked.until(() => asked.refusals.length > refused);
  expect(asked.refusals.at(-1)!.code).toBe('storage');
  expect((await post(server.url, '/api/tables', { game: 'not-alone' }, one.cookie)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  // Frames told are frames stored: numbers and logs are those of before.
  expect(players.map(({ n }) => n)).toEqual(told);
  expect(players.map(({ log }) => log.length)).toEqual(logs);
  disk.full = false;
  await playOut(players);
  for (const player of players) player.close();
  expect(server.lines.some((line) => line.includes('store failed'))).toBe(true);
  await server.stop();
});

test('two servers do not share a folder', async () => {
  const data = newFolder();
  const first = await openSqlite(data);
  await first.commit([['alive', 1]]);
  await expect(openSqlite(data)).rejects.toThrow(/in use by another Lurk server/);
  await first.close();
  await (await openSqlite(data)).close();
});
