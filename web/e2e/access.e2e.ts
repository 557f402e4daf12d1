/** Every screen, in both languages and at both sizes: no serious or critical finding, nothing wider than the screen, no English on a French page. */
import { tellVerdict } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { findings } from './axe';
import { shorter, unhurried } from './gather';
import { chooseGame, playNow } from './home';
import { Lurk } from './lurk';
import { playOn, playOut } from './table';
import { SIZES, type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

/** The same moment in all four ways. */
async function inspect({ page }: Visitor, where: string): Promise<string[]> {
  const faults: string[] = [];
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
  return faults;
}

/** A scene that goes away by itself: whoever plays brings it back for the other size. */
async function inspectMoment(
  { page }: Visitor,
  scene: string,
  bring: (seen: () => Promise<boolean>) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  const seen = (): Promise<boolean> => page.locator(scene).isVisible();
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (!(await seen())) await bring(seen);
    await page.setViewportSize(viewport);
    for (const found of await findings(page)) faults.push(`${scene}, en, ${size}: ${found}`);
  }
  await page.setViewportSize(SIZES.desktop);
  return faults;
}

test('home, lobby, both tables, reveal and end screen, in both languages, at both sizes', async () => {
  const lurk = await Lurk.start();
  const hunted = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.5 }, plain: false });
  const faults = await inspect(hunted, 'home');

  await chooseGame(hunted.page);
  await hunted.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await hunted.page.locator('.lobby aside svg[role=img]').waitFor();
  faults.push(...(await inspect(hunted, 'lobby of the host')));
  const guest = await visit(hunted.page.url(), { plain: false });
  await guest.page.locator('.lobby').waitFor();
  faults.push(...(await inspect(guest, 'lobby of a guest')));
  await guest.page.getByRole('link', { name: say.en.ui.home }).click();

  await playNow(guest.page, 'creature');
  await playOn(guest, { until: ({ frames }) => frames.some((frame) => frame.includes('"phaseBegan","phase":2')) });
  faults.push(...(await inspect(guest, 'table of the Creature')));

  await hunted.page.getByRole('link', { name: say.en.ui.home }).click();
  await playNow(hunted.page, 'hunted');
  await hunted.page.waitForFunction(() => document.title.startsWith('●'));
  faults.push(...(await inspect(hunted, 'table of a Hunted')));
  faults.push(...(await inspectMoment(hunted, '.reveal', (until) => playOn(hunted, { until }))));
  await playOn(hunted);
  faults.push(...(await inspect(hunted, 'end screen')));
  expect(faults).toEqual([]);
  expect([...hunted.faults, ...guest.faults]).toEqual([]);
});

test('Anomaly: lobby, both tables, feeding and end screen, in both languages, at both sizes', async () => {
  const lurk = await Lurk.start();
  const student = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.5 }, plain: false });
  await chooseGame(student.page, 'anomaly');
  await student.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await student.page.locator('.lobby aside svg[role=img]').waitFor();
  await unhurried(student.page);
  await shorter(student.page);
  await student.page.getByRole('button', { name: say.en.lobby.addBot }).last().click();
  const faults = await inspect(student, 'lobby of Anomaly');

  const anomaly = await visit(student.page.url(), { name: 'Ben', plain: false });
  await anomaly.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.takeSeat}`) }).click();
  await anomaly.page.locator('label:has(input[value="creature"], input[value="anomaly"])').click();
  await anomaly.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.iAmReady}`) }).click();
  const start = student.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();

  // Each side is looked at when something is wanted of it, once everybody has a place.
  const both = [student, anomaly];
  const turnOf = (side: string) => () => student.frames.some((frame) => frame.includes(`"turnBegan","side":"${side}"`));
  await playOut(both, { until: turnOf('students') });
  faults.push(...(await inspect(student, 'table of a Student')));
  await playOut(both, { until: turnOf('anomaly') });
  faults.push(...(await inspect(anomaly, 'table of the Anomaly')));
  faults.push(...(await inspectMoment(student, '.feed', (until) => playOut(both, { until }))));
  await playOut(both);
  faults.push(...(await inspect(student, 'end screen of Anomaly')));
  expect(faults).toEqual([]);

  // The proof, in front of the player: the record replays in this game as well.
  await student.page.getByRole('button', { name: say.en.play.end.verify }).click();
  await student.page.getByText(tellVerdict('en', { ok: true, sure: true })).waitFor();
  expect([...student.faults, ...anomaly.faults]).toEqual([]);
});
