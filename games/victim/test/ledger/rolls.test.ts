/** 2.12 The roll routine, and the Manual. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { chanceOf } from '../../facts/odds.ts';
import { resultOf } from '../../facts/rolls.ts';
import type { RollWhy } from '../../types.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

const rolling = (table: VictimTable, why: RollWhy = 'test'): VictimTable =>
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['roll', 'roll', { victim: 'diego', stat: 'int', why }]);

scenario('VI-226 after a roll of its own the user rolls one die again and keeps it; several Manuals may be used', () => {
  const table = rolling(aTable().hand('diego', 'manual', 'manual', 'vest').dice([0, 0, 1, 2, 2])).expectAsked('useManual', [1]);
  table.answer(1, { pick: 'manual', with: 0 }).expectAsked('useManual', [1]).answer(1, { pick: 'manual', with: 1 });
  table.expectAsked('useManual', [1]).answer(1, 'accept');
  expect([table.roll.dice, table.roll.result, table.handOf('diego')]).toEqual([[2, 2, 1], 5, ['vest']]);
  expect(table.open.discard).toEqual(['manual', 'manual']);
});
scenario('VI-226 who has any card is asked, whatever it is; who has none, or is Critically Injured (VI-101), is not', () => {
  const table = rolling(aTable().hand('diego', 'hammer')).expectAsked('useManual', [1]);
  expect(table.optionsOf(1)).toEqual(['accept']);
  rolling(aTable()).expectAsked('victimAction', [1]);
  rolling(aTable().hand('diego', 'manual').critical('diego')).expectAsked('victimAction', [1]);
});
scenarios(
  'VI-180, VI-181, VI-256, VI-257 in the snow %s with a sum of 5 and Shoes has %i points',
  [
    ['run', 4],
    ['agile', 3],
    ['adrenaline', 4],
  ] as const,
  (why, points) => {
    const table = aTable()
      .is({ inForce: ['snow'] })
      .board('rolita', { worn: ['shoes'] });
    expect(resultOf(table.open, table.victim('rolita'), 'agi', why, 5)).toBe(points);
  },
);
scenario('VI-053, VI-186 a Run with a sum of 0 has one step, and one for each +1', () => {
  const table = aTable().stats('rolita', { agi: 5 });
  expect(resultOf(table.open, table.victim('diego'), 'agi', 'run', 0)).toBe(2);
  expect(resultOf(table.open, table.victim('rolita'), 'agi', 'run', 0)).toBe(1);
});
scenario('2.4 the odds are those of the table: three dice make 3 or more with 63.0 %', () => {
  const table = aTable();
  expect(chanceOf(table.open, table.victim('diego'), 'int', 'decode', 3)).toBeCloseTo(17 / 27, 10);
});
