/** The clock tells the truth: it is the server's, and nothing a player does on the page winds it up again. */
import { expect, test } from 'vitest';
import { Lurk } from './lurk';
import { look, pressIfThere } from './table';
import { cut, type SizeName, type Visitor, visit } from './visitor';

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** The clock of the device stands still, so that what it shows does not depend on when we look. */
const HERE = Date.UTC(2030, 0, 1);

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
  await visitor.page.clock.setFixedTime(HERE);
  await visitor.page.goto(`${lurk.url}/t/${code}`);
  return visitor;
}

const shown = async ({ page }: Visitor): Promise<number> =>
  Number(/\d+/.exec((await page.locator('[role=timer]').first().getAttribute('aria-label')) ?? '')?.[0]);

interface Said {
  readonly t: string;
  readonly due?: number | null;
  readonly now?: number;
}
/** What the server has said on this line, its greeting first. */
function saidTo({ frames }: Visitor): Said[] {
  const said = frames.map((text) => JSON.parse(text) as Said);
  return said.slice(said.findLastIndex(({ t }) => t === 'hello'));
}
/** What it last said of this seat's clock. */
const dueOf = (visitor: Visitor): number | null => saidTo(visitor).findLast(({ due }) => due !== undefined)?.due ?? null;
/** What is left of it since the latest moment it told: later than that, this device knows of none. */
function left(visitor: Visitor): number {
  const latest = Math.max(...saidTo(visitor).map(({ now = 0 }) => now));
  return Math.ceil(((dueOf(visitor) ?? latest) - latest) / 1000);
}

test.for(['desktop', 'phone'] as const)('on a %s it shows what the server has set, whatever is touched meanwhile', async (size) => {
  const lurk = await Lurk.start();
  const visitor = await hurried(lurk, size);
  await visitor.page.locator('[role=timer]').first().waitFor();
  await expect.poll(() => dueOf(visitor)).not.toBe(null);
  await expect.poll(() => visitor.page.locator('.edge > i').count()).toBe(size === 'phone' ? 1 : 0);
  // Where nothing is asked just now there is no clock.
  const isShown = (): Promise<void> =>
    expect.poll(async () => dueOf(visitor) === null || (await shown(visitor)) === left(visitor)).toBe(true);
  await isShown();
  // Time goes by for the server, and a new line tells so.
  await rest(2500);
  await cut(visitor);
  await cut(visitor, false);
  await expect.poll(() => visitor.frames.filter((text) => text.startsWith('{"t":"hello"')).length).toBeGreaterThan(1);
  await isShown();
  for (let touches = 0; touches < 8; touches++) {
    const seen = await look(visitor.page, 1);
    if (seen.state === 'asked' && seen.what === 'option') await pressIfThere(visitor, seen);
    await isShown();
  }
  expect(visitor.faults).toEqual([]);
});
