/** 3.1 Words used in the rules. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { moveStat } from '../../acts/bodies.ts';
import { SIDES } from '../../data/tiles.ts';
import { distance, neighbour, opposite } from '../../facts/hex.ts';
import { adjacentTo, linkedRange, linkedTo } from '../../facts/map.ts';
import { forest, isAttackable, isCritical, isExposed, isStanding, named } from '../../facts/people.ts';
import { diceFor, resultOf } from '../../facts/rolls.ts';
import type { C, Event } from '../../types.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** An act of the rules by itself, at this table. */
const doing = (table: VictimTable, told: Event[] = []): C =>
  ({ s: table.s, tell: { all: (event: Event) => told.push(event) } }) as unknown as C;

scenario('VI-001 the six cells around one are adjacent, whatever their sides show', () => {
  for (const side of SIDES) {
    const there = neighbour('2,-1', side);
    expect([distance('2,-1', there), neighbour(there, opposite(side))]).toEqual([1, '2,-1']);
  }
  const { open } = aTable().lay(['1,0', 'T03', 1]);
  expect(adjacentTo(open, '0,0').map(({ cell }) => cell)).toEqual(['1,0']);
});
scenario('VI-002 linked: both touching sides are paths, or a Hammer or a breakthrough opened the border', () => {
  // T03 is straight: turned by 0 it shows a path to the West, turned by 1 it does not.
  expect(linkedTo(aTable().lay(['1,0', 'T03']).open, '0,0').includes('1,0')).toBe(true);
  const table = aTable().lay(['1,0', 'T03', 1]);
  expect(linkedTo(table.open, '0,0').includes('1,0')).toBe(false);
  for (const by of ['hammer', 'breakthrough'] as const) {
    const { open } = table.is({ bridges: [{ cell: '1,0', side: 3, by }] });
    expect([linkedTo(open, '0,0').includes('1,0'), linkedTo(open, '1,0').includes('0,0')]).toEqual([true, true]);
  }
  expect(linkedTo(table.open, '0,0').includes('0,1')).toBe(false);
});
scenario('VI-003 linked range is the own tile and every tile linked to it', () => {
  const { open } = aTable().lay(['1,0', 'T03'], ['0,1', 'T04', 1], ['-1,0', 'T13']);
  expect(linkedRange(open, '0,0')).toEqual(['0,0', '1,0', '-1,0']);
});
scenarios('VI-004 in the forest: not %s', [['possessed'], ['escaped'], ['eliminated'], ['enslaved'], ['removed']] as const, (status) => {
  const { open } = aTable().board('diego', { status });
  expect(named(forest(open))).toEqual(['rolita', 'vivian', 'lucien']);
});
scenarios(
  'VI-005 with %i Wounds: standing %s',
  [
    [0, true],
    [1, true],
    [2, false],
  ] as const,
  (wounds, stands) => {
    const victim = aTable().board('diego', { wounds }).victim('diego');
    expect([isStanding(victim), isCritical(victim)]).toEqual([stands, !stands]);
    expect(isStanding({ ...victim, status: 'escaped' }) || isCritical({ ...victim, status: 'escaped' })).toBe(false);
  },
);
scenario('VI-006 exposed: in the forest and not hidden; an attack needs a Victim that is exposed and standing', () => {
  const table = aTable().critical('diego').board('vivian', { hide: 'hidden' }).board('lucien', { hide: 'resting' });
  const { victims } = table.open;
  expect(victims.map(isExposed)).toEqual([true, true, false, true]);
  expect(victims.map(isAttackable)).toEqual([true, false, false, true]);
});
scenario('VI-008 a roll has as many dice as the statistic has points, and the faces are added', () => {
  const table = aTable().dice([2, 1, 0, 2]);
  table.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['roll', 'roll', { victim: 'rolita', stat: 'agi', why: 'test' }]);
  expect(table.roll).toMatchObject({ victim: 'rolita', stat: 'agi', why: 'test', dice: [2, 1, 0, 2], sum: 5, result: 5 });
});
scenario('VI-009 no dice make 0, to which equipment still adds', () => {
  const table = aTable()
    .stats('diego', { vit: 1 })
    .board('diego', { effects: ['poisoned'], worn: ['vest'] });
  const diego = table.victim('diego');
  expect([diceFor(diego, 'vit'), resultOf(table.open, diego, 'vit', 'defence', 0)]).toEqual([0, 1]);
});
scenario('VI-010 a statistic goes neither below 1 nor above its maximum', () => {
  const table = aTable().stats('diego', { agi: 3, vit: 1 });
  const told: Event[] = [];
  moveStat(doing(table, told), 'diego', 'agi', 1, 'test');
  moveStat(doing(table, told), 'diego', 'vit', -1, 'stress');
  expect([table.victim('diego').stats, told]).toEqual([{ agi: 3, vit: 1, int: 3, luk: 4 }, []]);
});
