/** Without a server: the page of the first visit opens, and matches against bots run in it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { worldOrder } from '../src/games/worlds';
import type { GameId } from '../src/ui/types';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { copied, type Visitor, visit } from './visitor';
import { say } from './words';

/** How far the match kept on this device is: what has been told of it so far. */
const told = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await promised(indexedDB.open('lurk', 1));
    const save: { host: { sent: number[] } } = await promised(database.transaction('solo').objectStore('solo').get('match'));
    database.close();
    return save.host.sent.reduce((sum, frames) => sum + frames, 0);
  });
const PRESSES = 3;
/** Bots take their time here, as they do for people, and nothing is heard of them over the line. */
const patience = 300_000;

async function playAlone(visitor: Visitor, game: GameId): Promise<void> {
  const { page, frames, faults } = visitor;
  await page.reload();
  await playNow(page, 'hunted', game);
  await page.getByText(say.en.shell.line.offlinePlay).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/solo');

  let presses = 0;
  const between = async (): Promise<void> => void presses++;
  await playOn(visitor, { between, until: () => presses >= PRESSES, patience });
  const before = await told(page);
  await page.reload();
  await page.locator(`.stage[data-game="${game}"]`).waitFor();
  expect(await told(page)).toBeGreaterThanOrEqual(before);
  await playOn(visitor, { until: async () => (await told(page)) > before, patience });

  // It waits on the home page too.
  await page.getByRole('link', { name: say.en.ui.home }).click();
  await page.getByText(say.en.home.resumeLine.solo).first().waitFor();
  expect(frames).toEqual([]);
  expect(faults).toEqual([]);
}

// Mostly waiting: all games wait at the same time.
test('after a first visit the server may go: a match of every game runs in the browser, and goes on after a reload', async () => {
  const lurk = await Lurk.start();
  const visitors = await Promise.all(worldOrder.map(() => visit(lurk.url, { copies: true })));
  for (const { page } of visitors) await copied(page);
  await lurk.kill();
  await Promise.all(worldOrder.map((game, i) => playAlone(visitors[i]!, game)));
});
