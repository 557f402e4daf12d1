/** Fresh from the command to the first decision: what a stranger does on the first evening. */
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { visit } from './visitor';

test('a stranger starts the server, opens the page, and plays after two clicks', async () => {
  const begun = performance.now();
  const lurk = await Lurk.start({ command: ['bin/start.ts'], paced: true });
  const started = performance.now();
  const { page, faults } = await visit(lurk.url, { copies: true });
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
  expect(faults).toEqual([]);
});
