/** A whole match against bots without a mouse, to the proof of the deal and into another one; and the first turns in every other role. */
import { tellVerdict } from '@lurk/i18n';
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow, type Side } from './home';
import { byKeys, walkTo } from './keyboard';
import { Lurk } from './lurk';
import { openGallery, openMoment } from './moments';
import { playOn } from './table';
import { hears, type Visitor, visit } from './visitor';
import { say } from './words';

async function onByKeys(page: Page, button: ElementHandle<HTMLElement>): Promise<void> {
  await walkTo(page, button);
  await page.keyboard.press('Enter');
}
/** From the home page to a table, by keys. */
async function sitDown(url: string, side: Side, game?: GameId): Promise<Visitor> {
  const visitor = await visit(url, { prefers: { holds: true } });
  await playNow(visitor.page, side, game, onByKeys);
  return visitor;
}

async function pressByKeys({ page }: Visitor, button: Locator): Promise<void> {
  // What has just arrived cannot be reached at once; a quick machine walks round it many times meanwhile.
  await expect.poll(() => button.evaluate((node) => node.closest('[inert]'))).toBeNull();
  await onByKeys(page, (await button.elementHandle()) as ElementHandle<HTMLElement>);
}

/** Every key of the table is told on demand, and the board can be read as text. */
async function readSheets({ page }: Visitor): Promise<void> {
  for (const key of ['?', 'b']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

test('a whole match as one of the Hunted, its proof, and another match, by keys alone, with the focus in sight at every step', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'hunted');
  const presses = await playOn(visitor, { press: byKeys });
  console.log(`${presses} things pressed by keys`);
  const { page, sent } = visitor;
  expect(await page.locator('.end h1').innerText()).not.toBe('');

  // The proof, in front of the player: the record replays, and holds what this device sent.
  await pressByKeys(visitor, page.getByRole('button', { name: say.en.play.end.verify }));
  await page.getByText(tellVerdict('en', { ok: true, sure: true })).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await pressByKeys(visitor, page.locator('.end .again button'));
  await page.locator('.stage').waitFor();
  const answers = (): number => sent.filter((text) => text.includes('"t":"answer"')).length;
  const before = answers();
  await playOn(visitor, { press: byKeys, until: () => answers() > before + 2 });
  expect(visitor.faults).toEqual([]);
});

test('the first turns as the Creature, by keys alone', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'creature');
  await playOn(visitor, { press: byKeys, until: hears(visitor, '"turnBegan","turn":2') });
  await readSheets(visitor);
  expect(visitor.faults).toEqual([]);
});

test('Anomaly: the first rounds as a Student and as the Anomaly, by keys alone', async () => {
  const lurk = await Lurk.start();
  for (const side of ['hunted', 'creature'] as const) {
    const visitor = await sitDown(lurk.url, side, 'anomaly');
    const presses = await playOn(visitor, { press: byKeys, until: hears(visitor, '"roundBegan","round":2') });
    console.log(`${presses} things pressed by keys as ${side}`);
    expect(presses).toBeGreaterThan(8);
    await readSheets(visitor);
    expect(visitor.faults).toEqual([]);
  }
});

test('The Thing: the first round alone against the Alien, by keys alone', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'alone', 'the-thing');
  const presses = await playOn(visitor, { press: byKeys, until: hears(visitor, '"roundBegan","round":2') });
  console.log(`${presses} things pressed by keys alone against the Alien`);
  expect(presses).toBeGreaterThan(4);
  await readSheets(visitor);
  expect(visitor.faults).toEqual([]);
});

/** A question of each game, and how many presses its answer may take: a jump, a choice for each step of it, a jump, the button. */
const ACTIONS: readonly (readonly [moment: string, most: number])[] = [
  ['not-alone/live-play', 6],
  ['not-alone/live-play-creature', 8],
  ['anomaly/live-play', 6],
  ['anomaly/live-move', 10],
  ['the-thing/live-sleep', 6],
  ['victim/live-turn', 8],
];
/** Question, board, hand and button, as they read. */
const table = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector<HTMLElement>('.frame')?.innerText);
/** What has the focus, once all that an answer has changed is laid out. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 9; frames++) await new Promise(requestAnimationFrame);
    return document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing';
  });

test('a jump to the answer, a choice, a jump to the button: an action of each game takes a handful of presses, and the focus stays at the table', async () => {
  const { page, faults } = await openGallery();
  for (const [moment, most] of ACTIONS) {
    await openMoment(page, moment);
    await page.keyboard.press('1');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main.scene')), moment).toBe(true);
    let presses = 0;
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      presses++;
      expect(await focused(page), moment).not.toMatch(/^<body/);
    };
    const isReady = (): Promise<boolean> => page.locator('.seal .sealing > button.ready').isVisible();
    for (let steps = 0; steps < 6 && !(await isReady()); steps++) {
      await press('2');
      await press('Enter');
    }
    const before = await table(page);
    await press('3');
    await press('Enter');
    console.log(`${moment}: ${presses} presses`);
    expect(presses, moment).toBeLessThanOrEqual(most);
    // Answered, whatever comes of it.
    await expect.poll(() => table(page), { timeout: 30_000 }).not.toBe(before);
  }
  expect(faults).toEqual([]);
});

test('a row of cards has a way in for the keys, though the card that was it is put away by its looks alone', async () => {
  const { page, faults } = await openGallery();
  await openMoment(page, 'not-alone/live-explore');
  const row = page.locator('.fan[data-keys=row]');
  const waysIn = (): Promise<number> =>
    row.evaluate((node) => [...node.querySelectorAll("[tabindex='0']")].filter((stop) => stop.checkVisibility()).length);
  await expect.poll(waysIn).toBe(1);
  await row.evaluate((node) => node.querySelector("[tabindex='0']")!.closest('li')!.classList.add('tucked'));
  // Gone with what was put away, and there again once the row is laid out.
  await expect.poll(() => row.locator('li.tucked').isVisible()).toBe(false);
  await expect.poll(waysIn).toBe(1);
  expect(faults).toEqual([]);
});
