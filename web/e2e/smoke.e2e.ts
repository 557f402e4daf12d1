import { expect, test } from 'vitest';
import { Lurk } from './lurk';
import { visit } from './visitor';

test('home', async () => {
  const lurk = await Lurk.start();
  const a = await visit(lurk.url);
  await a.page.getByRole('button', { name: /^Play now/ }).click();
  await a.page.getByRole('button', { name: /^Hunted/ }).click();
  await a.page.waitForTimeout(3000);
  console.log(a.log.join('\n'), a.faults);
  await a.page.screenshot({ path: '/tmp/smoke.png' });
  expect(a.faults).toEqual([]);
});
