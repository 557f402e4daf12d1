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

  // There must be enough to lose, and enough must fall of themselves: how soon that is so depends on the machine, and on chance.
  const isEnough = (): boolean => crew.fallen >= KILLS && crew.byThemselves > KILLS / 10 && takenFrom(survivors) > KILLS;
  const startAgain = async (odds: number): Promise<void> => {
    while (!(await crew.start(0, odds)));
    await Promise.allSettled(crowds.flatMap((crowd, at) => crowd.map((survivor) => survivor.comeBack(urls[at]))));
  };
  for (let kill = 0; !isEnough(); kill++) {
    // Now and then at any moment, perhaps before anybody is back.
    await (kill % 4 === 3 ? pause(5 + below(40)) : inTheMiddle(crew, survivors));
    await crew.kill(0);
    if (crew.fallen > looked + LEDGER_EVERY) {
      looked = crew.fallen;
      ledger.add(folders.flatMap(lookIntoFolder));
    }
    // Every other one also dies of itself, in the middle of things, perhaps while starting or while they come back.
    await startAgain(kill % 2 === 0 ? 0 : ODDS);
  }
  // The last one lives.
  await crew.kill(0);
  await startAgain(0);
  await goesOn(survivors);
  const torn = await Promise.all(crowds.map((crowd, at) => compareViews(crowd, urls[at])));
  await crew.end();
  expect(crew.faults).toEqual([]);
  expect(torn).toEqual([[], []]);
  ledger.add(folders.flatMap(lookIntoFolder));
  ledger.expectAll(survivors);
  console.log(`${takenFrom(survivors)} inputs acknowledged, ${crew.fallen} servers fell, ${crew.byThemselves} of them of themselves`);
});
