import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openEngine } from '../store/sqlite/engine.ts';
import { leaveBehind } from '../test/fixtures/index.ts';
import { anyAnswer, post, TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';
import { backUp, restore } from './backup.ts';

afterAll(cleanUp);

/** The command as a process of its own, while whatever goes on here goes on. */
async function lurk(...args: string[]): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/lurk.ts'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(child, 'exit');
  return { status, said };
}

/** A match of one person against bots. */
async function alone(url: string, game: string): Promise<{ code: string; players: TestPlayer[] }> {
  const player = await TestPlayer.join(url, 'Alone');
  const { code } = (await (await post(url, '/api/play', { game }, player.cookie)).json()) as { code: string };
  player.follow(code);
  await player.until(() => player.wire !== null);
  return { code, players: [player] };
}

const over = ({ table }: TestPlayer): boolean => table?.state === 'over';

/** Plays on with any answers; where the first answer counts, people who passed let the others go first. */
async function playOut(players: TestPlayer[]): Promise<void> {
  for (const player of players) {
    player.play = anyAnswer;
    player.nudge();
  }
  const pushing = setInterval(() => {
    for (const player of players) player.say({ t: 'giveWay' });
  }, 50);
  await Promise.all(players.map((player) => player.until(() => over(player))));
  clearInterval(pushing);
}

test('a copy made while matches are played is complete, and every match is played on from it elsewhere', async () => {
  const first = await testServer();
  const games = [
    await dealt(first.url, { people: 3, bots: 1 }),
    await dealt(first.url, { people: 2 }),
    await alone(first.url, 'anomaly'),
    await alone(first.url, 'not-alone'),
  ];
  const players = games.flatMap((game) => game.players);
  for (const player of players) {
    player.play = anyAnswer;
    player.nudge();
  }
  await Promise.race(players.map((player) => player.until(() => player.n > 8)));
  const acked = players.map((player) => [...player.acks.keys()]);
  const file = join(newFolder(), 'copy.sqlite');
  const inputsHere = (): number => players.reduce((sum, { acks }) => sum + acks.size, 0);
  const before = inputsHere();
  const made = await lurk('backup', file, '--data', first.data);
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('4 tables and 4 matches') });
  // It went on meanwhile: the copy was taken under load.
  expect(inputsHere()).toBeGreaterThan(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const player of players) player.close();
  await first.stop();

  const copy = new DatabaseSync(file, { readOnly: true });
  const keys = new Set((copy.prepare('SELECT key FROM input WHERE key IS NOT NULL').all() as { key: string }[]).map(({ key }) => key));
  copy.close();
  expect(acked.flat().length).toBeGreaterThan(5);
  expect(acked.flat().filter((key) => !keys.has(key))).toEqual([]);

  const data = join(newFolder(), 'elsewhere');
  expect(await lurk('restore', file, '--data', data)).toMatchObject({ status: 0 });
  const second = await testServer({ data });
  for (const { code, players: people } of games) {
    const back = await Promise.all(people.map((person) => TestPlayer.again(second.url, person)));
    for (const player of back) {
      player.follow(code);
      await player.until(() => player.wire !== null);
    }
    await playOut(back);
    for (const player of back) player.close();
  }
  await second.stop();
});

test('a restore overwrites nothing unasked, puts aside what was there, and takes no folder that is in use', async () => {
  const data = newFolder();
  leaveBehind('layout-1', data);
  const file = join(newFolder(), 'copy.sqlite');
  const now = new Date();
  await backUp(data, file, false);
  await expect(backUp(data, file, false)).rejects.toThrow('--force');
  await expect(restore(file, data, false, now)).rejects.toThrow('--force');

  const storage = openEngine(data);
  storage.commit([['saveSession', { hash: 'later', player: 'later', name: 'Later' }, 1]]);
  expect(await lurk('restore', file, '--data', data, '--force')).toMatchObject({ status: 3, said: expect.stringContaining('in use') });
  expect(storage.session('later')).not.toBeNull();
  storage.close();

  const { aside } = await restore(file, data, true, now);
  const restored = openEngine(data);
  expect(restored.session('later')).toBeNull();
  restored.close();
  const old = new DatabaseSync(aside!, { readOnly: true });
  expect(old.prepare("SELECT name FROM session WHERE hash = 'later'").get()).toEqual({ name: 'Later' });
  old.close();
});

test('what is cut, damaged or no store is not restored, and what was there stays', async () => {
  const data = newFolder();
  openEngine(data).close();
  const before = readFileSync(join(data, 'lurk.sqlite'));
  const folder = newFolder();
  leaveBehind('layout-1', folder);
  const file = join(folder, 'lurk.sqlite');
  truncateSync(file, statSync(file).size / 2);
  const text = join(folder, 'diary.txt');
  writeFileSync(text, 'Dear diary, today I met nobody.');
  for (const path of [file, text])
    await expect(restore(path, data, true, new Date())).rejects.toMatchObject({ kind: 'damaged', message: expect.stringContaining(path) });
  await expect(restore(join(folder, 'missing'), data, true, new Date())).rejects.toThrow('there is no file');
  expect(readFileSync(join(data, 'lurk.sqlite')).equals(before)).toBe(true);
});
