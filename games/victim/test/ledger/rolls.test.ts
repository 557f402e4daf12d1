/** 2.12 The roll routine, and the Manual. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Item } from '../../data/items.ts';
import { chanceOf } from '../../facts/odds.ts';
import { resultOf } from '../../facts/rolls.ts';
import type { RollWhy } from '../../types.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

const rolling = (table: VictimTable, why: RollWhy = 'test'): VictimTable =>
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['roll', 'roll', { victim: 'diego', stat: 'int', why }]);

scenario('VI-226 after a roll of its own the user rolls one die again and keeps it; several Manuals may be used', () => {
  const table = rolling(aTable().hand('diego', 'manual', 'manual', 'vest').dice([0, 0, 1, 2, 2]), 'run').expectAsked('useManual', [1]);
  table.answer(1, { pick: 'manual', with: 0 }).expectAsked('useManual', [1]).answer(1, { pick: 'manual', with: 1 });
  table.expectAsked('useManual', [1]).pass(1);
  expect([table.roll.dice, table.roll.result, table.handOf('diego')]).toEqual([[2, 2, 1], 5, ['vest']]);
  expect(table.open.discard).toEqual(['manual', 'manual']);
});
scenario('VI-226 who has any card is asked, whatever it is; who has none, or is Critically Injured (VI-101), is not', () => {
  const table = rolling(aTable().hand('diego', 'hammer').dice([0, 0, 0]), 'run').expectAsked('useManual', [1]);
  expect(table.optionsOf(1)).toEqual([]);
  rolling(aTable()).expectAsked('victimAction', [1]);
  rolling(aTable().hand('diego', 'manual').critical('diego')).expectAsked('victimAction', [1]);
});
scenario('VI-226, RU-112 keep or roll again is asked where it could help by what everybody sees, whatever is in the hand', () => {
  const asked = (dice: number[], why: RollWhy, ...hand: Item[]): boolean =>
    rolling(
      aTable()
        .hand('diego', ...hand)
        .dice(dice),
      why,
    ).kind === 'useManual';
  // INT 3. All dice show the best face; the goal of 3 is reached; one card cannot reach it, two could.
  expect([asked([2, 2, 2], 'run', 'manual'), asked([2, 2, 1], 'run', 'manual')]).toEqual([false, true]);
  expect([asked([1, 1, 1], 'decode', 'manual'), asked([1, 1, 0], 'decode', 'manual')]).toEqual([false, true]);
  expect([asked([0, 0, 0], 'decode', 'manual'), asked([0, 0, 0], 'decode', 'manual', 'vest')]).toEqual([false, true]);
  // VI-134 A Search finds more with 6.
  expect([asked([2, 2, 1], 'search', 'manual'), asked([2, 1, 1], 'search', 'manual')]).toEqual([true, false]);
  expect([asked([2, 2, 1], 'search', 'hammer'), asked([2, 1, 1], 'search', 'hammer')]).toEqual([true, false]);
  // VI-052 A 0 is one step and no new tile; in the Snow a 1 is as good as a 2.
  const snow = (dice: number[]): string | null =>
    rolling(
      aTable()
        .is({ inForce: ['snow'] })
        .hand('diego', 'manual')
        .dice(dice),
      'run',
    ).kind;
  expect([snow([0, 0, 0]), snow([2, 2, 1]), snow([2, 1, 1])]).toEqual(['useManual', 'victimAction', 'useManual']);
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
