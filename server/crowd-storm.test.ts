/** Thousands who play at many tables lose their lines at one moment and come back at one moment, to a server that has them in memory and to one that has just been killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { bundled } from './test/bundle.ts';
import { Crew, goesOn, killAll, type Survivor, tableOf, takenFrom } from './test/mortals.ts';
import { postgresForAll } from './test/postgres.ts';
import { newFolder } from './test/start.ts';

const SEATS = 5;
const TABLES = Math.round(Math.min(5_000, 250 * EFFORT) / SEATS);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

const postgres = postgresForAll();
afterAll(killAll);

const KINDS = [
  { name: 'SQLite', store: async () => ({ folders: [newFolder()] }) },
  { name: 'PostgreSQL', store: async () => ({ folders: [''], postgres: await postgres().database() }) },
];

async function backAsAPage(survivor: Survivor, url: string): Promise<number> {
  const { player } = survivor;
  let tries = 0;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    tries++;
    player.received = [];
    try {
      await survivor.comeBack(url);
      await player.until(() => player.received.some((text) => /^\{"t":"(view|clock)"/.test(text)), 60_000);
      return tries;
    } catch (error) {
      if (!(player.ws.readyState === 3 || player.ws.readyState === 2)) throw error;
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
}

describe.each(KINDS)('$name', { timeout: 120_000 + 40_000 * EFFORT }, ({ store }) => {
  test(`${TABLES * SEATS} at ${TABLES} tables`, async () => {
    const crew = new Crew(await bundled(newFolder()), await store());
    await crew.begin(1);
    const [url] = crew.urls(0) as [string];
    const t0 = Date.now();
    const crowd: Survivor[] = [];
    const CHUNK = 10;
    for (let t = 0; t < TABLES; t += CHUNK) {
      const tables = await Promise.all(Array.from({ length: Math.min(CHUNK, TABLES - t) }, (_, i) => tableOf(`${t + i}`, () => url, { people: SEATS })));
      const some = tables.flat();
      for (const { player } of some) player.play = null;
      await Promise.all(some.map(({ player }) => player.until(() => player.wire !== null)));
      crowd.push(...some);
    }
    const calm = await tableOf('calm', () => url, { people: 3 });
    await Promise.all(calm.map(({ player }) => player.until(() => player.wire !== null)));
    console.log('set up', Date.now() - t0);
    for (const storm of ['lines', 'server']) {
      const before = takenFrom(calm);
      for (const survivor of crowd) survivor.wake();
      for (const survivor of crowd) survivor.player.play = null;
      const t1 = Date.now();
      if (storm === 'lines') for (const { player } of crowd) player.ws.terminate();
      else {
        await pause(20);
        await crew.kill(0);
        while (!(await crew.start(0)));
      }
      const t2 = Date.now();
      let longest = 0, last = Date.now(), seen = takenFrom(calm), over = false;
      const watch = (async () => { while (!over) { const n = takenFrom(calm); if (n !== seen) { seen = n; longest = Math.max(longest, Date.now() - last); last = Date.now(); } for (const c of calm) c.playOn(); await pause(2); } })();
      const calmBack = storm === 'server' ? Promise.all(calm.map((c) => backAsAPage(c, url))) : null;
      const tries = await Promise.all(crowd.map((survivor) => backAsAPage(survivor, url)));
      await calmBack;
      over = true; await watch;
      console.log(storm, 'dropped in', t2 - t1, 'back in', Date.now() - t2, 'most tries', Math.max(...tries), 'calm took', takenFrom(calm) - before, 'longest', longest);
      await expect.poll(() => crowd.filter(({ sent }) => sent.size > 0).length, { timeout: 30_000 }).toBe(0);
      console.log('fates', Date.now() - t2);
    }
    const t3 = Date.now();
    for (const survivor of crowd) survivor.wake();
    await goesOn([...crowd, ...calm]);
    console.log('goes on', Date.now() - t3);
    await crew.end();
    expect(crew.faults).toEqual([]);
  });
});
