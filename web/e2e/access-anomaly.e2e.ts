/** The screens of Anomaly up to the last turn, looked at as those of access.e2e.ts are. */
import { expect, test } from 'vitest';
import { shorter, unhurried } from './gather';
import { chooseGame } from './home';
import { inspect, inspectMoment } from './inspect';
import { Lurk } from './lurk';
import { playOut } from './table';
import { hears, visit } from './visitor';
import { say } from './words';

test('Anomaly: lobby, both tables and feeding, in both languages, at both sizes', async () => {
  const lurk = await Lurk.start();
  const student = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.25 } });
  await chooseGame(student.page, 'anomaly');
  await student.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await student.page.locator('.lobby aside svg[role=img]').waitFor();
  await unhurried(student.page);
  await shorter(student.page);
  await student.page.getByRole('button', { name: say.en.lobby.addBot }).last().click();
  const faults = await inspect(student, 'lobby of Anomaly');

  const anomaly = await visit(student.page.url(), { name: 'Ben' });
  await anomaly.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.takeSeat}`) }).click();
  await anomaly.page.locator('label:has(input[value="creature"], input[value="anomaly"])').click();
  await anomaly.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.iAmReady}`) }).click();
  const start = student.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();

  // Each side is looked at when something is wanted of it, once everybody has a place.
  const both = [student, anomaly];
  const turnOf = (side: string) => hears(student, `"turnBegan","side":"${side}"`);
  await playOut(both, { until: turnOf('students') });
  faults.push(...(await inspect(student, 'table of a Student')));
  await playOut(both, { until: turnOf('anomaly') });
  faults.push(...(await inspect(anomaly, 'table of the Anomaly')));
  // At this tempo a page may show for a minute what has been told while it was looked at.
  faults.push(...(await inspectMoment(student, '.feed', (until) => playOut(both, { until, patience: 180_000 }))));
  expect(faults).toEqual([]);
  expect([...student.faults, ...anomaly.faults]).toEqual([]);
});
