/** VICTIM: the forest is fetched after the first question, and is never missing where it is seen. */
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { visit } from './visitor';

const PATIENCE_MS = 300_000;
/** A screen that did not wait would be there by then. */
const SOON_MS = 1_500;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

test('VICTIM: the choice of the characters does not wait for the forest; a page that is opened later comes with it', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url);
  const { page, faults } = visitor;
  const stage = page.locator('.stage[data-game="victim"]');
  const forest = stage.locator('[data-cell]');
  let arrives = (): void => {};
  let held = Promise.resolve();
  const hold = (): void => {
    held = new Promise((done) => {
      arrives = done;
    });
  };
  await page.route(/\/ForestMap-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });

  hold();
  await playNow(page, 'hunted', 'victim');
  expect(await forest.count()).toBe(0);
  arrives();
  await playOn(visitor, { until: async () => (await forest.count()) > 0, patience: PATIENCE_MS });

  hold();
  const [, side] = await Promise.all([
    page.reload(),
    page.waitForResponse((response) => /\/victim-side-\w+-[^/]*\.js$/.test(response.url()), { timeout: PATIENCE_MS }),
  ]);
  await side.finished();
  await rest(SOON_MS);
  expect(await stage.count()).toBe(0);
  arrives();
  await stage.waitFor();
  expect(await forest.count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
