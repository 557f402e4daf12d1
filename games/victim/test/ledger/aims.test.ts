/** Who and what is in reach, at the edges: out of range, no way, nobody there, a slave, a tie (3.1, 3.14, 3.21 to 3.30). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { nearest } from '../../deduction/bench.ts';
import { isKind, isLinkedAt, laidAt } from '../../facts/map.ts';
import { named } from '../../facts/people.ts';
import { mostOpen } from '../../facts/placing.ts';
import { isLinkedUp } from '../../facts/skills.ts';
import { huntDefault, huntPieces, huntReach, isCaught, isFollowed, shifts } from '../../facts/targets.ts';
import type { Demon, Frames, Open } from '../../types.ts';
import { hunt } from '../hunt.ts';
import { aTable, type VictimTable } from '../table.ts';

/** A row of four from the Start tile eastwards, a Curse tile at its end and another in the west behind a Decoder tile. */
const row = (demon: Demon['demon'], state: Partial<Demon> = {}): VictimTable =>
  aTable().lay(['1,0', 'T03'], ['2,0', 'T19'], ['3,0', 'T28'], ['-1,0', 'T13'], ['-2,0', 'T27']).demonIs(demon, 'lucien', '0,0', state);

scenario('VI-385 nobody changes places with a piece more than three tiles away', () => {
  const table = row('doppel', { at: '-2,0', shadows: [] }).put('3,0', 'rolita', 'diego').put('1,0', 'vivian');
  expect(shifts(table.open).map(({ victim, pieces }) => [victim.character, pieces])).toEqual([['vivian', ['body']]]);
  expect(shifts(table.put('3,0', 'vivian').open)).toEqual([]);
});
scenario('VI-341, VI-342 the slave hunts from where it is, and is one piece', () => {
  const table = row('doppel', { shadows: ['1,0'] }).board('diego', { status: 'enslaved', at: '3,0' });
  const at = hunt(1, { by: 'slave' });
  expect(Object.fromEntries(huntReach(table.open, at, 'body'))).toEqual({ '2,0': 1, '-2,0': 1 });
  expect(huntPieces(table.open, at)).toEqual(['body']);
  expect(huntPieces(table.open, hunt(1))).toEqual(['body', 0]);
});
scenario('VI-308, VI-349 an upgraded Ambush crosses obstacles and still jumps between Curse tiles', () => {
  const table = row('wendigo', { at: '3,0', upgrades: { passive: 0, special1: 1, special2: 0 } });
  expect(Object.fromEntries(huntReach(table.open, hunt(1, { how: 'ambush' }), 'body'))).toEqual({ '2,0': 1, '-2,0': 1 });
});
scenario('24 the clock hunts by the way and not as the crow flies; as the crow flies where no way leads', () => {
  const behind = row('witch', { at: '2,0' }).put('-2,0', 'rolita', 'diego', 'vivian');
  expect(huntDefault(behind.open, hunt(1))).toBe('3,0');
  const apart = row('witch', { at: '1,0' }).lay(['6,0', 'T07']).put('6,0', 'rolita', 'diego', 'vivian');
  expect(huntDefault(apart.open, hunt(1))).toBe('2,0');
});
scenario('VI-333 only the Werewolf follows, and only the Victim with the Target', () => {
  const marked = (table: VictimTable) => table.board('rolita', { effects: ['target'] });
  const follows = (table: VictimTable) => isFollowed(table.open, table.victim('rolita'));
  expect([follows(marked(row('werewolf'))), follows(row('werewolf')), follows(marked(row('witch'))), follows(marked(aTable()))]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
scenario('VI-370 a Web springs on who stands exposed on its tile', () => {
  const table = row('widow').put('1,0', 'rolita').put('2,0', 'diego').tokens('1,0', { web: true });
  const caught = () => named(table.open.victims.filter((victim) => isCaught(table.open, victim)));
  expect(caught()).toEqual(['rolita']);
  table.board('rolita', { hide: 'hidden' });
  expect(caught()).toEqual([]);
  table.board('rolita', { hide: 'none', wounds: 2 });
  expect(caught()).toEqual([]);
});
scenario('VI-192 Smart Link is for everybody but Lucien', () => {
  const { open } = aTable().is({ smartLink: true });
  expect([isLinkedUp(open, 'diego'), isLinkedUp(open, 'lucien'), isLinkedUp(aTable().open, 'diego')]).toEqual([true, false, false]);
});
scenario('VI-001, VI-002 where no tile lies there is no kind of tile; a Hammer token opens one border of two that are alike', () => {
  expect(isKind(laidAt(aTable().open, '9,9'), 'test')).toBe(false);
  const { open } = aTable()
    .lay(['5,0', 'T03', 1], ['6,0', 'T04', 1], ['5,3', 'T05', 1], ['6,3', 'T07', 1])
    .is({ bridges: [{ cell: '5,0', side: 0, by: 'hammer' }] });
  expect([isLinkedAt(open, '5,0', 0), isLinkedAt(open, '6,0', 3)]).toEqual([true, true]);
  expect([isLinkedAt(open, '5,3', 0), isLinkedAt(open, '6,3', 3)]).toEqual([false, false]);
});
scenario('4 of two rotations as good as each other the clock takes the first', () => {
  const at: Frames['turnTile'] = { victim: 'diego', side: 0, stack: 'A', tile: 'T09' };
  const { open } = aTable();
  expect([mostOpen(open, at, [1, 5]), mostOpen(open, at, [2, 4]), mostOpen(open, at, [0, 1, 2])]).toEqual([1, 2, 0]);
});
scenario('VI-154, VI-155 before the gate is known there is no formula; of several that are as near, the first', () => {
  const from = (gate: Open['gate']) => nearest({ numbers: [1, 2, 3, 3], symbols: ['+', '-'], row: [], gate });
  expect(from(null)).toBe(null);
  expect(from(3)).toEqual({ row: [1, '+', 2], moves: 3 });
});
