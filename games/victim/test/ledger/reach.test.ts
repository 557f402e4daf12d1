/** Who and what is in reach: the facts that options, clocks and screens share (3.1, 3.21 to 3.30). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { DemonId } from '../../data/demons.ts';
import { demonFaces, purpleLeft, redLeft, singleTargets, yellowLeft } from '../../facts/demons.ts';
import { verdict } from '../../facts/end.ts';
import { leastMissed, stressOf } from '../../facts/events.ts';
import { opensGate } from '../../facts/formula.ts';
import { itemIn, slotsOf } from '../../facts/hands.ts';
import { adjacentTo, blockedSides, demonSteps, linkedTo } from '../../facts/map.ts';
import { inRange, named } from '../../facts/people.ts';
import { mostOpen, stacksLeft } from '../../facts/placing.ts';
import {
  attackTargets,
  chargePath,
  chargeSides,
  deathTargets,
  explosions,
  frenzyTargets,
  huntDefault,
  huntPieces,
  huntReach,
  preyFirst,
  shifts,
  slaveTargets,
  thunders,
  webCells,
} from '../../facts/targets.ts';
import type { Demon, Frames } from '../../types.ts';
import { hunt } from '../hunt.ts';
import { aTable, type TableOptions, type VictimTable } from '../table.ts';

/** A row of four from the Start tile eastwards, a Curse tile at its end and another in the west behind a Decoder tile; a Test tile in the north-east. */
const field = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T03'], ['2,0', 'T19'], ['3,0', 'T28'], ['-1,0', 'T13'], ['-2,0', 'T27'], ['1,-1', 'T29'])
    .demonIs(demon, 'lucien', '0,0', { stamina: 9, rage: 0, ...state })
    .put('2,0', 'rolita', 'diego', 'vivian');
const reach = (table: VictimTable, left: number, more: Partial<Frames['hunt']> = {}) =>
  Object.fromEntries(huntReach(table.open, hunt(left, more), 'body'));

scenario('VI-303, VI-307, VI-308, VI-309 where a Hunt leads, and in how many steps', () => {
  expect(reach(field('witch'), 1)).toEqual({ '1,0': 1, '1,-1': 1, '-1,0': 1 });
  expect(reach(field('witch'), 3)).toEqual({ '1,0': 1, '1,-1': 1, '-1,0': 1, '2,0': 2, '-2,0': 2, '3,0': 3 });
  expect(reach(field('witch', { at: '3,0' }), 1)).toEqual({ '2,0': 1, '-2,0': 1 });
  expect(reach(field('witch', { at: '1,-1' }), 2)).toEqual({ '0,0': 1, '1,0': 2, '-1,0': 2 });
  expect(demonSteps(field('witch').lay(['4,0', 'T26', 1]).open, '3,0')).toEqual(['4,0', '2,0', '-2,0']);
  expect(huntPieces(field('witch').open, hunt(0))).toEqual([]);
});
scenario('VI-347a, VI-349 an Ambush may lead back, with two steps; upgraded it crosses obstacles', () => {
  expect(Object.keys(reach(field('wendigo'), 1, { how: 'ambush' }))).not.toContain('0,0');
  expect(reach(field('wendigo'), 2, { how: 'ambush' })['0,0']).toBe(2);
  expect(Object.keys(reach(field('wendigo'), 2))).not.toContain('0,0');
  const walled = (special1: number) => field('wendigo', { at: '1,0', upgrades: { passive: 0, special1, special2: 0 } });
  expect(Object.keys(reach(walled(0), 1, { how: 'ambush' }))).toEqual(['2,0', '0,0']);
  expect(Object.keys(reach(walled(1), 1, { how: 'ambush' }))).toEqual(['2,0', '1,-1', '0,0']);
  expect(Object.keys(reach(walled(1), 1))).toEqual(['2,0', '0,0']);
});
scenario('24 the clock hunts the nearest by the way, stays where prey is, and where there is none', () => {
  expect(huntDefault(field('witch').open, hunt(1))).toBe('1,0');
  expect(huntDefault(field('witch').open, hunt(5))).toBe('2,0');
  expect(huntDefault(field('witch').put('0,0', 'diego').open, hunt(5))).toBe(null);
  expect(huntDefault(field('witch').critical('rolita', 'diego', 'vivian').open, hunt(5))).toBe(null);
  expect(huntDefault(field('witch').put('-2,0', 'diego').open, hunt(1))).toBe('1,0');
  expect(huntDefault(field('witch').open, hunt(1, { stopped: ['body'] }))).toBe(null);
});
scenario('VI-311, VI-346, VI-358, VI-380 whom an Attack reaches', () => {
  const spread = (demon: DemonId, state: Partial<Demon> = {}) =>
    field(demon, state).put('0,0', 'rolita').put('1,0', 'diego').put('2,0', 'vivian').open;
  expect(named(attackTargets(spread('widow')))).toEqual(['rolita']);
  expect(named(attackTargets(spread('witch')))).toEqual(['rolita', 'diego']);
  expect(named(attackTargets(spread('doppel', { shadows: ['2,0'] })))).toEqual(['rolita', 'vivian']);
  expect(named(frenzyTargets(field('wendigo').put('0,0', 'rolita', 'diego').open))).toEqual(['rolita', 'diego']);
  expect(frenzyTargets(field('wendigo').put('0,0', 'rolita').open)).toEqual([]);
  expect(frenzyTargets(field('widow').put('0,0', 'rolita', 'diego').open)).toEqual([]);
});
scenario('VI-325 the Death Skill reaches who lies exposed on the tiles of the pieces, each once', () => {
  const table = field('doppel', { shadows: ['0,0', '2,0'] })
    .put('0,0', 'rolita')
    .critical('rolita', 'diego')
    .board('vivian', { wounds: 2, hide: 'hidden' });
  expect(named(deathTargets(table.open))).toEqual(['rolita', 'diego']);
});
scenario('VI-360, VI-363, VI-385 Corpse and Decoder tiles with somebody in reach; pairs that can change places', () => {
  const table = field('witch').put('1,0', 'rolita').put('-1,0', 'diego').put('3,0', 'vivian');
  expect(explosions(table.open).map(({ cell, victims }) => [cell, named(victims)])).toEqual([['2,0', ['rolita', 'vivian']]]);
  expect(thunders(table.open).map(({ cell, victims }) => [cell, named(victims)])).toEqual([['-1,0', ['diego']]]);
  const pairs = field('doppel', { at: '-2,0', shadows: ['0,0'] })
    .put('1,0', 'rolita')
    .put('3,0', 'diego')
    .board('vivian', { hide: 'hidden' });
  expect(shifts(pairs.open).map(({ victim, pieces }) => [victim.character, pieces])).toEqual([
    ['rolita', ['body', 0]],
    ['diego', [0]],
  ]);
});
scenario('VI-351, VI-353, VI-354 the way of a Mad Charge', () => {
  const row = field('wendigo').lay(['5,0', 'T07']);
  expect([chargeSides(row.open), chargePath(row.open, 0), chargePath(row.open, 3)]).toEqual([
    [0, 1, 3],
    ['1,0', '2,0', '3,0'],
    ['-1,0', '-2,0'],
  ]);
  const north = (special2: number) =>
    field('wendigo', { upgrades: { passive: 0, special1: 0, special2 } }).lay(['2,-2', 'T30'], ['3,-3', 'T08']).open;
  expect([chargePath(north(0), 1), chargePath(north(1), 1)]).toEqual([['1,-1'], ['1,-1', '2,-2', '3,-3']]);
});
scenario('VI-369, VI-342a where a Web may be put, and whom the slave reaches', () => {
  const table = field('widow').tokens('1,0', { web: true }).board('vivian', { status: 'escaped', at: null });
  expect(webCells(table.open)).toEqual(['3,0', '-1,0', '-2,0', '1,-1']);
  expect(slaveTargets(table.open)).toEqual([]);
  expect(named(slaveTargets(field('werewolf').board('diego', { status: 'enslaved' }).open))).toEqual(['rolita', 'vivian']);
});
scenario('VI-216, VI-218 Sean stands before the others on the same tile, as long as Sean can be attacked', () => {
  const six = () => field('witch', {}, { players: 6 }).put('2,0', 'sean', 'anya').put('1,0', 'rolita').stats('sean', { vit: 5 });
  const aims = (table: VictimTable) =>
    named(
      singleTargets(
        table.open,
        table.open.victims.filter(({ status }) => status === 'forest'),
      ),
    );
  expect(aims(six())).toEqual(['rolita', 'sean']);
  expect(aims(six().board('sean', { hide: 'hidden' }))).toEqual(['rolita', 'diego', 'vivian', 'anya', 'sean']);
  expect(aims(six().stats('sean', { vit: 4 }))).toEqual(['rolita', 'diego', 'vivian', 'anya', 'sean']);
});
scenario('26 most Wounds first, then the lowest VIT, then the turn order', () => {
  const table = aTable().board('vivian', { wounds: 1 }).stats('lucien', { vit: 1 });
  expect(named(preyFirst(table.open.victims))).toEqual(['vivian', 'lucien', 'rolita', 'diego']);
});
scenario('VI-297, VI-323 tokens that are left', () => {
  const table = field('witch', { upgrades: { passive: 1, special1: 2, special2: 0 }, meat: true, shadows: ['0,0'] })
    .tokens('2,0', { destroyed: true })
    .tokens('-1,0', { broken: true })
    .tokens('1,0', { web: true });
  table.board('rolita', { effects: ['poisoned', 'target'] }).board('diego', { status: 'enslaved' });
  expect([purpleLeft(table.demon), yellowLeft(table.open), redLeft(table.open)]).toEqual([3, 3, 1]);
  expect([yellowLeft(aTable().open), redLeft(aTable().open)]).toEqual([6, 6]);
});
scenario('VI-259, VI-260, 21 what falls by Stress, and what the clock lets fall', () => {
  const stats = (agi: number, vit: number, int: number, luk: number) =>
    stressOf(aTable().stats('diego', { agi, vit, int, luk }).victim('diego'));
  expect(stats(2, 2, 1, 2)).toEqual({ must: [], among: ['agi', 'vit', 'luk'], count: 2 });
  expect(stats(2, 2, 1, 1)).toEqual({ must: ['agi', 'vit'], among: ['int', 'luk'], count: 0 });
  expect(stats(1, 1, 2, 1)).toEqual({ must: ['int'], among: ['agi', 'vit', 'luk'], count: 1 });
  expect(stats(1, 1, 1, 1)).toEqual({ must: [], among: ['agi', 'vit', 'int', 'luk'], count: 2 });
  const { victims } = aTable({ players: 6 }).open;
  expect(victims.map((victim) => leastMissed(victim, ['agi', 'vit', 'int', 'luk'], 2))).toEqual([
    ['int', 'vit'],
    ['int', 'agi'],
    ['luk', 'vit'],
    ['luk', 'agi'],
    ['int', 'vit'],
    ['agi', 'int'],
  ]);
});
scenario('VI-001, VI-002, VI-003, VI-229 adjacent, linked, blocked, in range', () => {
  const { open } = field('witch').put('1,0', 'rolita').put('3,0', 'vivian');
  expect(adjacentTo(open, '0,0').map(({ cell }) => cell)).toEqual(['1,0', '1,-1', '-1,0']);
  expect([linkedTo(open, '1,0'), blockedSides(open, '1,0'), blockedSides(open, '0,0')]).toEqual([['2,0', '0,0'], [2], []]);
  expect(named(inRange(open, open.victims[1]))).toEqual(['diego', 'rolita', 'vivian']);
});
scenario('VI-062, 4 stacks that are not empty; the clock lays a tile with most ways', () => {
  const sizes = (A: number, B: number) => ({ sizes: { ...aTable().seen('public').sizes, stacks: { A, B } } });
  expect([stacksLeft(sizes(0, 1)), stacksLeft(sizes(1, 1)), stacksLeft(sizes(0, 0))]).toEqual([['B'], ['A', 'B'], []]);
  // A tile in the north-west and one in the south-east of the new cell show it obstacles.
  const { open } = aTable().lay(['1,-1', 'T03'], ['1,1', 'T04']);
  const at: Frames['turnTile'] = { victim: 'diego', side: 0, stack: 'A', tile: 'T09' };
  expect([mostOpen(open, at, [0, 2, 3]), mostOpen(open, at, [2, 3])]).toEqual([0, 3]);
});
scenario('VI-177 alike cards are told apart by number', () => {
  const slots = slotsOf(['aidbox', 'manual', 'manual', 'vest']);
  expect([slots, slots.map(itemIn)]).toEqual([
    ['aidbox:0', 'manual:0', 'manual:1', 'vest:0'],
    ['aidbox', 'manual', 'manual', 'vest'],
  ]);
});
scenario('VI-154, VI-156 a fraction is added to and taken from exactly, in the middle of a row', () => {
  expect([opensGate([5, '/', 2, '+', 1, '*', 2], 7), opensGate([5, '/', 2, '-', 1, '*', 2], 3)]).toEqual([true, true]);
});
scenario('VI-299, 2.4 the faces of the Demon’s dice', () => {
  const faces = (passive: number, demonDice: 'low' | 'plain') => {
    const table = field('witch', { upgrades: { passive, special1: 0, special2: 0 } }, { demonDice });
    return demonFaces(table.open, table.demon);
  };
  expect([faces(0, 'low'), faces(0, 'plain')]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6],
  ]);
  expect([faces(1, 'low').length, faces(1, 'low')[0], faces(1, 'plain').length, faces(1, 'plain')[0]]).toEqual([10, 0, 10, 1]);
});
scenario('VI-398, VI-398a an empty forest is nobody’s victory', () => {
  const table = aTable({ players: 5 }).demonIs('witch', 'lucien');
  for (const { character, status } of table.open.victims) if (status === 'forest') table.board(character, { status: 'removed', at: null });
  expect(verdict(table.open)).toBe(null);
});
scenario('VI-002, VI-229 a Hammer token opens its border from both sides, and no other border', () => {
  const { open } = aTable()
    .lay(['1,0', 'T03', 1], ['0,1', 'T04', 1], ['-1,0', 'T05'])
    .is({ bridges: [{ cell: '0,0', side: 0, by: 'hammer' }] });
  expect([linkedTo(open, '0,0'), linkedTo(open, '1,0'), linkedTo(open, '0,1'), linkedTo(open, '-1,0')]).toEqual([
    ['1,0', '-1,0'],
    ['0,0', '0,1'],
    ['1,0'],
    ['0,0'],
  ]);
});
