import type { KeptRound } from '@lurk/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindsTo, DealPage, message, tableOf } from './test/deal-page';
import { abandonedBefore } from './witness';

/** A shelf of this browser that outlives its pages; `full` takes nothing more. */
class Shelf {
  full = false;
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error('full');
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
/** Another window of the same browser, or the same after a reload. */
async function newWindow(): Promise<typeof import('./evidence')> {
  vi.resetModules();
  return import('./evidence');
}

const table = { ...tableOf(['ann', 'bea']), you: 1 };
function shown(secret: string, changes: Partial<KeptRound> = {}): KeptRound {
  const page = new DealPage(table);
  page.hear(message(bindsTo(table, { secret }), 'commit'));
  return { ...page.kept[0], ...changes };
}

test('every commitment outlives the page, and of two windows none writes over the other', async () => {
  const [one, other] = [await newWindow(), await newWindow()];
  expect(one.thisWindow).not.toBe(other.thisWindow);
  const mine = shown('c1', { window: one.thisWindow });
  const theirs = shown('c1', { window: other.thisWindow, at: 2 });
  one.keepRound(mine);
  other.keepRound(theirs);
  one.keepRound(shown('c2', { window: one.thisWindow, at: 3 }));
  const after = await newWindow();
  expect(after.keptRounds().map(({ commitment, nonce }) => [commitment, nonce])).toEqual([
    [mine.commitment, mine.nonce],
    [mine.commitment, theirs.nonce],
    [bindsTo(table, { secret: 'c2' }).commitment, expect.any(String)],
  ]);
  after.markPlayed('m');
  expect((await newWindow()).keptRounds().every(({ played }) => played)).toBe(true);
});

test('a browser that keeps nothing still knows what this visit saw', async () => {
  const page = await newWindow();
  shelf.full = true;
  const round = shown('c1', { window: page.thisWindow });
  page.keepRound(round);
  page.keepRound({ ...round, opened: true });
  expect(page.keptRounds()).toEqual([{ ...round, opened: true }]);
});

test('what is forgotten is old: a flood cannot push out the deals of today', async () => {
  vi.useFakeTimers({ now: 10 * 86_400_000 });
  const page = await newWindow();
  const keptAt = (at: number, i: number): void => page.keepRound(shown(`c${i}e`, { window: page.thisWindow, at }));
  for (let i = 0; i < 10; i++) keptAt(i, i);
  for (let i = 10; i < 410; i++) keptAt(Date.now() - 1000 + i, i);
  expect(page.keptRounds()).toHaveLength(400);
  for (let i = 410; i < 430; i++) keptAt(Date.now(), i);
  expect(page.keptRounds()).toHaveLength(420);
});

test('a deal that was opened and never played is remembered against the next match of that table, until one was played', () => {
  const round = (match: string, changes: Partial<KeptRound>): KeptRound => {
    const kept = shown('c1', changes);
    return { ...kept, terms: { ...kept.terms, match } };
  };
  const given = round('a', { opened: true });
  const kept = [given, round('b', {}), { ...round('c', { opened: true }), table: 'OTHERS' }, round('d', { opened: true, played: true })];
  expect(abandonedBefore(kept, 'ABCDEF', 'd')).toEqual([given]);
  expect(abandonedBefore([...kept, round('e', {})], 'ABCDEF', 'e')).toEqual([]);
});
