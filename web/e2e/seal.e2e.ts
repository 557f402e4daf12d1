/** One press seals, by mouse, finger and key, however long it lasts; the last seal of all can be taken back too. */
import { expect, test } from 'vitest';
import { gather } from './gather';
import { Lurk } from './lurk';
import { look, type Point, pressIfThere } from './table';
import type { Visitor } from './visitor';

const LONG_MS = 700;
/** As long as the last seal of all can be taken back. */
const RESTS_MS = 1_000;
/** For a machine with much else to do. */
const PATIENCE_MS = 300_000;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Chooses until nothing is missing; where the seal can be pressed. */
async function choose(visitor: Visitor): Promise<Point> {
  const since = Date.now();
  while (Date.now() - since < PATIENCE_MS) {
    const seen = await look(visitor.page);
    if (seen.state === 'asked' && seen.what === 'seal' && seen.point) return seen.point;
    if (seen.state === 'asked' && seen.what !== 'seal') await pressIfThere(visitor, seen);
    await rest(50);
  }
  throw new Error('nothing could be sealed');
}

const bar = ({ page }: Visitor) => page.locator('.seal button:is(.ready, .sealed, .idle, .final)');
const isSealed = (visitor: Visitor) => expect.poll(() => bar(visitor).getAttribute('class')).toMatch(/\bsealed\b/);
const isReady = (visitor: Visitor) => expect.poll(() => bar(visitor).getAttribute('class')).toMatch(/\b(ready|idle)\b/);

/** It is sealed, and so it is a while later. */
async function staysSealed(visitor: Visitor): Promise<void> {
  await isSealed(visitor);
  await rest(LONG_MS);
  await isSealed(visitor);
}

test('a seal is one press of a mouse, a finger or a key, short or long, and stays; the last one can be taken back', async () => {
  const lurk = await Lurk.start({ paced: true, command: ['server/test/stilled.ts'] });
  const [host, phone, french] = await gather(lurk, 'anomaly', { seats: 4, bots: 1 });

  // A mouse: held for long, taken back by a press, pressed shortly.
  const { x, y } = await choose(host);
  await host.page.mouse.move(x, y);
  await host.page.mouse.down();
  await rest(LONG_MS);
  await host.page.mouse.up();
  await staysSealed(host);
  await host.page.mouse.click(x, y);
  await isReady(host);
  const seal = await choose(host);
  await host.page.mouse.click(seal.x, seal.y);
  await staysSealed(host);

  // A finger: the browser gives a long touch no click.
  const at = await choose(phone);
  const touch = await phone.context.newCDPSession(phone.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await rest(LONG_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await staysSealed(phone);
  await phone.page.touchscreen.tap(at.x, at.y);
  await isReady(phone);
  const again = await choose(phone);
  await phone.page.touchscreen.tap(again.x, again.y);
  await staysSealed(phone);

  // A key, and the last of all: taken back while it rests, the question is still there when it would have rested long enough.
  await choose(french);
  await bar(french).focus();
  await lurk.still(true);
  await french.page.keyboard.press('Enter');
  await isSealed(french);
  // Two presses in a row are a slip: the page does not take the second for a change of mind.
  await rest(LONG_MS);
  await french.page.keyboard.press('Enter');
  await isReady(french);
  await lurk.still(false);
  await rest(2 * RESTS_MS);
  for (const visitor of [host, phone]) await isSealed(visitor);
  await choose(french);
  await bar(french).focus();
  await french.page.keyboard.press('Space');
  await expect.poll(() => host.frames.some((frame) => frame.includes('"seals"'))).toBe(true);
  for (const { faults } of [host, phone, french]) expect(faults).toEqual([]);
});
