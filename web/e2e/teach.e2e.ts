/** The first match teaches: each side of each game, from the home page to the first decision, and what a table tells its people. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { fillWithBots, pair } from './gather';
import { chooseGame, playNow, type Side } from './home';
import { Lurk } from './lurk';
import { counts, passOn } from './people';
import { byHand, type Press, playUntil, wanted } from './table';
import { copied, type Visitor, visit } from './visitor';
import { say } from './words';

const READ_PER_MINUTE = 200;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
const coach = (page: Page) => page.getByRole('note', { name: say.en.play.coach.name }).filter({ visible: true });

/** Everything a newcomer reads on the way to the first decision, in words. */
async function toFirstDecision(visitor: Visitor, game: GameId, side: Side): Promise<number> {
  const { page } = visitor;
  const read: string[] = [];
  await playNow(page, side, game, async (_, button) => {
    const sheet = page.locator('dialog[open]');
    if (await sheet.count()) read.push(await sheet.innerText());
    await button.click();
  });
  const brief = page.getByRole('dialog', { name: say.en.play.brief.title });
  await brief.waitFor();
  read.push(await brief.innerText());
  expect(await brief.locator('dd').count()).toBe(3);
  // Nothing happens under it: what is asked first is still asked.
  const heard = visitor.frames.filter((text) => text.startsWith('{"t":"frame"')).length;
  await page.waitForTimeout(600);
  expect(visitor.frames.filter((text) => text.startsWith('{"t":"frame"')).length).toBe(heard);
  await brief.getByRole('button', { name: new RegExp(`^${say.en.play.brief.go}`) }).click();
  await coach(page).waitFor();
  await page.waitForFunction(() => document.title.startsWith('●'));
  read.push(await page.getByRole('heading', { level: 1 }).first().innerText(), await coach(page).innerText());
  return wordsIn(read.join(' '));
}

/** The coach stands beside the sentence and what can be pressed, never over them. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll('[role=note]')].find((one) => one.checkVisibility())!.getBoundingClientRect();
    const others = [...document.querySelectorAll('h1, main.scene button, main.scene [role=button], .hand button, .seal button')];
    const over = (node: Element): boolean => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      if (!width || !node.checkVisibility() || node.closest('[role=note]')) return false;
      const { x, y } = {
        x: (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
        y: (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
      };
      if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) return false;
      // What scrolls in an area of its own ends at its edge.
      return (
        !!document.elementFromPoint(x, y)?.closest('[role=note]') &&
        node.contains(document.elementsFromPoint(x, y).find((one) => !one.closest('[role=note]')) ?? null)
      );
    };
    return others.filter(over).map((node) => node.outerHTML.slice(0, 120));
  });

test('each side of each game is told who it is, and coached at its first question; the Creature is not asked about the board', async () => {
  const lurk = await Lurk.start();
  for (const [game, side] of [
    ['not-alone', 'hunted'],
    ['not-alone', 'creature'],
    ['anomaly', 'hunted'],
    ['anomaly', 'creature'],
    ['the-thing', 'hunted'],
    ['victim', 'hunted'],
  ] as const) {
    const begun = performance.now();
    const visitor = await visit(lurk.url, { prefers: { coach: true } });
    const words = await toFirstDecision(visitor, game, side);
    const took = (performance.now() - begun) / 1000;
    console.log(
      `${game}, ${side}: ${words} words before the first decision (${Math.round((60 * words) / READ_PER_MINUTE)} s to read), ${took.toFixed(1)} s besides`,
    );
    // A minute of reading at most.
    expect(words).toBeLessThan(READ_PER_MINUTE);
    await expect.poll(() => covered(visitor.page)).toEqual([]);
    if (game === 'not-alone' && side === 'creature') {
      expect(visitor.sent.filter((text) => text.includes('"answer"')).map((text) => JSON.parse(text).choice)).toEqual([2]);
      expect(await visitor.page.getByRole('heading', { level: 1 }).first().innerText()).not.toMatch(/side of the board/i);
    }
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  }
});

test('the coach goes from step to step, is silenced for good, and called back by the menu; help begins with the aim', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { size: 'phone', prefers: { coach: true } });
  const { page, faults } = visitor;
  await playNow(page, 'hunted');
  await page.locator('.brief').getByRole('button').tap();
  const todo = await coach(page).innerText();
  await page.locator('main.scene button[aria-pressed=false]').first().tap();
  await expect.poll(() => coach(page).innerText()).not.toBe(todo);

  await coach(page).getByRole('button', { name: say.en.play.coach.stop }).tap();
  await expect.poll(() => coach(page).count()).toBe(0);
  await page.reload();
  await page.locator('.stage').waitFor();
  expect([await coach(page).count(), await page.locator('.brief').count()]).toEqual([0, 0]);

  await page.getByRole('button', { name: say.en.ui.menu }).tap();
  await page.getByRole('button', { name: say.en.shell.menu.rules }).tap();
  const rules = page.locator('dialog[open]');
  await expect.poll(() => rules.locator('h3').first().innerText()).toMatch(/the aim/i);
  // A dialog wears the colours of its game.
  expect(await rules.evaluate((node) => getComputedStyle(node).getPropertyValue('--world').trim())).toBe('#9ad17b');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say.en.ui.menu }).tap();
  await page.locator('dialog[open] label', { has: page.getByRole('switch', { name: new RegExp(`^${say.en.shell.menu.coach}`) }) }).tap();
  await page.keyboard.press('Escape');
  await page.locator('.brief').getByRole('button').tap();
  expect(faults).toEqual([]);
});

const turns = counts('turnBegan","turn');
/** Is what a player is about to press a Survival or Hunt card? */
const isOwnCard = async (page: Page): Promise<boolean> => (await wanted(page)).evaluate((node) => !!node.querySelector('.family'));

test('whoever wants to be asked every time is, and may order to pass until the next turn: one tap, and one to take it back', async () => {
  const lurk = await Lurk.start({ command: ['server/test/stilled.ts'] });
  const people = await pair(lurk.url, { sides: true });
  const [, visitor] = people;
  const { page } = visitor;
  await page.getByRole('button', { name: say.en.ui.menu }).tap();
  await page.locator('dialog[open] label', { has: page.getByRole('switch', { name: new RegExp(`^${say.en.shell.menu.emptyToo}`) }) }).tap();
  await page.keyboard.press('Escape');
  const order = page.getByRole('button', { name: say.en.play.passUntil });
  const again = page.getByRole('button', { name: say.en.play.stopPassing });

  // Nobody plays a card: one could forbid this turn's windows, and without a Survival card nobody is asked in them.
  const press: Press = async (one, offered) => {
    if (one === visitor ? await order.isVisible() : await passOn(one)) return;
    if (!(await isOwnCard(one.page))) await byHand(one, offered);
  };
  expect(await playUntil(people, visitor, () => order.isVisible(), { press })).toBe(true);
  const turn = turns(visitor);

  // The pass that is ordered is given a little later: it waits while time stands still.
  await lurk.still(true);
  await order.tap();
  await again.tap();
  await expect.poll(() => again.count()).toBe(0);
  await order.tap();
  await again.waitFor();
  await lurk.still(false);
  // The next turn ends it.
  await playUntil(people, visitor, () => turns(visitor) > turn);
  await expect.poll(() => again.count()).toBe(0);
  for (const { faults } of people) expect(faults).toEqual([]);
});

/** Colour and shape of the seats, by name. */
const seatsOn = (page: Page, within: string): Promise<Record<string, string>> =>
  page.evaluate((root) => {
    const rows = [...document.querySelectorAll(`${root} :is(li, .stand)`)].filter(
      (row) => row.querySelector('svg[viewBox="-2 -2 40 40"]') && row.querySelector('b'),
    );
    return Object.fromEntries(
      rows.map((row) => {
        const chip = row.querySelector('svg[viewBox="-2 -2 40 40"] path')!;
        return [row.querySelector('b')!.textContent.trim(), `${chip.getAttribute('d')} ${getComputedStyle(chip).fill}`];
      }),
    );
  }, within);

test('people: one name field in focus, emoji kept whole, the same seats in lobby and table, watchers heard by watchers, the gone told of', async () => {
  const lurk = await Lurk.start();
  const host = await visit(lurk.url);
  await chooseGame(host.page, 'not-alone');
  await host.page.getByRole('button', { name: say.en.home.makeTable }).click();
  const field = host.page.getByLabel(say.en.shell.name.label);
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  // Twenty-three letters and a family that is eleven units long: it fits whole or not at all.
  await host.page.keyboard.insertText('Maximilienne-Alexandra👨‍👩‍👧‍👦');
  expect(await field.inputValue()).toBe('Maximilienne-Alexandra');
  await host.page.keyboard.press('Enter');
  await host.page.locator('.lobby').waitFor();
  const code = new URL(host.page.url()).pathname.split('/').at(-1)!;

  const guest = await visit(`${lurk.url}/t/${code}`, { size: 'phone', name: '👩🏽‍🚀 Ben', copies: true });
  await guest.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.takeSeat}`) }).tap();
  await guest.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.iAmReady}`) }).tap();
  await host.page.locator('.lobby').getByText('👩🏽‍🚀 Ben').first().waitFor();
  await fillWithBots(host.page);
  const lobby = await seatsOn(host.page, '.lobby');
  expect(await host.page.locator('.stand text').allTextContents()).toContain('👩🏽‍🚀');
  const start = host.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  await host.page.locator('.stage').waitFor();

  const shared = async (): Promise<string[]> => {
    const table = await seatsOn(host.page, '.stage .panel');
    const names = Object.keys(table).filter((name) => name in lobby && !table[name]!.includes('rgb(255, 75, 51)'));
    return names.map((name) => `${name} ${table[name]}`);
  };
  await expect.poll(async () => (await shared()).length).toBeGreaterThan(2);
  const inLobby = Object.entries(lobby).map(([name, look]) => `${name} ${look}`);
  expect(inLobby).toEqual(expect.arrayContaining(await shared()));

  const watcher = await visit(`${lurk.url}/t/${code}`, { name: 'Eve' });
  await watcher.page.getByText(say.en.ui.heardBy.watchers).waitFor();
  expect(await watcher.page.getByPlaceholder(say.en.ui.sayHint, { exact: true }).count()).toBe(0);

  // A word without an end wraps in its own column.
  await host.page.getByPlaceholder(say.en.ui.sayHint).fill('l'.repeat(90));
  await host.page.keyboard.press('Enter');
  const said = host.page.getByText('l'.repeat(90)).first();
  await said.waitFor();
  expect(await said.evaluate((node) => node.scrollWidth <= node.clientWidth + 1 && node.getBoundingClientRect().right <= innerWidth)).toBe(
    true,
  );

  const gone = performance.now();
  await host.context.close();
  await guest.page
    .getByRole('status')
    .filter({ hasText: say.en.shell.gone.is('Maximilienne-Alexandra') })
    .waitFor();
  console.log(`the guest is told after ${((performance.now() - gone) / 1000).toFixed(1)} s that the host is gone`);

  // Without a server the home page shows what this device knows.
  await guest.page.goto(lurk.url);
  await guest.page.getByText(code).first().waitFor();
  await copied(guest.page);
  await lurk.stop();
  await guest.page.reload();
  await guest.page.getByText(say.en.home.offline).waitFor();
  await guest.page.getByText(code).first().waitFor();
  await guest.page.getByRole('button', { name: new RegExp(say.en.home.youHelp) }).waitFor();
  expect(guest.faults).toEqual([]);
});
