/** A whole match without a mouse. */
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow, type Side } from './home';
import { byKeys, walkTo } from './keyboard';
import { Lurk } from './lurk';
import { playOn } from './table';
import { type Visitor, visit } from './visitor';

/** From the home page to a table, by keys. */
async function sitDown(url: string, side: Side, game?: GameId): Promise<Visitor> {
  const visitor = await visit(url, { prefers: { holds: true } });
  await playNow(visitor.page, side, game, async (page, button) => {
    await walkTo(page, button);
    await page.keyboard.press('Enter');
  });
  return visitor;
}

const until =
  (told: string) =>
  ({ frames }: Visitor): boolean =>
    frames.some((frame) => frame.includes(told));

/** Every key of the table is told on demand, and the board can be read as text. */
async function readSheets({ page }: Visitor): Promise<void> {
  for (const key of ['?', 'b']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

test('a whole match as one of the Hunted, by keys alone, with the focus in sight at every step', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'hunted');
  const presses = await playOn(visitor, { press: byKeys });
  console.log(`${presses} things pressed by keys`);
  await walkTo(visitor.page, (await visitor.page.locator('.end .again button').elementHandle()) as never);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.locator('.stage').waitFor();
  expect(visitor.faults).toEqual([]);
});

test('the first turns as the Creature, by keys alone', async () => {
  const lurk = await Lurk.start();
  const visitor = await sitDown(lurk.url, 'creature');
  await playOn(visitor, { press: byKeys, until: until('"turnBegan","turn":3') });
  await readSheets(visitor);
  expect(visitor.faults).toEqual([]);
});

test('Anomaly: the first rounds as a Student and as the Anomaly, by keys alone', async () => {
  const lurk = await Lurk.start();
  for (const side of ['hunted', 'creature'] as const) {
    const visitor = await sitDown(lurk.url, side, 'anomaly');
    const presses = await playOn(visitor, { press: byKeys, until: until('"roundBegan","round":3') });
    console.log(`${presses} things pressed by keys as ${side}`);
    expect(presses).toBeGreaterThan(15);
    await readSheets(visitor);
    expect(visitor.faults).toEqual([]);
  }
});
