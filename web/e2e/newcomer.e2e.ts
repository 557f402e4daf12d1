/** Fresh from the command to the end of a match: what a stranger does on the first evening. */
import { tellVerdict } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { visit } from './visitor';
import { say } from './words';

test('a stranger starts the server, opens the page, and plays after two clicks', async () => {
  const begun = performance.now();
  const lurk = await Lurk.start({ command: ['bin/start.ts'], paced: true });
  const started = performance.now();
  const { page, faults } = await visit(lurk.url);
  let clicks = 0;
  await playNow(page, 'hunted', 'not-alone', (_, button) => {
    clicks++;
    return button.click();
  });
  expect(clicks).toBe(2);
  await page.waitForFunction(() => document.title.startsWith('●') && !!document.querySelector('.stage .prompt h1'));
  const asked = performance.now();
  console.log(
    `server ready after ${((started - begun) / 1000).toFixed(1)} s; first decision on screen ${((asked - started) / 1000).toFixed(1)} s later`,
  );
  expect(await page.getByRole('heading', { level: 1 }).first().innerText()).not.toBe('');
  expect(asked - begun).toBeLessThan(30_000);
  expect(faults).toEqual([]);
});

test('a whole match against bots, by pressing what is offered, and another one after it', async () => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url);
  const { page, faults } = visitor;
  await playNow(page, 'hunted');
  const presses = await playOn(visitor);
  console.log(`${presses} presses to the end`);
  expect(await page.locator('.end h1').innerText()).not.toBe('');

  // The proof, in front of the player: the record replays, and holds what this device sent.
  await page.getByRole('button', { name: say.en.play.end.verify }).click();
  await page.getByText(tellVerdict('en', { ok: true, sure: true })).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: new RegExp(`^${say.en.play.end.rematch}`) }).click();
  await page.locator('.stage').waitFor();
  const answers = (): number => visitor.sent.filter((text) => text.includes('"t":"answer"')).length;
  const before = answers();
  await playOn(visitor, { until: () => answers() > before + 2 });
  expect(faults).toEqual([]);
});
