/** A whole match without a mouse. */
import { expect, test } from 'vitest';
import { byKeys, walkTo } from './keyboard';
import { Lurk } from './lurk';
import { playOn } from './table';
import { type Visitor, visit } from './visitor';
import { say } from './words';

const w = say.en.home;

/** From the home page to a table, by keys. */
async function sitDown(url: string, side: string): Promise<Visitor> {
  const visitor = await visit(url, { prefers: { noHolds: false } });
  const { page } = visitor;
  for (const name of [w.playNow, side]) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await button.waitFor();
    await walkTo(page, (await button.elementHandle()) as never);
    await page.keyboard.press('Enter');
  }
  await page.locator('.stage').waitFor();
  return visitor;
}

test('a whole match as one of the Hunted, by keys alone, with the focus in sight at every step', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, w.asHunted);
  const presses = await playOn(visitor, { press: byKeys });
  console.log(`${presses} things pressed by keys`);
  await walkTo(visitor.page, (await visitor.page.locator('.end .again button').elementHandle()) as never);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.locator('.stage').waitFor();
  expect(visitor.faults).toEqual([]);
});

test('the first turns as the Creature, by keys alone', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, w.asCreature);
  await playOn(visitor, { press: byKeys, until: ({ frames }) => frames.some((frame) => frame.includes('"turnBegan","turn":4')) });
  // Every key of the table is told on demand, and the board can be read as text.
  for (const key of ['?', 'b']) {
    await visitor.page.keyboard.press(key);
    await visitor.page.locator('dialog[open]').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await visitor.page.waitForTimeout(100);
  }
  expect(visitor.faults).toEqual([]);
});
