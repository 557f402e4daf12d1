/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { anomaly } from '../proof/index.ts';

test('AN-099 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 8 }, (_, i) => plansOf(anomaly, foresight, anomaly.modes[2]!, `foreseen ${i}`)).flat();
  expect(new Set(met.map(({ kind }) => kind))).toEqual(new Set(['anomalyTurn']));
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter(({ taken }) => taken).length / met.length).toBeGreaterThan(0.95);
  // The card of the Student who acts before pays for more.
  expect(met.filter(({ same }) => same).length / met.length).toBeGreaterThan(0.5);
});

test('nothing can be foreseen by those who watch, nor before the first round', () => {
  const { seats, options } = anomaly.modes[2]!;
  const { match } = begin(anomaly, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foresight.foreseen(view(match, viewer))).toBe(null);
});
