/** The clock tells the truth: it is the server's, and nothing a player does on the page winds it up again. */
import { expect, test } from 'vitest';
import { Lurk } from './lurk';
import { byHand, look } from './table';
import { type SizeName, type Visitor, visit } from './visitor';

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A quick table against bots, as one of the Hunted; the page itself plays alone without a clock. */
async function hurried(lurk: Lurk, size: SizeName): Promise<Visitor> {
  const visitor = await visit(lurk.url, { name: 'Ada', size });
  const code = await visitor.page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/hello', { name: 'Ada' });
    const made = await post('/api/play', { game: 'not-alone', seats: 3, side: 'hunted', speed: 'quick' });
    return ((await made.json()) as { code: string }).code;
  });
  await visitor.page.goto(`${lurk.url}/t/${code}`);
  return visitor;
}

const shown = async ({ page }: Visitor): Promise<number> =>
  Number(/\d+/.exec((await page.locator('[role=timer]').first().getAttribute('aria-label')) ?? '')?.[0]);

/** What the server last said of this seat's clock. */
function dueOf({ frames }: Visitor): number | null {
  const said = frames.flatMap((text) => {
    const { due } = JSON.parse(text) as { due?: number | null };
    return due === undefined ? [] : [due];
  });
  return said.at(-1) ?? null;
}

test.for(['desktop', 'phone'] as const)('on a %s it shows what the server has set, whatever is touched meanwhile', async (size) => {
  const lurk = await Lurk.start();
  const visitor = await hurried(lurk, size);
  await visitor.page.locator('[role=timer]').first().waitFor();
  await expect.poll(() => dueOf(visitor)).not.toBe(null);
  for (let touches = 0; touches < 8; touches++) {
    const seen = await look(visitor.page, 1);
    if (seen.state === 'asked' && seen.what === 'option') await byHand(visitor, seen);
    await rest(400);
    // Read at some moment between two, however long reading takes; unless the server has set it anew meanwhile.
    const [due, before] = [dueOf(visitor), Date.now()];
    if (due === null) break;
    const seconds = await shown(visitor);
    if (dueOf(visitor) !== due) continue;
    expect(seconds).toBeGreaterThan((due - Date.now()) / 1000 - 1.6);
    expect(seconds).toBeLessThan((due - before) / 1000 + 1.6);
  }
  expect(await visitor.page.locator('.edge > i').count()).toBe(size === 'phone' ? 1 : 0);
  expect(visitor.faults).toEqual([]);
});
