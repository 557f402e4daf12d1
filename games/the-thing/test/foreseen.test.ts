/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf, scenario } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { theThing } from '../proof/index.ts';
import { party } from './party.ts';
import { aTable, type ThingTable } from './table.ts';

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

const plans = (table: ThingTable) => [0, 1, 2, 3].map((seat) => foresight.foreseen(table.seen(seat))?.about ?? null);

scenario('TT-079 whoever waits to be placed plans for this round, not whoever is asked; those placed plan none', () => {
  const table = aTable().hand(1, 'use').step('place');
  expect(plans(table)).toEqual([1, null, 1, 1]);
  expect(foresight.foreseen(table.seen(2))?.kind).toBe('placeCharacter');
  expect(plans(table.works(1, 'lab', 'use'))).toEqual([1, null, null, 1]);
});
scenario('TT-079, TT-165 back in the Rec Room they plan for the next round; a Revealed Alien is placed no more', () => {
  expect(plans(aTable().phase('rest'))).toEqual([2, 2, 2, 2]);
  expect(plans(aTable().revealed(2, 3).phase('rest'))).toEqual([2, 2, 2, null]);
});
scenario('TC-018 in co-op nobody waits to place alone', () => {
  const { match, s } = party();
  expect([s.open.round, s.open.people[3]]).toMatchObject([1, { seat: 1, at: 'rec', standing: true }]);
  expect(foresight.foreseen(view(match, 1))).toBeNull();
});
