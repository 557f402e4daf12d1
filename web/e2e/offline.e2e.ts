/** Without a server: the page of the first visit opens, and matches against bots run in it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { copied, visit } from './visitor';
import { say } from './words';

/** How far a match is: the turn in NOT ALONE; the lines of the story in Anomaly, whose rounds are long. */
const PROGRESS: Partial<Record<GameId, { readonly enough: number; at(page: Page): Promise<number> }>> = {
  'not-alone': {
    enough: 2,
    at: async (page) => Number(/\d+$/.exec((await page.locator('header .where').innerText()).trim())?.[0] ?? 0),
  },
  anomaly: { enough: 12, at: (page) => page.locator('.story [role=log] li').count() },
};

test('after a first visit the server may go: matches of both games run in the browser, and go on after a reload', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url);
  const { page, faults } = visitor;
  await copied(page);
  await lurk.kill();
  await page.reload();

  for (const [game, { enough, at }] of Object.entries(PROGRESS) as [GameId, NonNullable<(typeof PROGRESS)[GameId]>][]) {
    await playNow(page, 'hunted', game);
    await page.getByText(say.en.shell.line.offlinePlay).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/solo');

    await playOn(visitor, { until: async () => (await at(page)) >= enough, patience: 120_000 });
    const before = await at(page);
    await page.reload();
    await page.locator(`.stage[data-game="${game}"]`).waitFor();
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(before);
    await playOn(visitor, { until: async () => (await at(page)) > before, patience: 120_000 });

    // It waits on the home page too.
    await page.getByRole('link', { name: say.en.ui.home }).click();
    await page.getByText(say.en.home.resumeLine.solo).first().waitFor();
  }
  expect(visitor.frames).toEqual([]);
  expect(faults).toEqual([]);
});
