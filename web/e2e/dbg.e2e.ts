import { test } from 'vitest';
import { Lurk } from './lurk';
import { visit } from './visitor';
import { say } from './words';
import { byHand, look } from './table';
test('dbg', async () => {
  const lurk = await Lurk.start();
  const v = await visit(lurk.url, { });
  const { page } = v;
  await page.getByRole('button', { name: new RegExp(`^${say.en.home.playNow}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${say.en.home.asHunted}`) }).click();
  await page.locator('.stage').waitFor();
  const t = { look: 0, press: 0, wait: 0, looks: 0, presses: 0, waits: 0 };
  const end = Date.now() + 20000;
  while (Date.now() < end) {
    let a = performance.now();
    const seen = await look(page);
    t.look += performance.now() - a; t.looks++;
    a = performance.now();
    if (seen.state === 'over') break;
    if (seen.state === 'asked') { await byHand(v, seen).catch(() => {}); t.press += performance.now() - a; t.presses++; }
    else { await new Promise((d) => setTimeout(d, 30)); t.wait += performance.now() - a; t.waits++; }
  }
  console.log(JSON.stringify(t), v.frames.length);
  const raf = await page.evaluate(async () => { const a = performance.now(); for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame); return (performance.now() - a) / 20; });
  console.log('raf', raf);
});
