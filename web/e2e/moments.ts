/** Every kind of moment, looked at in every size and both languages, and by axe. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { findings } from './axe';
import { type MomentsOf, pagesOf, STANDS } from './moment-pages';
import { Findings } from './sizes';
import { SIZES, type Visitor, visit } from './visitor';
import { englishOn } from './words';

export async function openGallery(): Promise<Visitor> {
  // The gallery is built when it is first asked for: no page waits so long.
  await fetch(`${inject('gallery')}/gallery.html`);
  return visit(`${inject('gallery')}/gallery.html`);
}
export async function openMoment(page: Page, name: string): Promise<void> {
  await page.goto(`${inject('gallery')}/gallery.html?page=${name}&lang=en`);
  // A made-up table plays to its moment first.
  await page.locator(STANDS).first().waitFor({ state: 'attached', timeout: 300_000 });
}

/** What is wrong with any of them. `LURK_PAGES=not-alone/` looks at every page that begins so instead; `LURK_PAGES=` at all of them. */
export async function lookAtMoments(of: MomentsOf): Promise<void> {
  const { page, faults } = await openGallery();
  await page.locator('nav a').first().waitFor();
  const begin = process.env.LURK_PAGES;
  const listed = (await page.locator('nav a').allTextContents()).filter((name) => name !== 'parts' && !name.endsWith('/cards'));
  const wanted = begin === undefined ? pagesOf(of) : listed.filter((name) => name.split('/')[0] === of && name.startsWith(begin));
  expect(listed).toEqual(expect.arrayContaining(wanted));
  const looks = new Findings();
  for (const [nth, name] of wanted.entries()) await lookAt(page, name, nth, looks);
  console.log(`${of}: ${looks.screens} screens of ${wanted.length} moments looked at, ${looks.faults.length} faults`);
  expect(looks.faults).toEqual([]);
  expect(faults).toEqual([]);
}

/** How axe reads a moment: on a desk in English or in the hand in French, by turns; where pages are named (`LURK_PAGES`), each in both ways. */
const WAYS = [
  { lang: 'en', on: SIZES.desktop },
  { lang: 'fr', on: SIZES.phone },
] as const;
const waysOf = (nth: number): readonly (typeof WAYS)[number][] =>
  process.env.LURK_PAGES === undefined ? [WAYS[nth % WAYS.length]!] : WAYS;

async function lookAt(page: Page, name: string, nth: number, looks: Findings): Promise<void> {
  await openMoment(page, name);
  await page.evaluate(() => document.fonts.ready);
  for (const lang of ['en', 'fr'] as const) {
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('gallery-lang', { detail })), lang);
    await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
    await looks.look(page, name, { lang });
    for (const { on } of waysOf(nth).filter((way) => way.lang === lang)) {
      await page.setViewportSize(on);
      looks.faults.push(...(await findings(page)).map((fault) => `${name}, ${lang}: ${fault}`));
    }
    if (lang === 'fr') looks.faults.push(...(await englishOn(page)).map((text) => `${name}: left in English: ${text}`));
  }
}
