/** Without a server: the page of the first visit opens, and a match against bots runs in it. */
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { visit } from './visitor';
import { say } from './words';

test('after a first visit the server may go: a match runs in the browser, and goes on after a reload', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url);
  const { page, faults } = visitor;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/'))) await new Promise((done) => setTimeout(done, 100));
  });
  await lurk.kill();

  await page.reload();
  await playNow(page, 'asHunted');
  await page.getByText(say.en.shell.line.offlinePlay).waitFor();
  expect(new URL(page.url()).pathname).toBe('/solo');

  const turn = async (): Promise<number> => Number(/\d+$/.exec((await page.locator('header .where').innerText()).trim())?.[0] ?? 0);
  await playOn(visitor, { until: async () => (await turn()) >= 2, patience: 60_000 });
  const before = await turn();
  await page.reload();
  await page.locator('.stage').waitFor();
  expect(await turn()).toBeGreaterThanOrEqual(before);
  await playOn(visitor, { until: async () => (await turn()) > before, patience: 60_000 });

  // It waits on the home page too.
  await page.getByRole('link', { name: say.en.ui.home }).click();
  await page.getByText(say.en.home.resumeLine.solo).first().waitFor();
  expect(visitor.frames).toEqual([]);
  expect(faults).toEqual([]);
});
