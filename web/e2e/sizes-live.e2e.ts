/** Dialogs, and tables as they are played, at the sizes people hold. */
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { Findings, SIZES } from './sizes';
import { visit } from './visitor';
import { say } from './words';

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
