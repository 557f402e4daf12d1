/** What is said of a Run before it is rolled for: its ways, what they cost, how likely they are reached. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { type RunAim, runAims } from '../../facts/runs.ts';
import { step } from '../answers.ts';
import { aTable, type VictimTable } from '../table.ts';

const aimsOf = (table: VictimTable, how: 'run' | 'agile' = 'run'): ReadonlyMap<string, RunAim> =>
  runAims(table.open, table.victim('diego'), how);
/** Diego (AGI 2) at the end of a row; nothing of it is linked but from East to West. */
const row = (): VictimTable => aTable().lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13'], ['4,0', 'T14'], ['5,0', 'T07', 1]);

scenario('VI-046, VI-047, VI-052 each step of the way costs a point, and the chance is that of rolling as many', () => {
  const aims = aimsOf(row().turnOf('diego'));
  expect(aims.get('3,0')?.way).toEqual(['1,0', '2,0', '3,0']);
  const chances = ['1,0', '2,0', '3,0', '4,0', '5,0'].map((cell) => aims.get(cell)?.chance ?? 0);
  // Two dice of 0, 0, 1, 1, 2, 2; a sum of 0 still makes one step.
  expect(chances.map((chance) => Math.round(chance * 9))).toEqual([9, 6, 3, 1, 0]);
  expect(aims.has('0,0')).toBe(false);
});
scenario('VI-048, VI-051 no way leads over an obstacle, or where the Victim has been this turn', () => {
  const table = row().lay(['-1,0', 'T05', 1]).turnOf('diego');
  expect(aimsOf(table).has('-1,0')).toBe(false);
  table.dice([1, 2]).answer(1, 'run').answer(1, step('1,0')).answer(1, 'stop');
  expect([...aimsOf(table).keys()]).toEqual(['2,0', '3,0', '4,0', '5,0']);
});
scenario('VI-046 once the points are rolled, nothing is left to chance', () => {
  const table = row().turnOf('diego').dice([1, 2]).answer(1, 'run');
  const chances = (cells: string[]): unknown[] => cells.map((cell) => aimsOf(table).get(cell)?.chance);
  expect(chances(['3,0', '4,0'])).toEqual([1, 0]);
  table.answer(1, step('1,0'));
  expect([aimsOf(table).get('3,0')?.way, ...chances(['3,0', '4,0'])]).toEqual([['2,0', '3,0'], 1, 0]);
});
scenario('VI-054, VI-055, VI-370 of two ways as short the one with fewer risks is taken, and what is left of them is told', () => {
  // From 0,0 to 1,1 by 1,0 (a Test tile) or by 0,1.
  const round = aTable().lay(['1,0', 'T33'], ['0,1', 'T35'], ['1,1', 'T37']).turnOf('diego');
  const both = aimsOf(round).get('1,1');
  expect([both?.way.length, both?.risks.length]).toEqual([2, 1]);
  const safe = aTable().lay(['1,0', 'T33'], ['0,1', 'T11', 0], ['1,1', 'T37']);
  const linked = safe.where(
    (open) => void open.bridges.push({ cell: '0,1', side: 0, by: 'hammer' }, { cell: '0,0', side: 5, by: 'hammer' }),
  );
  const aim = aimsOf(linked.turnOf('diego')).get('1,1');
  expect([aim?.way, aim?.risks]).toEqual([['0,1', '1,1'], []]);
  const webbed = aimsOf(row().tokens('2,0', { web: true }).turnOf('diego')).get('3,0');
  expect(webbed?.risks).toEqual(['2,0']);
});
