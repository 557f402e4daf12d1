/** Two servers on one PostgreSQL, each of which may fall at any moment, and the line between: nothing acknowledged is lost, nothing counts twice, nobody is stuck. */
import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { bundled } from '../test/bundle.ts';
import { Line } from '../test/line.ts';
import { compareViews, killAll, letLoose, type Mortal, type Survivor, standby, tablesOfTwo } from '../test/mortals.ts';
import { below } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { newFolder } from '../test/start.ts';

const FALLS = Math.max(1, Math.round(4 * EFFORT));
const TABLES = 2;
/** One commit in so many is a server's last. */
const ODDS = 60;
const WAYS = ['server', 'postgres', 'line', 'itself', 'restart', 'server'] as const;

const postgres = postgresForAll();
// Before it ends: what was registered last is done first.
afterAll(killAll);

/** Two servers that are always started again where they were. */
class Pair {
  readonly urls: string[] = [];
  readonly #ports = [0, 0];
  #code = '';
  readonly #database: string;
  mortals: Mortal[] = [];

  constructor(database: string) {
    this.#database = database;
  }

  async begin(): Promise<void> {
    this.#code = await bundled(newFolder());
    for (const at of [0, 1]) await this.start(at, 0);
  }

  async start(at: number, odds: number): Promise<void> {
    const mortal = await standby(this.#code);
    const port = await letLoose(mortal, { port: this.#ports[at], data: '', postgres: this.#database, odds });
    // One that died while it started is started again, and lives.
    if (port === null) return this.start(at, 0);
    this.#ports[at] = port;
    this.urls[at] = `http://127.0.0.1:${port}`;
    this.mortals[at] = mortal;
  }

  /** Those that have died are started again. */
  async revive(but?: number): Promise<void> {
    for (const [at, { child }] of this.mortals.entries())
      if (at !== but && (child.exitCode !== null || child.signalCode !== null)) await this.start(at, 0);
  }

  async kill(at: number): Promise<void> {
    this.mortals[at].child.kill('SIGKILL');
    await this.mortals[at].gone;
  }
}

const taken = (survivors: Survivor[]): number => survivors.reduce((sum, { acked }) => sum + acked.length, 0);

/** Whoever has lost the line comes back by way of any server that is there. */
async function comeBack(survivors: Survivor[], urls: string[]): Promise<void> {
  for (const survivor of survivors)
    if (survivor.player.ws.readyState !== 1) await survivor.comeBack(urls[below(urls.length)]).catch(() => pause(20));
}

/** Everybody gives some more answers that are taken, whoever else does; without one of the servers, if that is said. */
async function goesOn(survivors: Survivor[], pair: Pair, without?: number): Promise<void> {
  const enough = new Map(survivors.map((survivor) => [survivor, survivor.acked.length + 2]));
  const isStuck = (survivor: Survivor): boolean => survivor.acked.length < enough.get(survivor)!;
  for (const end = Date.now() + 100_000; survivors.some(isStuck) && Date.now() < end; ) {
    // One may die of itself meanwhile.
    await pair.revive(without);
    await comeBack(
      survivors,
      pair.urls.filter((_, at) => at !== without),
    );
    // Whoever came back to just what they had left has nothing to answer to but what they were asked before.
    for (const { player, sent } of survivors) if (sent.size === 0) player.nudge();
    await pause(20);
  }
  const stuck = survivors.filter(isStuck);
  expect(stuck.map(({ code, player, sent }) => [code, player.url, sent.size, player.received.slice(-4)])).toEqual([]);
}

test(`${FALLS} falls of servers, of PostgreSQL and of the line under load: nothing lost, nothing doubled, nobody stuck`, {
  timeout: 300_000 + 20_000 * FALLS,
}, async () => {
  const database = await postgres().database();
  const line = new Line(postgres().port);
  const through = new URL(database);
  through.port = String(await line.begin());
  const pair = new Pair(String(through));
  await pair.begin();
  const survivors = await tablesOfTwo(TABLES, (person) => pair.urls[person], 1);
  let longest = 0;
  for (let fall = 0; fall < FALLS; fall++) {
    const way = WAYS[fall % WAYS.length];
    const at = below(2);
    const before = taken(survivors);
    for (const end = Date.now() + 3_000; taken(survivors) < before + 2 + below(6) && Date.now() < end; ) await pause(1);
    const fellAt = Date.now();
    if (way === 'server' || way === 'itself') {
      await pair.kill(at);
      // The other goes on alone, with everybody.
      await goesOn(survivors, pair, at);
      longest = Math.max(longest, Date.now() - fellAt);
      await pair.start(at, way === 'itself' ? ODDS : 0);
    } else if (way === 'line') line.cut();
    else {
      await postgres().stop(way === 'postgres' ? 'SIGKILL' : 'SIGINT');
      await postgres().start();
    }
    await goesOn(survivors, pair);
  }
  await pair.revive();
  const torn = await compareViews(survivors, pair.mortals[0], pair.urls[0]);
  for (const at of [0, 1]) await pair.kill(at);
  line.end();

  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ match: string; key: string; times: string }>(
    'SELECT match, key, count(*) AS times FROM input WHERE key IS NOT NULL GROUP BY match, seat, key',
  );
  await client.end();
  const stored = new Set(rows.map(({ match, key }) => `${match} ${key}`));
  const acked = survivors.flatMap((survivor) => survivor.acked);
  expect(acked.filter(({ match, key }) => !stored.has(`${match} ${key}`))).toEqual([]);
  expect(rows.filter(({ times }) => Number(times) > 1)).toEqual([]);
  expect(torn).toEqual([]);
  expect(acked.length).toBeGreaterThan(FALLS * TABLES);
  console.log(`${acked.length} inputs acknowledged over ${FALLS} falls; after a server's, all played on within ${longest} ms`);
});
