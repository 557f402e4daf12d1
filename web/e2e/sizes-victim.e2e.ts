import { expect, inject, test } from 'vitest';
import { findings } from './axe';
import { lookAtMoments } from './moments';
import { visit } from './visitor';

test('VICTIM: every kind of moment, at every size, in both languages', () => lookAtMoments('victim'));

test('VICTIM: the forest is walked by keys on the map, walked and played by keys as a list, and axe finds nothing on either side', async () => {
  await fetch(`${inject('gallery')}/gallery.html`);
  const { page, faults } = await visit(`${inject('gallery')}/gallery.html`);
  const open = async (name: string, lang: 'en' | 'fr'): Promise<void> => {
    await page.goto(`${inject('gallery')}/gallery.html?page=victim/${name}&lang=${lang}`);
    await page.locator('.stage').waitFor();
  };
  const attribute = (name: string): Promise<string | null> =>
    page.evaluate((one) => document.activeElement?.getAttribute(one) ?? null, name);
  await open('run', 'en');
  await page.locator('.map [tabindex="0"][data-cell]').focus();
  const walked = new Set([await attribute('data-cell')]);
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    walked.add(await attribute('data-cell'));
  }
  expect(walked.size).toBeGreaterThan(3);
  expect([...walked]).not.toContain(null);

  // The list: down and up, along a way, and a tile chosen there is chosen on the map.
  await page.keyboard.press('b');
  const entries = page.locator('dialog[open] li[data-entry]');
  await entries.first().focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => attribute('data-entry')).toBe('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => attribute('data-entry')).toMatch(/^(?!1$)\d+$/);
  expect(await findings(page)).toEqual([]);
  await page.locator('dialog[open] button.may').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.map .stop[aria-pressed="true"]').count()).toBe(1);

  for (const [name, lang] of [
    ['cast', 'fr'],
    ['peek', 'en'],
    ['manual', 'fr'],
    ['demon', 'fr'],
  ] as const) {
    await open(name, lang);
    expect(await findings(page), name).toEqual([]);
  }
  expect(faults).toEqual([]);
});
