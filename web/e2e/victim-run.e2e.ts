/** VICTIM: a far tile is touched on the map, and the Victim runs there. What it costs and how likely it is stands there before it is given. */
import { loadWords, screenOf } from '@lurk/victim/public';
import { expect, inject, test } from 'vitest';
import { type Visitor, visit } from './visitor';

await loadWords();

/** Where this match has stopped: two steps from the Victim whose turn it is. */
const FAR = '0,-1';

async function openAt(lang: 'en' | 'fr', size: 'desktop' | 'phone'): Promise<Visitor> {
  await fetch(`${inject('gallery')}/gallery.html`);
  const visitor = await visit(`${inject('gallery')}/gallery.html`, { lang, size });
  await visitor.page.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  await visitor.page.goto(`${inject('gallery')}/gallery.html?page=victim/live-far&lang=${lang}`);
  await visitor.page.locator(`[data-cell="${FAR}"]`).waitFor();
  return visitor;
}

test.each([
  ['en', 'desktop'],
  ['fr', 'phone'],
] as const)(
  'VI-046, VI-047 in %s on a %s: a far tile is touched, its way, cost and chance are read, and the way is walked',
  async (lang, size) => {
    const { page, who, faults } = await openAt(lang, size);
    const { aim, done } = screenOf(lang);
    const seal = page.locator('.seal button.ready');
    const far = page.locator(`[data-cell="${FAR}"]`);
    /** Looks where the tile is, once the map has come to rest, and presses there. */
    const press = async (): Promise<void> => {
      const spot = (): Promise<string> => far.boundingBox().then((box) => JSON.stringify(box));
      let at = '';
      const rests = async (): Promise<boolean> => {
        const before = at;
        at = await spot();
        return at === before;
      };
      await expect.poll(rests, { interval: 300, timeout: 30_000 }).toBe(true);
      const { x, y, width, height } = JSON.parse(at) as { x: number; y: number; width: number; height: number };
      if (who.size === 'desktop') await page.mouse.click(x + width / 2, y + height / 2);
      else await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await press();
    await seal.waitFor({ timeout: 60_000 });
    await expect.poll(() => seal.innerText()).toContain(aim.run);
    // The same on the button, which says what a second touch does as well, and on the map.
    const cost = (await seal.innerText()).match(/:\s(.+?%)(?= · )/)?.[1] ?? '';
    expect(cost).toContain(aim.odds(2, '').trim());
    expect(await page.locator('.labels').innerText()).toContain(cost);
    expect(await page.locator('path.way').count()).toBe(2);

    // Given, it is rolled for; two points, and each step of the way lies picked.
    await seal.click();
    for (const left of [2, 1]) {
      await expect.poll(() => seal.innerText()).toContain(screenOf(lang).map.points(left));
      expect(await seal.innerText()).toContain(done.step);
      await seal.click();
    }
    await expect.poll(() => page.locator('path.way').count()).toBe(0);
    expect(await far.getAttribute('aria-label')).toContain('Vesna');
    expect(faults).toEqual([]);
  },
);
