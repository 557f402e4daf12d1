/** Every size from a small phone to a great screen, in both languages: nothing covered, out of reach, clipped, too small or cut. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GalleryHost, hostGallery } from '../gallery-host';
import { playNow } from './home';
import { layoutFaults } from './layout-faults';
import { Lurk } from './lurk';
import { Findings, SIZES } from './sizes';
import { type Visitor, visit } from './visitor';
import { say } from './words';

let gallery: GalleryHost;
beforeAll(async () => {
  gallery = await hostGallery();
  // It is built first.
}, 300_000);
afterAll(() => gallery.close());

test('the look itself: each fault is found, and nothing else', async () => {
  const { page } = await visit('about:blank');
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; font: 16px/20px sans-serif } button { position: absolute; width: 90px; height: 50px; padding: 0; white-space: nowrap }
      .over { position: absolute; left: 100px; top: 0; width: 120px; height: 60px; background: #888 }
      .scroll { position: absolute; top: 200px; width: 200px; height: 60px; overflow: auto } .scroll button { top: 400px }
      .box { position: absolute; top: 300px; width: 60px; height: 40px; overflow: hidden }
      .dots { position: absolute; top: 400px; width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    </style>
    <button style="left: 0; top: 0">fine</button>
    <button style="left: 110px; top: 5px">under</button><div class="over"></div>
    <button style="left: 230px; top: 0; width: 40px; height: 40px">little</button>
    <button style="left: 300px; top: 0; width: 50px">spilling over</button>
    <button style="left: -80px; top: 70px">left out</button>
    <div class="scroll"><button>scrolled to</button></div>
    <div class="box"><button style="left: 30px">clipped</button></div>
    <p class="dots">a text that is cut</p>
    <p style="position: absolute; top: 440px">a text that is <a href="#x">whole</a></p>
    <div style="position: absolute; left: 1400px; top: 500px; width: 200px">wide</div>`);
  const found = await page.evaluate(layoutFaults, 44);
  const told = (start: string, name: string): boolean => found.some((fault) => fault.startsWith(start) && fault.includes(name));
  expect({
    under: told('covered', '“under”'),
    little: told('too small', '“little”'),
    spilling: told('spills', 'spilling'),
    left: told('out of reach', '“left out”'),
    clipped: told('out of reach', '“clipped”'),
    dots: told('cut', 'a text that is cut'),
    sideways: told('the page scrolls sideways', '160 px'),
  }).toEqual({ under: true, little: true, spilling: true, left: true, clipped: true, dots: true, sideways: true });
  expect(found.filter((fault) => /“(fine|scrolled to|whole)”/.test(fault))).toEqual([]);
  // With a mouse 24 px are enough.
  expect(await page.evaluate(layoutFaults, 24)).not.toContainEqual(expect.stringMatching(/^too small/));
});

/** One page for each kind of moment: choosing, reacting, watching, a scene, the end; of each side, and what comes before. */
const MOMENTS = [
  'home',
  'not-alone/lobby',
  'not-alone/live-explore',
  'not-alone/live-visit',
  'not-alone/live-hunt',
  'not-alone/live-detour',
  'not-alone/live-watch',
  'not-alone/live-reveal',
  'not-alone/live-end',
  'anomaly/lobby',
  'anomaly/live-move',
  'anomaly/live-trap',
  'anomaly/live-body',
  'anomaly/live-react',
  'anomaly/live-watch',
  'anomaly/scene-feed',
  'anomaly/live-end',
  'the-thing/meet-look',
  'the-thing/door-accept',
  'not-alone/plain-live-visit',
];

/** So many pages look at the same time: laying a page out anew is one core's work. */
const LOOKERS = 2;

test('every kind of moment, at every size, in both languages', async () => {
  const findings = new Findings();
  const lookers = await Promise.all(Array.from({ length: LOOKERS }, () => visit(`${gallery.origin}/gallery.html`)));
  const [{ page: contents }] = lookers as [Visitor];
  await contents.locator('nav a').first().waitFor();
  // `LURK_PAGES=not-alone/` looks at every page that begins so; `LURK_PAGES=` at all of them.
  const begin = process.env.LURK_PAGES;
  const listed = (await contents.locator('nav a').allTextContents()).filter((name) => name !== 'parts' && !name.endsWith('/cards'));
  const wanted = begin === undefined ? MOMENTS : listed.filter((name) => name.startsWith(begin));
  expect(listed).toEqual(expect.arrayContaining(wanted));
  const left = wanted.slice();
  await Promise.all(
    lookers.map(async ({ page }) => {
      for (let name = left.shift(); name; name = left.shift()) await lookAt(page, name, findings);
    }),
  );
  console.log(`${findings.screens} screens of ${wanted.length} moments looked at, ${findings.faults.length} faults`);
  expect(findings.faults).toEqual([]);
  expect(lookers.flatMap(({ faults }) => faults)).toEqual([]);
});

async function lookAt(page: Page, name: string, findings: Findings): Promise<void> {
  await page.goto(`${gallery.origin}/gallery.html?page=${name}&lang=en`);
  // A made-up table plays to its moment first.
  await page.locator('main, .lobby').first().waitFor({ state: 'attached', timeout: 300_000 });
  await page.evaluate(() => document.fonts.ready);
  for (const lang of ['en', 'fr'] as const) {
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('gallery-lang', { detail })), lang);
    await page.waitForFunction((chosen) => document.documentElement.lang === chosen, lang);
    await findings.look(page, name, { lang });
  }
}

/** Where dialogs and live tables are looked at too: both phones, both tablets, a desktop. */
const FEW = SIZES.filter(({ width, height }) => ['360×640', '844×390', '768×1024', '1024×768', '1440×900'].includes(`${width}×${height}`));

test.each(['en', 'fr'] as const)('sheets and live tables, at the sizes people hold, in %s', async (lang) => {
  const lurk = await Lurk.start();
  const findings = new Findings();
  const { page, faults } = await visit(lurk.url, { lang, name: 'Zoé' });
  const w = say[lang];
  const desktop = (): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [w.ui.settings, w.home.learn]) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    await findings.look(page, `the sheet “${name}”`, { lang, sizes: FEW });
    await desktop();
    await page.keyboard.press('Escape');
    await page
      .locator('dialog[open]')
      .waitFor({ state: 'detached' })
      .catch(() => {});
  }
  for (const [game, side] of [
    ['not-alone', 'hunted'],
    ['not-alone', 'creature'],
    ['anomaly', 'hunted'],
    ['anomaly', 'creature'],
  ] as const) {
    await page.goto(lurk.url);
    await playNow(page, side, game);
    await page.waitForFunction(() => document.title.startsWith('●'));
    await findings.look(page, `a live table of ${game}, ${side}`, { lang, sizes: FEW });
    await desktop();
    await page.getByRole('button', { name: w.ui.menu, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    await findings.look(page, `its menu, ${side}`, { lang, sizes: FEW });
    await desktop();
    await page.keyboard.press('Escape');
  }
  console.log(`${findings.screens} screens of sheets and live tables looked at, ${findings.faults.length} faults`);
  expect(findings.faults).toEqual([]);
  expect(faults).toEqual([]);
});
