/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { notAlone } from '../proof/index.ts';

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
