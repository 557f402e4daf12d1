import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import { afterAll, expect, test } from 'vitest';
import { bundled } from './test/bundle.ts';
import { Crew, compareViews, goesOn, killAll, type Survivor, tablesOfTwo, takenFrom } from './test/mortals.ts';
import { below } from './test/player.ts';
import { cleanUp, newFolder } from './test/start.ts';

const KILLS = 100 * EFFORT;
/** At each of the two servers of a process. */
const TABLES = 2;
/** One commit in so many is the last of its process. */
const ODDS = 10;

afterAll(() => {
  killAll();
  cleanUp();
});

/** At work, however fast this machine is: once a few more answers were taken, or it is clear that none will be. */
async function inTheMiddle(crew: Crew, survivors: Survivor[]): Promise<void> {
  const [enough, latest] = [takenFrom(survivors) + 3 + below(6), Date.now() + 3_000];
  while (crew.up.length > 0 && takenFrom(survivors) < enough && Date.now() < latest) await pause(1);
}

test(`kill -9 of ${KILLS} servers under load, two at a time: no acknowledged input is lost or doubled, and nobody is stuck`, {
  timeout: 400_000 * EFFORT,
}, async () => {
  const folders = [newFolder(), newFolder()];
  const crew = new Crew(await bundled(newFolder()), { folders });
  await crew.begin(1);
  const urls = crew.urls(0);
  const crowds = await Promise.all(urls.map((url) => tablesOfTwo(TABLES, () => url)));
  const survivors = crowds.flat();

  for (let kill = 0; crew.fallen < KILLS; kill++) {
    // Now and then at any moment, perhaps before anybody is back.
    await (kill % 4 === 3 ? pause(5 + below(40)) : inTheMiddle(crew, survivors));
    await crew.kill(0);
    // Every other one also dies of itself, in the middle of things, perhaps while starting or while they come back. The last one lives.
    while (!(await crew.start(0, kill % 2 === 0 || crew.fallen > KILLS - 3 * folders.length ? 0 : ODDS)));
    await Promise.allSettled(crowds.flatMap((crowd, at) => crowd.map((survivor) => survivor.comeBack(urls[at]))));
  }
  await goesOn(survivors);
  const torn = await Promise.all(crowds.map((crowd, at) => compareViews(crowd, urls[at])));
  await crew.end();
  expect(crew.faults).toEqual([]);
  expect(torn).toEqual([[], []]);
  const kept = folders.map((folder, at) => lookInto(folder, crowds[at]));
  const [taken, acked] = [kept.reduce((sum, { taken }) => sum + taken, 0), takenFrom(survivors)];
  console.log(`${taken} inputs stored, ${acked} acknowledged, ${crew.byThemselves} of ${crew.fallen} servers died of themselves`);
  // There was enough to lose: what people gave, and what the server gave for those who could do nothing.
  expect(taken).toBeGreaterThan(KILLS);
  expect(acked).toBeGreaterThan(KILLS / 2);
  expect(crew.byThemselves).toBeGreaterThan(KILLS / 10);
});

/** What was acknowledged is in the store, once; says how much else. */
function lookInto(folder: string, survivors: Survivor[]): { taken: number } {
  const db = new DatabaseSync(join(folder, 'lurk.sqlite'));
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
  const { taken } = db.prepare('SELECT count(*) AS taken FROM input').get() as { taken: number };
  expect((db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check).toBe('ok');
  db.close();
  return { taken };
}
