/** What the table of Anomaly tells before one acts, looked at by somebody with a mouse and by somebody with a finger. */
import { tableOf, ZONES } from '@lurk/anomaly/public';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { hears, type Visitor, visit } from './visitor';
import { say } from './words';

const words = () => tableOf('en');
const title = (page: Page): Promise<string> => page.locator('.prompt h1').innerText();
const zone = (page: Page, id: string): Locator => page.locator(`[data-zone="${id}"]`);
/** In the middle of the floor of a zone: the middle of its box may lie outside it. */
async function press(page: Page, id: string): Promise<void> {
  const at = await zone(page, id).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const shares = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
    return shares
      .flatMap((down) => shares.map((across) => ({ x: x + width * across, y: y + height * down })))
      .find((spot) => node.contains(document.elementFromPoint(spot.x, spot.y)));
  });
  if (!at) throw new Error(`${id} is covered`);
  await page.mouse.click(at.x, at.y);
}
const overlaps = async (one: Locator, others: Locator): Promise<string[]> => {
  const box = (await one.boundingBox())!;
  const covered: string[] = [];
  for (const other of await others.all()) {
    const at = await other.boundingBox();
    if (at && box.x < at.x + at.width && at.x < box.x + box.width && box.y < at.y + at.height && at.y < box.y + box.height)
      covered.push(await other.innerText());
  }
  return covered;
};
const asked = (visitor: Visitor, kind: string) => {
  const put = hears(visitor, `"kind":"${kind}"`);
  return async () => put() && (await visitor.page.evaluate(() => document.title.startsWith('●')));
};

test('a Student reads what each step wants, what it would come to, and what is known of a zone', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { name: 'Ada' });
  const { page } = visitor;
  await playNow(page, 'hunted', 'anomaly');
  await playOn(visitor, { until: asked(visitor, 'studentTurn') });
  const w = words();

  // The title follows the step, and the card says what it can be spent on: no button that does nothing.
  const cards = page.getByRole('list', { name: w.hand.yourCards }).getByRole('button');
  await expect.poll(() => cards.first().getAttribute('aria-disabled')).toBe(null);
  await page.keyboard.press('Escape');
  const before = await title(page);
  await cards.first().click();
  await expect.poll(() => title(page)).toBe(w.decisions.steps.action);
  expect(before).not.toBe(w.decisions.steps.action);
  const spend = page.getByRole('group', { name: new RegExp(`^${w.hand.spend}`) });
  await expect.poll(() => spend.getByRole('button').allInnerTexts()).toEqual([w.basics.move, w.basics.track]);
  await spend.getByText(w.hand.spend, { exact: true }).click();
  expect(await title(page)).toBe(w.decisions.steps.action);

  // How yes and no would split, on the symbol, in words, and on the station.
  await spend.getByRole('button', { name: w.basics.track }).click();
  const symbol = page.getByRole('group', { name: w.hand.trackWith }).getByRole('button').first();
  const split = /yes (\d+) · no (\d+)/;
  await expect.poll(() => symbol.innerText()).toMatch(split);
  const [, yes, no] = split.exec(await symbol.innerText())!.map(Number) as [number, number, number];
  const possible = await page.locator(`[data-zone][aria-label*="${w.zone.anomaly[0]!.toUpperCase()}${w.zone.anomaly.slice(1)}"]`).count();
  expect(yes + no).toBe(possible);
  // The only one is taken for granted.
  if ((await symbol.getAttribute('aria-pressed')) === 'false') await symbol.click();
  await expect.poll(() => page.locator('.prompt').first().innerText()).toContain(w.hand.splitHelp(yes, no));
  await expect.poll(() => page.locator('[data-zone][aria-label*="ould answer yes"]').count()).toBe(yes);

  // A zone's note is docked: it lies over nothing, and goes when it is closed.
  await page.keyboard.press('Escape');
  await press(page, 'Q-SW');
  const note = page.getByRole('note');
  await note.waitFor();
  await expect.poll(() => overlaps(note, page.locator('.prompt h1, [data-zone], .hand button, .seal button'))).toEqual([]);
  await note.getByRole('button', { name: say.en.ui.close }).click();
  await expect.poll(() => note.count()).toBe(0);

  // Story, claims and chat are in sight; a claim is made of the zone at hand.
  await press(page, ZONES[0]);
  await page.getByRole('tab', { name: w.tabs.claims }).click();
  await page.getByRole('button', { name: w.claims.buttons.it, exact: true }).click();
  await page.getByText(w.claims.says.it(w.zones[ZONES[0]].at)).waitFor();

  // A tip keeps clear of its thing, the question and what can be pressed; none opens where the mouse rests.
  const help = page.locator('.bar').getByRole('button', { name: say.en.ui.help });
  const tooltip = page.getByRole('tooltip');
  await page.mouse.move(700, 880);
  const card = (await cards.first().boundingBox())!;
  await page.mouse.move(card.x + 40, card.y + 60);
  await page.mouse.move(card.x + 44, card.y + 64);
  await tooltip.waitFor();
  await expect.poll(() => overlaps(tooltip, cards.first())).toEqual([]);
  await expect.poll(() => overlaps(tooltip, page.locator('.prompt h1, .seal button, .spend button'))).toEqual([]);
  await page.mouse.click(card.x + 44, card.y + 64);
  await page.waitForTimeout(700);
  expect(await tooltip.count()).toBe(0);
  await help.click();
  await page.locator('dialog[open]').getByPlaceholder(say.en.shell.rules.find).waitFor();
  expect(visitor.faults).toEqual([]);
});

test('the Anomaly on a phone: what Feed would find, what they know and when they learnt it, its story; a tip goes with the next tap', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { size: 'phone', name: 'Vera' });
  const { page } = visitor;
  await playNow(page, 'creature', 'anomaly');
  const w = words();
  await page.locator('.stage').waitFor();
  // Nobody is on its side.
  await expect.poll(() => page.locator('.prompt').first().innerText()).toContain(w.decisions.variants.startingLair.help);
  await playOn(visitor, { until: asked(visitor, 'anomalyTurn') });

  await page.keyboard.press('Escape');
  const deeds = page.getByRole('group', { name: w.body.thisPoint });
  await deeds.getByRole('button', { name: new RegExp(`^${w.deeds.feed.name}`) }).tap();
  await expect.poll(() => page.locator('.prompt').first().innerText()).toContain(w.follows.found);
  await expect.poll(() => title(page)).toBe(w.deeds.feed.name);

  await page.getByRole('tab', { name: w.tabs.know }).tap();
  const facts = page.getByRole('region', { name: w.known.title }).locator('ol li');
  await expect.poll(() => facts.count()).toBeGreaterThan(0);
  for (const fact of await facts.allInnerTexts())
    expect(fact).toMatch(new RegExp(`^(Round \\d+|At the start), .+\\. \\d+ zones? (left|possible now)$|^${w.known.start}$`));
  await page.getByRole('tab', { name: w.tabs.story, exact: true }).first().tap();
  await page.getByRole('log', { name: w.tabs.story }).getByText(w.log.round(1)).waitFor();

  await page.getByRole('tab', { name: w.tabs.body }).tap();
  const organ = page.getByRole('region', { name: w.body.evolutions }).getByRole('button').first();
  await organ.tap({ force: true });
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  await expect.poll(() => overlaps(tooltip, organ)).toEqual([]);
  const { width, height } = page.viewportSize()!;
  await page.touchscreen.tap(width / 2, height - 4);
  await expect.poll(() => tooltip.count()).toBe(0);
  expect(visitor.faults).toEqual([]);
});
