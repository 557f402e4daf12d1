import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EFFORT } from '@lurk/testkit';
import { afterAll, expect, test } from 'vitest';
import { bundled } from './test/bundle.ts';
import { compareViews, killAll, letLoose, type Survivor, standby, tablesOfTwo } from './test/mortals.ts';
import { below } from './test/player.ts';
import { cleanUp, newFolder } from './test/start.ts';

const KILLS = 100 * EFFORT;
const TABLES = 4;

afterAll(() => {
  killAll();
  cleanUp();
});

/** At work, however fast this machine is: once a few more answers were taken, or it is clear that none will be. */
function inTheMiddle(child: ChildProcess, survivors: Survivor[]): NodeJS.Timeout {
  const taken = (): number => survivors.reduce((sum, { acked }) => sum + acked.length, 0);
  const [enough, latest] = [taken() + 2 + below(4), Date.now() + 3_000];
  return setInterval(() => {
    if (taken() >= enough || Date.now() > latest) child.kill('SIGKILL');
  }, 1);
}

test(`kill -9 at ${KILLS} moments under load: no acknowledged input is lost or doubled`, { timeout: 400_000 * EFFORT }, async () => {
  const data = newFolder();
  const code = await bundled(newFolder());
  let server = await standby(code);
  const next = [standby(code), standby(code)];
  const port = (await letLoose(server, { port: 0, data, odds: 0 }))!;
  const url = `http://127.0.0.1:${port}`;
  const survivors = await tablesOfTwo(TABLES, () => url);

  let byItself = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { child } = server;
    const timer = kill % 2 ? setTimeout(() => child.kill('SIGKILL'), 5 + below(40)) : inTheMiddle(child, survivors);
    await server.gone;
    clearTimeout(timer);
    if (!child.killed) byItself++;
    server = await next.shift()!;
    next.push(standby(code));
    // Every other one also dies of itself, in the middle of things, perhaps while starting or while they come back. The last one lives.
    if ((await letLoose(server, { port, data, odds: kill % 2 === 0 || kill === KILLS - 1 ? 0 : 10 })) === null) continue;
    await Promise.allSettled(survivors.map((survivor) => survivor.comeBack(url)));
  }
  const torn = await compareViews(survivors, server, url);
  for (const { child, gone } of [server, ...(await Promise.all(next))]) {
    child.kill('SIGKILL');
    await gone;
  }

  const db = new DatabaseSync(join(data, 'lurk.sqlite'));
  const rows = db
    .prepare(
      'SELECT match.id AS id, key, count(*) AS times FROM input JOIN match ON num = input.id / 1000000 WHERE key IS NOT NULL GROUP BY match.id, seat, key',
    )
    .all() as {
    id: string;
    key: string;
    times: number;
  }[];
  const stored = new Map(rows.map(({ id, key, times }) => [`${id} ${key}`, times]));
  const acked = survivors.flatMap((survivor) => survivor.acked);
  const lost = acked.filter(({ match, key }) => !stored.has(`${match} ${key}`));
  const doubled = rows.filter(({ times }) => times > 1);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
  expect(torn).toEqual([]);
  // There was enough to lose: what people gave, and what the server gave for those who could do nothing.
  const { taken } = db.prepare('SELECT count(*) AS taken FROM input').get() as { taken: number };
  console.log(`${taken} inputs stored, ${acked.length} acknowledged, ${byItself} of ${KILLS} died of themselves`);
  expect(taken).toBeGreaterThan(KILLS);
  expect(acked.length).toBeGreaterThan(KILLS / 2);
  expect(byItself).toBeGreaterThan(KILLS / 10);
  expect((db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check).toBe('ok');
  db.close();
});
