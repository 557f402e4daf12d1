/** A link that makes a table: what it says, one press, and a table with nobody at it but who pressed. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTable as en } from '../src/i18n/new-table/en';
import { newTable as fr } from '../src/i18n/new-table/fr';
import { Lurk } from './lurk';
import { type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

/** By a pointer, where it is: in sight before anything scrolls. */
async function press({ page, who }: Visitor, what: Locator, times = 1): Promise<void> {
  await what.waitFor();
  const { width, height } = page.viewportSize()!;
  const box = (await what.boundingBox())!;
  expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true, true]);
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  for (let n = 0; n < times; n++) await (who.size === 'phone' ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}
const button = ({ page }: Visitor, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });
const facts = ({ page }: Visitor): Promise<string[]> => page.locator('dl > div').allInnerTexts();
/** How many tables were asked for. */
function countMade({ page }: Visitor): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tables')) made += 1;
  });
  return () => made;
}
/** What would be copied: the browser of a test has no clipboard. */
const copied = ({ page }: Visitor): Promise<string> => page.evaluate(() => (globalThis as { e2eCopied?: string }).e2eCopied ?? '');
const keepsCopies = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const writeText = async (text: string): Promise<void> => void Object.assign(globalThis, { e2eCopied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

test('on a desk, in English: a link of a group says what it makes, a press makes it once, and the lobby gives the same link', async () => {
  const lurk = await Lurk.start();
  const ada = await visit(`${lurk.url}/new?game=not-alone&seats=3&speed=relaxed&expert=true&color=red`, { name: 'Ada' });
  const { page, faults } = ada;
  const made = countMade(ada);
  await button(ada, en.make).waitFor();
  expect((await facts(ada)).map((fact) => fact.split(/\s*\n\s*/))).toEqual([
    [say.en.lobby.seats, '3'],
    ['Expert mode', en.on],
    [say.en.lobby.pace, say.en.lobby.paceOption.relaxed],
  ]);
  await page.getByText(en.fault.unknown('color')).waitFor();
  expect([await page.title(), made()]).toEqual(['NOT ALONE · Lurk', 0]);

  await press(ada, button(ada, en.make), 2);
  await page.locator('.lobby').waitFor();
  expect(await page.locator('.lobby ol > li').count()).toBe(3);
  expect(await page.locator('.lobby input[value="relaxed"]').isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: /^Expert mode/ }).isChecked()).toBe(true);
  await button(ada, say.en.lobby.start).waitFor();
  expect(made()).toBe(1);

  // The link to the table is for this game and language; the one that makes such a table is the one we came by, without its fault.
  const { pathname } = new URL(page.url());
  await keepsCopies(ada);
  await press(ada, button(ada, say.en.lobby.copyLink));
  await expect.poll(() => copied(ada)).toBe(`${lurk.url}${pathname}?game=not-alone&in=en`);
  await press(ada, button(ada, say.en.lobby.copyLike));
  await expect.poll(() => copied(ada)).toBe(`${lurk.url}/new?game=not-alone&in=en&seats=3&speed=relaxed&expert=true`);

  // Back is where we came from, with what it said; on is the same table.
  await page.goBack();
  await button(ada, en.make).waitFor();
  expect(await facts(ada)).toHaveLength(3);
  await page.goForward();
  await page.locator('.lobby').waitFor();
  expect([new URL(page.url()).pathname, made()]).toEqual([pathname, 1]);
  expect(faults).toEqual([]);
});

test('on a phone, in French: nothing is made of a link without a game; one with faults is followed as far as it goes, once one has a name', async () => {
  const lurk = await Lurk.start();
  const ben = await visit(`${lurk.url}/new?game=echecs`, { lang: 'fr', size: 'phone' });
  const { page, faults } = ben;
  const made = countMade(ben);
  await page.getByText(fr.fault.badGame('echecs')).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await press(ben, button(ben, say.fr.shell.missing.home));
  await page.locator('article[data-game]').first().waitFor();
  await page.goBack();
  await page.getByText(fr.fault.badGame('echecs')).waitFor();

  await page.goto(`${lurk.url}/new?game=victim&seats=9&hardy=peut-etre&gates=%E0%A4%A&gates=high&speed=none`);
  await button(ben, fr.make).waitFor();
  await page.getByText(fr.fault.seats('9', 2, 6, 4)).waitFor();
  expect(await page.locator('section li').count()).toBe(3);
  expect(await englishOn(page)).toEqual([]);
  expect(made()).toBe(0);
  await press(ben, button(ben, fr.make));
  await page.getByLabel(say.fr.shell.name.label).fill('Ben');
  await press(ben, button(ben, say.fr.shell.name.go));
  await page.locator('.lobby[data-game=victim]').waitFor();
  expect(await page.locator('.lobby ol > li').count()).toBe(4);
  expect(made()).toBe(1);

  // What a chat is shown of the link to this table, by whoever it was sent.
  const head = await (await fetch(`${page.url()}?game=victim&in=fr`)).text();
  for (const part of ['<title>VICTIM · Lurk</title>', 'fr_FR', `content="${lurk.url}/og/victim.png"`, 'summary_large_image'])
    expect(head).toContain(part);
  expect((await fetch(`${lurk.url}/og/victim.png`)).headers.get('content-type')).toBe('image/png');
  await lurk.stop();
  expect(faults).toEqual([]);
});
