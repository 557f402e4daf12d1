/** A PostgreSQL that falls in the middle of a match, and is there again: nothing acknowledged is lost, and nobody has to come back. */
import { verify } from '@lurk/table';
import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { byHand, type TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { openPostgres } from './open.ts';

const postgres = postgresForAll();

const isRefused = ({ refusals }: TestPlayer, from: number): boolean => refusals.slice(from).some(({ code }) => code === 'storage');

test.each(['SIGQUIT', 'SIGINT'] as const)(
  'a match goes on after PostgreSQL was ended by %s and started again',
  { timeout: 120_000 },
  async (signal) => {
    const store = await openPostgres(await postgres().database());
    const server = await testServer({}, store);
    const { players } = await dealt(server.url, { people: 3 });
    for (const player of players) {
      player.play = byHand;
      player.nudge();
    }
    const [one] = players as [TestPlayer];
    for (let fall = 0; fall < 2; fall++) {
      const { n } = one;
      await one.until(() => one.n > n + 6, 30_000);
      const refusals = players.map((player) => player.refusals.length);
      await postgres().stop(signal);
      await Promise.race(players.map((player, i) => player.until(() => isRefused(player, refusals[i]), 30_000)));
      expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
      await postgres().start();
      // The tables go back to what is stored by themselves, and show it to everybody.
      for (const player of players) {
        const views = (): number => player.received.filter((text) => text.startsWith('{"t":"view"')).length;
        const before = views();
        await player.until(() => views() > before, 30_000).catch(() => player.say({ t: 'sync' }));
        player.nudge();
      }
    }
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
  },
);
