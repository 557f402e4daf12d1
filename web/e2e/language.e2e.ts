/** A page is in one language at a time: whatever is still on its way, nobody reads half of one and half of the other. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { visit } from './visitor';
import { englishIn, readableOnceFrench, readIn, say } from './words';

/** Somebody who has not said what they are called takes a seat. */
async function guestSits(origin: string, code: string): Promise<void> {
  const hello = await fetch(`${origin}/api/hello`, { method: 'POST', body: '{}', headers: { origin } });
  const cookie = hello.headers.getSetCookie()[0]!.split(';')[0]!;
  const line = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { origin, cookie } });
  await once(line, 'open');
  for (const message of [{ t: 'follow', table: code }, { t: 'take' }]) line.send(JSON.stringify(message));
}

test('a lobby turns French as a whole, once its words have come, and stays English until then', async () => {
  const lurk = await Lurk.start();
  const { page, faults } = await visit(lurk.url, { name: 'Ada' });
  await chooseGame(page);
  await page.getByRole('button', { name: say.en.home.makeTable }).click();
  await page.locator('.lobby aside svg[role=img]').waitFor();
  await guestSits(lurk.url, page.url().slice(-6));
  const guest = await page.getByText(/^Guest \d{4}$/).innerText();

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
  await page.getByText(guest.replace('Guest', 'Anonyme'), { exact: true }).waitFor();
  expect(await page.getByText(/Guest/).count()).toBe(0);
  expect(faults).toEqual([]);
});
