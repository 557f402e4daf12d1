/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, must, shapeIn, view } from '@lurk/kernel';
import { plansOf, scenario } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { notAlone } from '../proof/index.ts';
import { aTable, CREATURE, type NotAloneTable } from './table.ts';

const { foreseen } = foresight;

test('NA-061, NA-084 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 12 }, (_, i) => plansOf(notAlone, foresight, notAlone.modes[0]!, `foreseen ${i}`)).flat();
  for (const kind of ['explore', 'w2m']) {
    const of = met.filter((one) => one.kind === kind);
    expect(of.length).toBeGreaterThan(30);
    expect(of.filter(({ taken }) => taken).length / of.length).toBeGreaterThan(0.7);
  }
});

test('nothing can be foreseen by those who watch, nor before the side of the board is chosen', () => {
  const { seats, options } = notAlone.modes[0]!;
  const { match } = begin(notAlone, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foreseen(view(match, viewer))).toBe(null);
});

/** What a seat could put down, and in which turn. */
const plan = (table: NotAloneTable, seat: number): { about: unknown; places: readonly unknown[]; count?: number } | null => {
  const found = foreseen(table.seen(seat).view);
  if (!found) return null;
  const shape = shapeIn(found.shape, 'play');
  return { about: found.about, places: shape?.t === 'someOf' ? shape.options : [], ...(shape?.t === 'someOf' && { count: shape.max }) };
};

scenario(
  'NA-061 before cards are put down one plans this turn, afterwards the next, from what stays in hand; while one is asked, nothing',
  () => {
    const table = aTable().creature('despair').cards(1, [1, 2, 3], [4, 5]);
    expect(table.open.phase).toBeLessThan(2);
    expect(plan(table, 1)).toEqual({ about: 1, places: [1, 2, 3], count: 1 });
    table.until('explore');
    expect(plan(table, 1)).toBeNull();
    table.answer(1, { pick: 'play', with: [2] });
    expect(plan(table, 1)).toEqual({ about: 2, places: [1, 3], count: 1 });
    table.goTo(2, 1, 1);
    expect(table.open.phase).toBe(2);
    expect(plan(table, 1)).toEqual({ about: 2, places: [1, 3], count: 1 });
  },
);
scenario('NA-061 a double that waits is planned with until cards lie face down', () => {
  const table = aTable()
    .creature('despair')
    .hunted(1, { hand: [1, 2, 3], discard: [4, 5], double: 'artefact' });
  expect(plan(table, 1)).toMatchObject({ about: 1, count: 2 });
  table.goTo([1, 2], 1, 1);
  expect(plan(table, 1)).toMatchObject({ about: 2, places: [3], count: 1 });
});
scenario('NA-084 her tokens are planned in Phase 1 alone', () => {
  const table = aTable();
  expect(must(foreseen(table.seen(CREATURE).view))).toMatchObject({ kind: 'w2m', about: 1 });
  table.goTo(1, 1, 1);
  expect(foreseen(table.seen(CREATURE).view)).toBeNull();
});
