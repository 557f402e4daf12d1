/** The Thing at its smallest and at its largest: alone with six Characters by mouse, and eight seats with two people on phones. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillWithBots, unhurried } from './gather';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { faultsAtTheEnd } from './people';
import { playOn, playOut } from './table';
import { type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

const ended = (page: Page): Promise<string> => page.locator('.end h1').first().innerText();

test('The Thing: a lone visitor plays the co-operative game by mouse to its end', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { name: 'Ada' });
  const { page } = visitor;
  await chooseGame(page, 'the-thing');
  const now = page.getByRole('button', { name: new RegExp(`^(${say.en.home.playNow}|${say.en.home.playGameNow('The Thing')})`) });
  await now.first().click();
  await page.getByRole('button', { name: /^Alone against the Alien/ }).click();
  await page.locator('.stage[data-game="the-thing"]').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Action dice' }).count()).toBe(1);
  console.log(`The Thing, alone: ${await playOn(visitor)} presses`);
  expect(await ended(page)).toMatch(/^(You have escaped|Nobody gets away)$/);
  expect(await faultsAtTheEnd([visitor])).toEqual([]);
  expect(visitor.faults).toEqual([]);
});

test('The Thing: eight seats, two people on phones, one in French, six bots, to the end', async () => {
  const lurk = await Lurk.start();
  const w = say.en.lobby;
  const host = await visit(lurk.url, { name: 'Ada', size: 'phone' });
  await chooseGame(host.page, 'the-thing', (_, button) => button.tap());
  await host.page.getByRole('button', { name: say.en.home.makeTable }).first().tap();
  await host.page.locator('.lobby').waitFor();
  await unhurried(host.page);
  await addSeats(host.page, 8);
  await fillWithBots(host.page, 1);
  const french = await visit(host.page.url(), { lang: 'fr', name: 'Chloé', size: 'phone' });
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.takeSeat}`) }).tap();
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.iAmReady}`) }).tap();
  const start = host.page.getByRole('button', { name: new RegExp(`^${w.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.tap();
  const people = [host, french];
  for (const { page } of people) await page.locator('.stage').waitFor();

  const left: string[] = [];
  let looks = 0;
  const between = async (visitor: Visitor): Promise<void> => {
    if (visitor === french && ++looks % 7 === 0) left.push(...(await englishOn(french.page)));
  };
  console.log(`The Thing, eight seats: ${(await playOut(people, { between })).join(' + ')} presses`);
  expect(left).toEqual([]);
  expect(await ended(host.page)).toMatch(/^The (Humans|Aliens) win$/);
  expect(await ended(french.page)).toMatch(/^Les (Humains|Aliens) gagnent$/);
  expect(await faultsAtTheEnd(people)).toEqual([]);
  for (const { faults } of people) expect(faults).toEqual([]);
});

async function addSeats(page: Page, seats: number): Promise<void> {
  const addSeat = page.getByRole('button', { name: say.en.lobby.addSeat });
  const addBot = page.getByRole('button', { name: say.en.lobby.addBot });
  await addBot.first().waitFor();
  while ((await addBot.count()) < seats - 1) {
    const before = await addBot.count();
    await addSeat.tap();
    await expect.poll(() => addBot.count()).toBe(before + 1);
  }
}
