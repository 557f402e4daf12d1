/** A page is in one language at a time: whatever is still on its way, nobody reads half of one and half of the other. */
import { expect, test } from 'vitest';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { visit } from './visitor';
import { englishIn, readableOnceFrench, readIn, say } from './words';

test('a lobby turns French as a whole, once its words have come, and stays English until then', async () => {
  const lurk = await Lurk.start();
  const { page, faults } = await visit(lurk.url, { name: 'Ada' });
  await chooseGame(page);
  await page.getByRole('button', { name: say.en.home.makeTable }).click();
  await page.locator('.lobby aside svg[role=img]').waitFor();

  // The French words of the game are held back, so that what is asserted does not depend on who is faster.
  let letGo = (): void => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const asked = new Promise<string>((done) => {
    void page.route(/lobby-not-alone-fr/, async (route) => {
      done(route.request().url());
      await held;
      await route.continue();
    });
  });
  const first = readableOnceFrench(page);
  const turned = readIn(page, 'fr');
  await asked;
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) }).waitFor();
  letGo();
  await turned;
  const texts = await first;
  expect(texts.length).toBeGreaterThan(20);
  expect(englishIn(texts)).toEqual([]);
  expect(faults).toEqual([]);
});
