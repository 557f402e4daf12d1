/** One screen looked at in both languages and at both sizes: findings of axe, anything wider than the screen, English on a French page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './axe';
import { SIZES, type Visitor } from './visitor';
import { englishOn, readIn } from './words';

/** Contrast is judged without more of it; between two looks, a plainer page is drawn in a fraction of the time. */
const asMostSeeIt = (page: Page): Promise<void> => page.emulateMedia({ contrast: 'no-preference' });
const drawnPlainly = (page: Page): Promise<void> => page.emulateMedia({ contrast: 'more' });

/** The same moment in all four ways. */
export async function inspect({ page }: Visitor, where: string): Promise<string[]> {
  const faults: string[] = [];
  await asMostSeeIt(page);
  for (const lang of ['en', 'fr'] as const) {
    await page.setViewportSize(SIZES.desktop);
    await readIn(page, lang);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForFunction((small) => (document.documentElement.dataset.size === 'small') === small, size === 'phone');
      const at = `${where}, ${lang}, ${size}`;
      for (const found of await findings(page)) faults.push(`${at}: ${found}`);
      // The page has a moment to lay itself out again; what is still too wide then stays so.
      const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const settled = expect.poll(sideways, { timeout: 3_000 }).toBeLessThanOrEqual(0);
      const wide = await settled.then(() => 0, sideways);
      if (wide > 0) faults.push(`${at}: scrolls sideways by ${wide} px`);
      if (lang === 'fr') for (const text of await englishOn(page)) faults.push(`${at}: left in English: ${text}`);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  await readIn(page, 'en');
  await drawnPlainly(page);
  return faults;
}

/** A scene that goes away by itself: whoever plays brings it back for the other size. */
export async function inspectMoment(
  { page }: Visitor,
  scene: string,
  bring: (seen: () => Promise<boolean>) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  const seen = (): Promise<boolean> => page.locator(scene).isVisible();
  for (const [size, viewport] of Object.entries(SIZES)) {
    // Whoever sees it stops, and so does everybody else, even if it is gone when they look: alone, nobody would get any further.
    while (!(await seen())) {
      let came = false;
      await bring(async () => (came ||= await seen()));
      if (!came) throw new Error(`the match is over, and never again was there a ${scene}`);
    }
    await page.setViewportSize(viewport);
    await asMostSeeIt(page);
    for (const found of await findings(page)) faults.push(`${scene}, en, ${size}: ${found}`);
    await drawnPlainly(page);
  }
  await page.setViewportSize(SIZES.desktop);
  return faults;
}
