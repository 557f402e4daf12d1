/**
 * Every screen up to the last turn, in both languages and at both sizes: no serious or critical finding, nothing wider than the screen,
 * no English on a French page. The end screens are looked at where people come to the end (people.e2e.ts, people-anomaly.e2e.ts).
 */
import { expect, test } from 'vitest';
import { findings } from './axe';
import { chooseGame, playNow } from './home';
import { inspect, inspectMoment } from './inspect';
import { Lurk } from './lurk';
import { playOn } from './table';
import { hears, visit } from './visitor';
import { say } from './words';

test('the look itself: too little contrast is found, though the page is not drawn meanwhile', async () => {
  const { page } = await visit('about:blank');
  await page.setContent('<html lang="en"><title>A</title><main style="background: #fff"><h1 style="color: #ddd">hard to read</h1></main>');
  expect(await findings(page)).toEqual([expect.stringMatching(/^color-contrast ×1/)]);
});

test('home, lobby, both tables and reveal, in both languages, at both sizes', async () => {
  const lurk = await Lurk.start();
  const hunted = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.25 } });
  const faults = await inspect(hunted, 'home');

  await chooseGame(hunted.page);
  await hunted.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await hunted.page.locator('.lobby aside svg[role=img]').waitFor();
  faults.push(...(await inspect(hunted, 'lobby of the host')));
  const guest = await visit(hunted.page.url());
  await guest.page.locator('.lobby').waitFor();
  faults.push(...(await inspect(guest, 'lobby of a guest')));
  await guest.page.getByRole('link', { name: say.en.ui.home }).click();

  await playNow(guest.page, 'creature');
  await playOn(guest, { until: hears(guest, '"phaseBegan","phase":2') });
  faults.push(...(await inspect(guest, 'table of the Creature')));

  await hunted.page.getByRole('link', { name: say.en.ui.home }).click();
  await playNow(hunted.page, 'hunted');
  await hunted.page.waitForFunction(() => document.title.startsWith('●'));
  faults.push(...(await inspect(hunted, 'table of a Hunted')));
  faults.push(...(await inspectMoment(hunted, '.reveal', (until) => playOn(hunted, { until, patience: 180_000 }))));
  expect(faults).toEqual([]);
  expect([...hunted.faults, ...guest.faults]).toEqual([]);
});
