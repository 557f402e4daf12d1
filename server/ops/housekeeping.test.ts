import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical } from '@lurk/kernel';
import { verify } from '@lurk/table';
import { afterAll, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { settingsFrom } from '../settings.ts';
import { openEngine } from '../store/sqlite/engine.ts';
import { leaveBehind } from '../test/fixtures/index.ts';
import { TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, type TestServer, testServer } from '../test/start.ts';
import { dealt, lobby, playOut } from '../test/tables.ts';

afterAll(cleanUp);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server whose time can be moved on. */
async function movable(data = newFolder()): Promise<{ server: TestServer; moveOn(ms: number): void }> {
  let ahead = 0;
  const server = await testServer({ data }, undefined, { now: () => Math.round(Date.now() + ahead) });
  const moveOn = (ms: number): void => {
    ahead += ms;
  };
  return { server, moveOn };
}

/** What is in the store now, looked at from outside. */
function counts({ data }: TestServer): Record<string, number> {
  const db = new DatabaseSync(join(data, 'lurk.sqlite'), { readOnly: true });
  const tables = ['session', 'lobby', 'member', 'chat', 'match', 'input', 'snapshot', 'record'];
  const found = tables.map((table) => [table, (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n]);
  db.close();
  return Object.fromEntries(found);
}

const until = (ok: () => boolean): Promise<void> => expect.poll(ok).toBe(true);

test('a finished match becomes its record, and looks the same to a player who comes back; all ends by age, each kind by its own', async () => {
  const { server, moveOn } = await movable();
  const recordOf = async (id: string): Promise<string> => (await fetch(`${server.url}/api/matches/${id}`)).text();
  const { code, players } = await dealt(server.url, { people: 2, bots: 1 });
  players[0].say({ t: 'chat', text: 'good evening' });
  await playOut(players);
  const [one] = players;
  const { match, wire, log, n } = one;
  const record = await recordOf(match);
  expect(verify(JSON.parse(record), gameOf).ok).toBe(true);
  for (const player of players) player.close();
  const idle = await lobby(server.url, { people: 1, bots: 1 });
  for (const player of idle.players) player.close();
  const running = await dealt(server.url, { people: 2 });
  for (const player of running.players) player.close();
  await until(() => server.lines.filter((line) => line.includes('match began')).length === 2);
  await until(() => [...server.tables.awake].every(({ audience }) => audience.size === 0));
  await server.tables.sweep(true);
  const before = counts(server);
  expect(before).toMatchObject({ lobby: 3, match: 2, snapshot: 2, record: 0, member: 5 });

  moveOn(11 * MINUTE);
  await until(() => counts(server).record === 1);
  // Of the finished match only the record is left; the running one is whole.
  expect(counts(server)).toMatchObject({ lobby: 3, match: 2, snapshot: 1, input: 1 });
  expect(await recordOf(match)).toBe(record);
  const back = await TestPlayer.again(server.url, one);
  back.say({ t: 'follow', table: code, match, last: n - 3 });
  await back.until(() => back.wire !== null);
  expect(canonical(back.wire)).toBe(canonical(wire));
  expect(back.log).toEqual(log);
  back.close();
  await until(() => server.tables.size === 1 && [...server.tables.awake].every(({ audience }) => audience.size === 0));
  await server.tables.sweep(true);

  moveOn(31 * DAY);
  await until(() => counts(server).lobby === 2);
  expect(counts(server)).toMatchObject({ match: 2, member: 4, session: before.session });
  moveOn(340 * DAY);
  await until(() => counts(server).match === 0);
  await until(() => counts(server).lobby === 0);
  expect(counts(server)).toMatchObject({ input: 0, snapshot: 0, record: 0, member: 0, chat: 0, session: before.session });
  // Somebody who comes by is no dead session; everybody else is.
  await fetch(`${server.url}/api/me`, { headers: { cookie: one.cookie } });
  moveOn(40 * DAY);
  await until(() => counts(server).session === 1);
  await server.stop();
});

test('what an older Lurk finished is played again bit by bit and becomes its record', async () => {
  const data = newFolder();
  const { tables } = leaveBehind('layout-1', data);
  const { server } = await movable(data);
  await until(() => counts(server).record === 2);
  for (const { code, state } of tables) {
    if (state !== 'over') continue;
    const table = await fetch(`${server.url}/api/tables/${code}`);
    const { match } = ((await table.json()) as { table: { match: string } }).table;
    const record = await (await fetch(`${server.url}/api/matches/${match}`)).json();
    expect(verify(record, gameOf).ok).toBe(true);
  }
  await server.stop();
});

test('unused pages go back to the disk a few at a time, but for the spare ones', () => {
  const folder = newFolder();
  const storage = openEngine(folder);
  const rows = Array.from({ length: 300 }, (_, i) => ({ code: `T${i}`, state: 'lobby', text: 'x'.repeat(8000), at: 1 }));
  storage.commit(rows.map((row) => ['saveTable', row, []]));
  storage.commit(rows.map(({ code }) => ['dropTable', code]));
  let steps = 0;
  while (storage.shrink(50, 100)) steps++;
  expect(steps).toBeGreaterThan(5);
  storage.close();
  const db = new DatabaseSync(join(folder, 'lurk.sqlite'));
  expect(db.prepare('PRAGMA freelist_count').get()).toEqual({ freelist_count: 100 });
  db.close();
});

test('how long things are kept is said in days; 0 keeps for ever; nonsense is refused', () => {
  expect(settingsFrom({ LURK_KEEP_MATCHES_DAYS: '7', LURK_KEEP_LOBBIES_DAYS: '0' }).keep).toMatchObject({
    matches: 7 * DAY,
    lobbies: Number.POSITIVE_INFINITY,
    sessions: 400 * DAY,
  });
  for (const wrong of ['-1', '1.5', 'ten', '1e3', ' '])
    expect(() => settingsFrom({ LURK_KEEP_SESSIONS_DAYS: wrong })).toThrow(/LURK_KEEP_SESSIONS_DAYS/);
});
