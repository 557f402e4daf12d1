/** Every screen, in both languages and at both sizes: no serious or critical finding, nothing wider than the screen, no English on a French page. */
import { expect, test } from 'vitest';
import { findings } from './axe';
import { chooseGame, playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { SIZES, type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

const faults: string[] = [];

/** The same moment in all four ways. */
async function inspect({ page }: Visitor, where: string): Promise<void> {
  for (const lang of ['en', 'fr'] as const) {
    await page.setViewportSize(SIZES.desktop);
    await page
      .getByRole('button', { name: new RegExp(`^${lang}\\b`, 'i') })
      .first()
      .click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForFunction((small) => (document.documentElement.dataset.size === 'small') === small, size === 'phone');
      const at = `${where}, ${lang}, ${size}`;
      for (const found of await findings(page)) faults.push(`${at}: ${found}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${at}: scrolls sideways by ${wide} px`);
      if (lang === 'fr') for (const text of await englishOn(page)) faults.push(`${at}: left in English: ${text}`);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('button', { name: /^en\b/i }).first().click();
}

test('home, lobby, both tables, reveal and end screen, in both languages, at both sizes', async () => {
  const lurk = await Lurk.start();
  const hunted = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.5 }, plain: false });
  await inspect(hunted, 'home');

  await chooseGame(hunted.page);
  await hunted.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await hunted.page.locator('.lobby aside svg[role=img]').waitFor();
  await inspect(hunted, 'lobby of the host');
  const guest = await visit(hunted.page.url(), { plain: false });
  await guest.page.locator('.lobby').waitFor();
  await inspect(guest, 'lobby of a guest');
  await guest.page.getByRole('link', { name: say.en.ui.home }).click();

  await playNow(guest.page, 'asCreature');
  await playOn(guest, { until: ({ frames }) => frames.some((frame) => frame.includes('"phaseBegan","phase":2')) });
  await inspect(guest, 'table of the Creature');

  await hunted.page.getByRole('link', { name: say.en.ui.home }).click();
  await playNow(hunted.page, 'asHunted');
  await hunted.page.waitForFunction(() => document.title.startsWith('●'));
  await inspect(hunted, 'table of a Hunted');
  await playOn(hunted, { until: ({ page }) => page.locator('.reveal').isVisible() });
  // It goes away by itself: its clock stands still while it is looked at.
  await inspectReveal(hunted);
  await playOn(hunted);
  await inspect(hunted, 'end screen');
  expect(faults).toEqual([]);
  expect([...hunted.faults, ...guest.faults]).toEqual([]);
});

async function inspectReveal(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (!(await page.locator('.reveal').isVisible())) await playOn(visitor, { until: () => page.locator('.reveal').isVisible() });
    await page.setViewportSize(viewport);
    for (const found of await findings(page)) faults.push(`reveal, en, ${size}: ${found}`);
  }
  await page.setViewportSize(SIZES.desktop);
}
