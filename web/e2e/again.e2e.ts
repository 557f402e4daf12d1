/** A second touch of what has just been chosen gives the answer; a double click does not, and a finger can take the pick back. */
import { expect, test } from 'vitest';
import { openGallery, openMoment } from './moments';
import { say } from './words';

/** Longer than a double click. */
const APART_MS = 400;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const CHOICES: readonly (readonly [moment: string, thing: string])[] = [
  ['not-alone/live-play', 'main.scene button[aria-pressed]'],
  ['anomaly/live-play', 'main.scene [data-zone][aria-pressed]'],
];

test('the thing that was chosen says that it gives the answer when it is touched again, and does', async () => {
  const { page, faults } = await openGallery();
  for (const [moment, thing] of CHOICES) {
    await openMoment(page, moment);
    const bar = page.locator('.seal .sealing > button').first();
    const one = page.locator(thing).first();
    const hint = page.getByText(say.en.play.touchAgain);
    const table = (): Promise<string> => page.locator('.frame').innerText();
    const box = (await one.boundingBox())!;
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;

    await page.mouse.dblclick(...at);
    await hint.waitFor();
    await pause(APART_MS);
    expect(await bar.getAttribute('class'), moment).toMatch(/\bready\b/);

    await page.locator('.seal').getByRole('button', { name: say.en.play.changeMind }).click();
    await hint.waitFor({ state: 'detached' });
    await page.mouse.click(...at);
    await hint.waitFor();
    await pause(APART_MS);
    const before = await table();
    await page.mouse.click(...at);
    await hint.waitFor({ state: 'detached' });
    await expect.poll(table, { timeout: 30_000 }).not.toBe(before);
    // Given, not taken back: nothing of it is left to give.
    expect(await page.locator('.seal .sealing > button.ready').count(), moment).toBe(0);
  }
  expect(faults).toEqual([]);
});
