/** The real page: home, dialogs, and tables as they are played, at the sizes people hold; read by axe, and for English where it is French. */
import { expect, test } from 'vitest';
import { findings } from './axe';
import { playNow } from './home';
import { Lurk } from './lurk';
import { Findings, SIZES } from './sizes';
import { SIZES as SCREENS, visit } from './visitor';
import { englishOn, say } from './words';

/** Where dialogs and live tables are looked at too: both phones, both tablets, a desktop. */
const FEW = SIZES.filter(({ width, height }) => ['360×640', '844×390', '768×1024', '1024×768', '1440×900'].includes(`${width}×${height}`));

/** Each side of each game, in one of the languages. */
const TABLES = {
  en: [
    ['not-alone', 'hunted'],
    ['anomaly', 'creature'],
    ['the-thing', 'alone'],
    ['victim', 'hunted'],
  ],
  fr: [
    ['not-alone', 'creature'],
    ['anomaly', 'hunted'],
    ['the-thing', 'hunted'],
  ],
} as const;

test('the look itself: too little contrast is found, though the page is not drawn meanwhile', async () => {
  const { page } = await visit('about:blank');
  await page.setContent('<html lang="en"><title>A</title><main style="background: #fff"><h1 style="color: #ddd">hard to read</h1></main>');
  expect(await findings(page)).toEqual([expect.stringMatching(/^color-contrast ×1/)]);
});

test.each(['en', 'fr'] as const)('home, sheets and live tables, at the sizes people hold, in %s', async (lang) => {
  const lurk = await Lurk.start();
  const looks = new Findings();
  const { page, faults } = await visit(lurk.url, { lang, name: 'Zoé' });
  const w = say[lang];
  const look = async (where: string): Promise<void> => {
    await looks.look(page, where, { lang, sizes: FEW });
    await page.setViewportSize(SCREENS.desktop);
    looks.faults.push(...(await findings(page)).map((fault) => `${where}, ${lang}: ${fault}`));
    if (lang === 'fr') looks.faults.push(...(await englishOn(page)).map((text) => `${where}: left in English: ${text}`));
  };
  const lookAtSheet = async (opens: string, where: string): Promise<void> => {
    await page.getByRole('button', { name: opens, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    await look(where);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  await look('home');
  const play = `${w.home.playNow} ${w.home.botsFill}`;
  for (const name of [w.ui.settings, w.home.learn, play]) await lookAtSheet(name, `the sheet “${name}”`);
  for (const [game, side] of TABLES[lang]) {
    await page.goto(lurk.url);
    await playNow(page, side, game);
    await page.waitForFunction(() => document.title.startsWith('●'));
    await look(`a live table of ${game}, ${side}`);
  }
  await lookAtSheet(w.ui.menu, 'the menu of a table');
  console.log(`${looks.screens} screens of sheets and live tables looked at, ${looks.faults.length} faults`);
  expect(looks.faults).toEqual([]);
  expect(faults).toEqual([]);
});
