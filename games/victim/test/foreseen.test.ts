/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { victim } from '../proof/index.ts';

test('VI-041 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 8 }, (_, i) => plansOf(victim, foresight, victim.modes[2]!, `foreseen ${i}`)).flat();
  expect(new Set(met.map(({ kind }) => kind))).toEqual(new Set(['victimAction']));
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter(({ taken }) => taken).length / met.length).toBeGreaterThan(0.7);
  expect(met.filter(({ same }) => same).length / met.length).toBeGreaterThan(0.9);
});

test('nothing can be foreseen by those who watch, nor before the first round', () => {
  const { seats, options } = victim.modes[2]!;
  const { match } = begin(victim, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foresight.foreseen(view(match, viewer))).toBe(null);
});
