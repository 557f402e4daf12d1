/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { theThing } from '../proof/index.ts';

test('TT-079, TT-080 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 8 }, (_, i) => plansOf(theThing, foresight, theThing.modes[0]!, `foreseen ${i}`)).flat();
  expect(new Set(met.map(({ kind }) => kind))).toEqual(new Set(['placeCharacter']));
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter(({ taken }) => taken).length / met.length).toBeGreaterThan(0.9);
  expect(met.filter(({ same }) => same).length / met.length).toBeGreaterThan(0.9);
});

test('nothing can be foreseen by those who watch, nor before the first round', () => {
  const { seats, options } = theThing.modes[0]!;
  const { match } = begin(theThing, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foresight.foreseen(view(match, viewer))).toBe(null);
});
