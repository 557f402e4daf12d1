/** Something to do meanwhile: among several people the next answer is planned while others are asked, and given when it is asked. */

import { wordsOf } from '@lurk/not-alone/public';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { pair } from './gather';
import { Lurk } from './lurk';
import { passOn } from './people';
import { look, pressIfThere } from './table';
import { SIZES, type Visitor } from './visitor';
import { say } from './words';

const PATIENCE_MS = 300_000;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const w = say.en.play.plan;

/** What is pressed is in sight before anything scrolls. */
async function press({ page, who }: Visitor, what: Locator): Promise<void> {
  await what.waitFor();
  const { width, height } = page.viewportSize()!;
  const box = (await what.boundingBox())!;
  expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true, true]);
  await (who.size === 'phone' ? what.tap() : what.click());
}
const ahead = ({ page }: Visitor): Locator => page.locator('.seal').getByRole('button', { name: w.ahead, exact: true });

/** Answers whatever is asked, letting windows go by, until this is seen. */
async function answerUntil(visitor: Visitor, isSeen: () => Promise<boolean>): Promise<void> {
  const { page } = visitor;
  const since = Date.now();
  while (!(await isSeen())) {
    if (Date.now() - since > PATIENCE_MS) throw new Error('it never came');
    if (!(await passOn(visitor))) {
      const seen = await look(page);
      if (seen.state === 'asked') await pressIfThere(visitor, seen);
    }
    await rest(100);
  }
}

/** Opens the panel, chooses the first that can be chosen, and plans it. */
async function plan(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await press(visitor, ahead(visitor));
  const sheet = page.locator('dialog[open]');
  const options = sheet.locator(".content button[aria-pressed='false']:not([aria-disabled='true'])");
  await options.first().waitFor();
  await press(visitor, options.first());
  await press(visitor, sheet.getByRole('button', { name: w.go, exact: true }));
  await drop(visitor).waitFor();
}

const drop = ({ page }: Visitor): Locator => page.locator('.seal').getByRole('button', { name: w.drop });

/** On a desk and in the hand: the rules, what is known for certain, and a claim, one press from the table; what is planned stays in sight. */
async function expectAtHand(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const { play, ui, shell } = say.en;
  const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  const tab = (name: string): Locator => page.locator('.stage').getByRole('tab', { name, exact: true });
  const dialog = page.locator('dialog[open]');
  const shut = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  };
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    if (size === 'phone') {
      await press(visitor, button(page.locator('.bar'), ui.menu));
      await press(visitor, button(dialog, shell.menu.rules));
      await dialog.getByRole('heading', { name: shell.rules.title('NOT ALONE') }).waitFor();
      await shut();
      await press(visitor, tab(play.tabs.talk));
    } else {
      await press(visitor, button(page.locator('.bar'), ui.help));
      await dialog.getByRole('heading', { name: shell.rules.title('NOT ALONE') }).waitFor();
      await shut();
    }
    await press(visitor, page.locator('.talk').getByRole('tab', { name: wordsOf('en').table.tabs.known }));
    await press(visitor, page.locator('.talk').getByRole('tab', { name: play.tabs.claims }));
    await press(visitor, button(page.locator('.talk'), ui.claim));
    await dialog.waitFor();
    await shut();
    await drop(visitor).waitFor();
  }
}

/** From now on the page can be told something that its server has not said. */
async function overhear({ page, context }: Visitor): Promise<(message: object) => Promise<void>> {
  await context.addInitScript(() => {
    const Real = globalThis.WebSocket;
    globalThis.WebSocket = class extends Real {
      constructor(...args: ConstructorParameters<typeof Real>) {
        super(...args);
        Object.assign(globalThis, { e2eSocket: this });
      }
    };
  });
  await page.reload();
  await page.locator('.stage').waitFor();
  return (message) =>
    page.evaluate((data) => {
      (globalThis as unknown as { e2eSocket: WebSocket }).e2eSocket.dispatchEvent(new MessageEvent('message', { data }));
    }, JSON.stringify(message));
}

test('of two people one plans while the other is asked, which the other cannot notice; it is shown, dropped, and given when it is asked', async () => {
  const lurk = await Lurk.start({ command: ['server/test/stilled.ts'] });
  const [creature, hunted] = await pair(lurk.url, { sides: true });
  const isAhead = (visitor: Visitor) => (): Promise<boolean> => ahead(visitor).isVisible();
  const isPicking = (): Promise<boolean> => hunted.page.evaluate(() => document.title.startsWith('●'));

  // Her question is the next one while the Hunted choose: dropped once, then kept.
  await answerUntil(creature, async () => (await isAhead(creature)()) && (await isPicking()));
  await plan(creature);
  await press(creature, drop(creature));
  await plan(creature);
  expect(await creature.page.locator('.seal .line').first().innerText()).toContain(w.planned('').trim());

  await expectAtHand(creature);

  // The Hunted has chosen, and plans the next turn before her plan is given.
  await lurk.still(true);
  await answerUntil(hunted, isAhead(hunted));
  await plan(hunted);
  await lurk.still(false);

  // She touches nothing any more, but for a window that may come before.
  const placed = (): boolean => hunted.frames.some((text) => text.includes('"tokensPlaced"'));
  for (const since = Date.now(); !placed() && Date.now() - since < PATIENCE_MS; await rest(100)) await passOn(creature);
  expect(placed()).toBe(true);
  await expect.poll(() => drop(creature).count()).toBe(0);
  expect(creature.sent.filter((text) => text.includes('"answer"') && text.includes('tokens'))).toEqual([]);
  expect(creature.sent.filter((text) => text.includes('"planned"'))).toHaveLength(3);
  expect(hunted.frames.filter((text) => text.includes('w2m') && text.includes('planned'))).toEqual([]);

  // What was planned for the next turn is no longer possible: said where it is asked, and answered by hand.
  const told = await overhear(creature);
  const late = { kind: 'w2m', about: 2, choice: { pick: 'tokens', with: { creature: 3 } }, lapsed: true };
  const lapsed = creature.page.locator('.seal').getByText(w.lapsed);
  let isSaid = false;
  // Said again each time: the server's own word of her wants may come in between.
  const says = async (): Promise<boolean> => {
    await told({ t: 'wants', emptyToo: false, passing: false, planned: late });
    isSaid ||= await lapsed.isVisible();
    return isSaid;
  };
  await Promise.all([answerUntil(creature, says), answerUntil(hunted, async () => isSaid)]);
  expect(await creature.page.evaluate(() => document.title)).toMatch(/^●/);
  for (const gone of [drop(creature), ahead(creature)]) expect(await gone.count()).toBe(0);
});
