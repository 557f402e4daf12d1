// Pictures of every gallery page on a desktop, a phone and a lying phone, in both languages.
// Served under the strict content policy of the site; the page must not break it, must not scroll
// sideways, and must pass axe. Usage: node shots.mjs [GAME/PAGE…]   (CHROMIUM=/path, default /usr/bin/chromium)

import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { hostGallery } from './gallery-host.ts';

const here = import.meta.dirname;
const out = join(here, 'shots');
const sizes = { desktop: [1440, 900], phone: [390, 844], lying: [844, 390] };

await mkdir(out, { recursive: true });
const { origin, close } = await hostGallery();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
/** The page of parts links to all others. */
async function linkedPages() {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/gallery.html`);
  const names = await tab.locator('nav a').allTextContents();
  await tab.close();
  return names;
}
const asked = process.argv.slice(2);
const pages = asked.length ? asked : await linkedPages();

let faults = 0;
const fault = (where, what) => {
  faults += 1;
  console.log(`${where}: ${what}`);
};

for (const [size, [width, height]] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: size === 'desktop' ? 1 : 2,
    hasTouch: size !== 'desktop',
    reducedMotion: 'reduce',
  });
  for (const page of pages) {
    for (const lang of ['en', 'fr']) {
      const where = `${page.replace('/', '-')}.${lang}-${size}`;
      const tab = await context.newPage();
      tab.on('console', (message) => message.type() === 'error' && !message.text().includes('favicon') && fault(where, message.text()));
      tab.on('pageerror', (error) => fault(where, error.message));
      await tab.goto(`${origin}/gallery.html?page=${page}&lang=${lang}`);
      await tab.evaluate(() => document.fonts.ready);
      await tab.waitForTimeout(page.includes('/scene-') ? 2000 : 250);
      await tab.screenshot({ path: join(out, `${where}.png`), fullPage: page === 'parts' || page.endsWith('/cards') });
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) fault(where, `scrolls sideways by ${wide} px`);
      // Evaluated through the debugger, so that the policy under test stays as strict as in production.
      await tab.evaluate(axe);
      const found = await tab.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      for (const { id, impact, nodes } of found.violations) {
        if (impact === 'serious' || impact === 'critical')
          fault(
            where,
            `axe ${id} ×${nodes.length}: ${nodes
              .slice(0, 3)
              .map((node) => `${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`)
              .join(' | ')}`,
          );
      }
      await tab.close();
    }
  }
  await context.close();
}
await browser.close();
close();
console.log(faults ? `${faults} faults` : 'no fault');
process.exitCode = faults ? 1 : 0;
