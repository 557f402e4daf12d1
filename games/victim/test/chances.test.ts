/** What screens say before a roll, a Hunt or an Attack (facts/chances.ts), and who moves (facts/people.ts). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../data/characters.ts';
import type { DemonId } from '../data/demons.ts';
import {
  attackedFrom,
  defenceOf,
  dieRange,
  huntChance,
  huntReaches,
  huntSteps,
  isRisky,
  nextRoll,
  pointsInAll,
  powerNow,
  turnOdds,
} from '../facts/chances.ts';
import { movingIn, within } from '../facts/people.ts';
import type { Cell, Demon, Hunter } from '../types.ts';
import { demonTable } from './demon.ts';
import { aTable, scenarios, type VictimTable } from './table.ts';

/** The Demon's table with a tile behind the Test tile. */
const field = (demon: DemonId, state: Partial<Demon> = {}): VictimTable => demonTable(demon, state).lay(['2,-1', 'T03']);
const withSlave = (at: Cell): VictimTable => field('werewolf').board('rolita', { status: 'enslaved', at });

scenario('VI-046 of a Run more is better: every result is good; where somebody wants to get somewhere, those that are enough', () => {
  const table = aTable();
  const { open } = table;
  const diego = table.victim('diego');
  const run = nextRoll(open, diego, 'agi', 'run');
  expect([run.target, run.chance, run.results.map(({ good }) => good)]).toEqual([null, null, [true, true, true, true]]);
  // Two dice make 0 to 4 in 1, 2, 3, 2 and 1 of 9; a sum of 0 is still one step (VI-052).
  const far = nextRoll(open, diego, 'agi', 'run', 3);
  expect([far.dice, far.target, far.chance]).toEqual([2, 3, expect.closeTo(3 / 9)]);
  expect(far.results).toEqual([
    { result: 1, chance: expect.closeTo(3 / 9), good: false },
    { result: 2, chance: expect.closeTo(3 / 9), good: false },
    { result: 3, chance: expect.closeTo(2 / 9), good: true },
    { result: 4, chance: expect.closeTo(1 / 9), good: true },
  ]);
});
scenario('VI-329 the Werewolf that smells blood has a second die for a Hunt, once; its slave has none', () => {
  const chance = (table: VictimTable, by: Hunter = 'demon') => huntChance(table.open, 2, by);
  const wolf = demonTable('werewolf', { rage: 1 });
  expect(chance(wolf)).toBeCloseTo(4 / 6);
  wolf.board('vivian', { wounds: 1 });
  expect(chance(wolf)).toBeCloseTo(8 / 9);
  expect(chance(wolf, 'slave')).toBeCloseTo(4 / 6);
  Object.assign(wolf.demon.turn, { rerolled: true });
  expect(chance(wolf)).toBeCloseTo(4 / 6);
});
scenario('VI-303, VI-304 numbers of steps that are equally likely stand together', () => {
  expect(huntReaches(demonTable('witch', { rage: 3 }).open, 'demon')).toEqual([
    { from: 1, to: 1, chance: 4 / 6 },
    { from: 2, to: 2, chance: 3 / 6 },
    { from: 3, to: 4, chance: 2 / 6 },
    { from: 5, to: 5, chance: 1 / 6 },
  ]);
});
scenario(
  'VI-303, VI-315 whoever must be hunted first is hit as often as both succeed; whoever is in range already, as often as the Attack',
  () => {
    const table = demonTable('witch', { rage: 0 }).put('2,0', 'diego');
    const odds = () => turnOdds(table.open, table.victim('diego'), 2, 'demon');
    expect(odds()).toEqual({ hunt: expect.closeTo(4 / 6), hit: expect.closeTo(1 / 2), both: expect.closeTo(2 / 6) });
    table.put('1,0', 'diego');
    expect(odds()).toEqual({ hunt: null, hit: expect.closeTo(1 / 2), both: expect.closeTo(1 / 2) });
  },
);
scenarios(
  'VI-309, VI-341, VI-379 how many steps a Hunt takes to each tile: %s',
  [
    ['it stops on a Test tile', () => field('witch'), 'demon', { '0,0': 0, '1,0': 1, '1,-1': 1, '-1,0': 1, '-1,1': 1, '2,0': 2, '3,0': 3 }],
    [
      'from a Test tile it leaves freely',
      () => field('witch', { at: '1,-1' }),
      'demon',
      { '1,-1': 0, '2,-1': 1, '0,0': 1, '1,0': 2, '-1,0': 2, '-1,1': 2, '2,0': 3, '3,0': 4 },
    ],
    [
      'the nearest piece counts',
      () => field('doppel', { shadows: ['3,0'] }),
      'demon',
      { '0,0': 0, '3,0': 0, '1,0': 1, '2,0': 1, '1,-1': 1, '-1,0': 1, '-1,1': 1 },
    ],
    [
      'the slave hunts from where it is',
      () => withSlave('3,0'),
      'slave',
      { '3,0': 0, '2,0': 1, '1,0': 2, '0,0': 3, '1,-1': 4, '-1,0': 4, '-1,1': 4 },
    ],
  ] as const,
  (_title, arranged, by, steps) => {
    expect(Object.fromEntries(huntSteps(arranged().open, by))).toEqual(steps);
  },
);
scenarios(
  'VI-311, VI-342a, VI-358, VI-380 where a Victim can be attacked now: %s',
  [
    ['on the tile of the Demon', () => demonTable('werewolf').put('0,0', 'diego'), 'demon', 'tile'],
    ['not on the next tile', () => demonTable('werewolf'), 'demon', null],
    ['nor where it is hidden', () => demonTable('werewolf').put('0,0', 'diego').board('diego', { hide: 'hidden' }), 'demon', null],
    ['by the Witch on the next tile too', () => demonTable('witch'), 'demon', 'range'],
    ['by the Doppelgänger on the tile of a Shadow', () => demonTable('doppel', { shadows: ['1,0'] }), 'demon', 'range'],
    ['by the slave on its own tile', () => withSlave('1,0'), 'slave', 'tile'],
    ['by the slave not on that of its master', () => withSlave('1,0').put('0,0', 'diego'), 'slave', null],
    ['by the Werewolf not on that of the slave', () => withSlave('1,0'), 'demon', null],
  ] as const,
  (_title, arranged, by, from) => {
    const table = arranged();
    expect(attackedFrom(table.open, by, table.victim('diego'))).toBe(from);
  },
);
scenario('VI-299 the lowest and the highest face of the Demon’s die', () => {
  const range = ({ open, demon }: VictimTable) => dieRange(open, demon);
  expect(range(demonTable('witch'))).toEqual({ low: 0, high: 5 });
  const upgraded = { upgrades: { passive: 1, special1: 0, special2: 0 } };
  expect(range(demonTable('witch', upgraded, { demonDice: 'plain' }))).toEqual({ low: 1, high: 10 });
});
scenario('VI-231, VI-368 the dice of a defence, and what a Vest adds', () => {
  const table = demonTable('widow').board('diego', { effects: ['poisoned'], worn: ['vest'] });
  expect(defenceOf(table.open, table.victim('rolita'))).toEqual({ dice: 2, plus: 0 });
  expect(defenceOf(table.open, table.victim('diego'))).toEqual({ dice: 1, plus: 1 });
});
scenario('VI-317 the power of a special with its upgrades and Meat', () => {
  const { open } = demonTable('wendigo', { meat: true, upgrades: { passive: 0, special1: 0, special2: 2 } });
  expect([powerNow(open, 'special1'), powerNow(open, 'special2')]).toEqual([3, 5]);
});
scenario('VI-055, VI-084, VI-370 a Curse tile, a Test tile and a Web trigger something; no other tile does, nor an empty cell', () => {
  const { open } = demonTable('widow').lay(['4,0', 'T28']).tokens('2,0', { web: true });
  expect((['4,0', '1,-1', '2,0'] as const).map((cell) => isRisky(open, cell))).toEqual([true, true, true]);
  expect((['1,0', '-1,0', '9,9'] as const).map((cell) => isRisky(open, cell))).toEqual([false, false, false]);
});
scenario('VI-036 spent points belong to the turn as well', () => {
  expect(pointsInAll({ victim: 'diego', ap: 1, done: ['run', 'hide'], grounded: false, fell: false })).toBe(3);
});
scenario('VI-211 who runs moves, even in another’s turn; else whose turn it is; between the turns nobody', () => {
  const table = aTable();
  expect(movingIn(table.open)).toBeNull();
  table.turnOf('diego');
  expect(movingIn(table.open)?.character).toBe('diego');
  table.is({ running: { victim: 'vivian', how: 'adrenaline', left: 1, spent: 0, zero: false, over: false } });
  expect(movingIn(table.open)?.character).toBe('vivian');
});
scenario('VI-385 in reach is who stands near enough; whoever has left the forest is nowhere', () => {
  const table = demonTable('doppel');
  const reaches = (reach: number, character: CharacterId) => within('3,0', reach, table.victim(character));
  expect([reaches(2, 'diego'), reaches(1, 'diego'), reaches(9, 'lucien')]).toEqual([true, false, false]);
});
