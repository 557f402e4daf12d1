import { setTimeout as pause } from 'node:timers/promises';
import { EFFORT } from '@lurk/testkit';
import { afterAll, expect, test } from 'vitest';
import { bundled } from '../test/bundle.ts';
import { lookIntoFolder } from '../test/ledgers.ts';
import { Crew, compareViews, goesOn, killAll, LEDGER_EVERY, Ledger, type Survivor, tablesOfTwo, takenFrom } from '../test/mortals.ts';
import { below } from '../test/player.ts';
import { cleanUp, newFolder } from '../test/start.ts';

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

test(`kill -9 of ${KILLS} servers under load, two at a time: no acknowledged input is lost or doubled, and nobody is stuck`, async () => {
  const folders = [newFolder(), newFolder()];
  const crew = new Crew(await bundled(newFolder()), { folders });
  await crew.begin(1);
  const urls = crew.urls(0);
  const crowds = await Promise.all(urls.map((url) => tablesOfTwo(TABLES, () => url)));
  const survivors = crowds.flat();
  const ledger = new Ledger();
  let looked = 0;

  for (let kill = 0; crew.fallen < KILLS; kill++) {
    // Now and then at any moment, perhaps before anybody is back.
    await (kill % 4 === 3 ? pause(5 + below(40)) : inTheMiddle(crew, survivors));
    await crew.kill(0);
    if (crew.fallen > looked + LEDGER_EVERY) {
      looked = crew.fallen;
      ledger.add(folders.flatMap(lookIntoFolder));
    }
    // Every other one also dies of itself, in the middle of things, perhaps while starting or while they come back. The last one lives.
    while (!(await crew.start(0, kill % 2 === 0 || crew.fallen > KILLS - 3 * folders.length ? 0 : ODDS)));
    await Promise.allSettled(crowds.flatMap((crowd, at) => crowd.map((survivor) => survivor.comeBack(urls[at]))));
  }
  await goesOn(survivors);
  const torn = await Promise.all(crowds.map((crowd, at) => compareViews(crowd, urls[at])));
  await crew.end();
  expect(crew.faults).toEqual([]);
  expect(torn).toEqual([[], []]);
  ledger.add(folders.flatMap(lookIntoFolder));
  ledger.expectAll(survivors);
  const acked = takenFrom(survivors);
  console.log(`${acked} inputs acknowledged, ${crew.fallen} servers fell, ${crew.byThemselves} of them of themselves`);
  // There was enough to lose.
  expect(acked).toBeGreaterThan(KILLS);
  expect(crew.byThemselves).toBeGreaterThan(KILLS / 10);
});
