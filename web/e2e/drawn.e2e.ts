/** The drawn tables nobody else's test plays: one person by mouse, bots in every other seat, to the end, and nothing the page complains of. */
import { expect, test } from 'vitest';
import { unhurried } from './gather';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { visit } from './visitor';
import { say } from './words';

test.each(['victim'] as const)('%s: a table filled with bots is played by mouse to its end', async (game) => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { name: 'Ada' });
  const { page } = visitor;
  await chooseGame(page, game);
  await page
    .getByRole('button', { name: new RegExp(`^${say.en.home.makeTable}`) })
    .first()
    .click();
  await page.locator('.lobby').waitFor();
  await unhurried(page);
  const addBot = page.getByRole('button', { name: say.en.lobby.addBot });
  await addBot.first().waitFor();
  for (let left = await addBot.count(); left > 0; left--) {
    await addBot.first().click();
    await expect.poll(() => addBot.count()).toBeLessThan(left);
  }
  const start = page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  await page.locator(`.stage[data-game="${game}"]`).waitFor();
  const presses = await playOn(visitor);
  console.log(`${game}: ${presses} presses`);
  expect(await page.locator('.end h1').first().innerText()).not.toBe('');
  expect(visitor.faults).toEqual([]);
});
