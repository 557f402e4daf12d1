/** The worked example of docs/adding-a-game.md: no drawings, no bots of its own, and yet a game to play in the browser. */
import { expect, test } from 'vitest';
import { fillWithBots, unhurried } from './gather';
import { Lurk } from './lurk';
import { playOn } from './table';
import { visit } from './visitor';
import { say } from './words';

test('a table of it is made on the home page, filled with random bots, and played by mouse to its end', async () => {
  const lurk = await Lurk.start({ examples: true });
  const visitor = await visit(lurk.url, { name: 'Ada' });
  const { page } = visitor;
  await page.getByRole('button', { name: `${say.en.home.makeTable}: embers` }).click();
  await page.locator('.lobby').waitFor();
  await unhurried(page);
  await fillWithBots(page);
  const start = page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  await page.locator('.stage[data-game="embers"]').waitFor();
  const presses = await playOn(visitor);
  console.log(`${presses} presses`);
  expect(presses).toBeGreaterThan(0);
  expect(await page.locator('.end h1').innerText()).not.toBe('');
  expect(visitor.faults).toEqual([]);
});
