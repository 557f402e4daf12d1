/** A PostgreSQL that falls or has no room in the middle of a match, and is well again: nothing acknowledged is lost, and nobody has to come back. */
import { verify } from '@lurk/table';
import { afterAll, expect, test } from 'vitest';
import { gameOf } from '../../common/games.ts';
import { byHand, type TestPlayer } from '../../test/player.ts';
import { postgresForAll } from '../../test/postgres.ts';
import { smallDisk } from '../../test/small-disk.ts';
import { testServer } from '../../test/start.ts';
import { dealt, playOut } from '../../test/tables.ts';
import { openPostgres } from './open.ts';

/** Room for it, and a little more: the rest is filled. */
const disk = smallDisk(96_000);
if (!disk) console.warn('NOT TESTED: PostgreSQL on a disk that is really full. This user may not mount one.');
const postgres = postgresForAll(() => disk?.data);
// Before the rest of its folder is cleared away: what was registered last is done first.
afterAll(() => disk?.remove());

const isRefused = ({ refusals }: TestPlayer, from: number): boolean => refusals.slice(from).some(({ code }) => code === 'storage');
const views = ({ received }: TestPlayer): number => received.filter((text) => text.startsWith('{"t":"view"')).length;

/** They are asked again and again until something has happened. */
async function goOn(players: readonly TestPlayer[], one: TestPlayer): Promise<void> {
  const from = one.n;
  const timer = setInterval(() => {
    for (const player of players) player.nudge();
  }, 50);
  await one.until(() => one.n > from + 6).finally(() => clearInterval(timer));
}

const TROUBLES = [
  { what: 'it was killed and started again', breaks: () => postgres().stop('SIGQUIT'), mends: () => postgres().start() },
  { what: 'it was ended in good order and started again', breaks: () => postgres().stop('SIGINT'), mends: () => postgres().start() },
  { what: 'its disk was really full and has room again', breaks: async () => disk?.fill(), mends: async () => disk?.free() },
];

test.for(TROUBLES)('a match on PostgreSQL goes on after $what', async ({ what, breaks, mends }, { skip }) => {
  if (!disk && what.includes('disk')) return skip('no mount');
  const store = await openPostgres(await postgres().database());
  const server = await testServer({}, store);
  const { players } = await dealt(server.url, { people: 3 });
  for (const player of players) player.play = byHand;
  const [one] = players as [TestPlayer];
  for (let fall = 0; fall < 2; fall++) {
    await goOn(players, one);
    const before = players.map((player) => ({ refusals: player.refusals.length, views: views(player) }));
    await breaks();
    await Promise.race(players.map((player, i) => player.until(() => isRefused(player, before[i].refusals))));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    await mends();
    // The tables go back to what is stored by themselves, and show it to everybody.
    for (const [i, player] of players.entries()) await player.until(() => views(player) > before[i].views);
  }
  await goOn(players, one);
  await playOut(players);
  const record = await (await fetch(`${server.url}/api/matches/${one.match}`)).json();
  expect(verify(record, gameOf).ok).toBe(true);
  const stored = await store.lastKeys(one.match, 10_000);
  const acked = players.flatMap(({ acks }) => [...acks.keys()]);
  expect(acked.length).toBeGreaterThan(20);
  expect(acked.filter((key) => !stored.some((row) => row.key === key))).toEqual([]);
  expect(new Set(stored.map(({ seat, key }) => `${seat} ${key}`)).size).toBe(stored.length);
  for (const player of players) player.close();
  await server.stop();
});

test('a server that finds it away may try again, one that finds no such database need not', async () => {
  const url = await postgres().database();
  await expect(openPostgres(`${url}-none`)).rejects.toMatchObject({ kind: 'noAccess', exitCode: 6 });
  await postgres().stop();
  await expect(openPostgres(url)).rejects.toMatchObject({ kind: 'away', exitCode: 75 });
  await postgres().start();
});
