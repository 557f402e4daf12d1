/** A whole match without a mouse. */
import { expect, test } from 'vitest';
import { playNow, type Side } from './home';
import { byKeys, walkTo } from './keyboard';
import { Lurk } from './lurk';
import { playOn } from './table';
import { type Visitor, visit } from './visitor';

/** From the home page to a table, by keys. */
async function sitDown(url: string, side: Side): Promise<Visitor> {
  const visitor = await visit(url, { prefers: { noHolds: false } });
  await playNow(visitor.page, side, async (page, button) => {
    await walkTo(page, button);
    await page.keyboard.press('Enter');
  });
  return visitor;
}

test('a whole match as one of the Hunted, by keys alone, with the focus in sight at every step', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'asHunted');
  const presses = await playOn(visitor, { press: byKeys });
  console.log(`${presses} things pressed by keys`);
  await walkTo(visitor.page, (await visitor.page.locator('.end .again button').elementHandle()) as never);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.locator('.stage').waitFor();
  expect(visitor.faults).toEqual([]);
});

test('the first turns as the Creature, by keys alone', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'asCreature');
  await playOn(visitor, { press: byKeys, until: ({ frames }) => frames.some((frame) => frame.includes('"turnBegan","turn":3')) });
  // Every key of the table is told on demand, and the board can be read as text.
  for (const key of ['?', 'b']) {
    await visitor.page.keyboard.press(key);
    await visitor.page.locator('dialog[open]').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  expect(visitor.faults).toEqual([]);
});
