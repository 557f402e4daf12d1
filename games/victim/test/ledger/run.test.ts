/** 3.5, 3.7 Run, and what the tiles do to a Victim who arrives. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import { step } from '../answers.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

const SEAT: Partial<Record<CharacterId, number>> = { rolita: 0, diego: 1, vivian: 2, lucien: 3 };
/** This Victim has chosen Run; its dice show this. */
const runs = (table: VictimTable, victim: CharacterId, dice: number[]): VictimTable =>
  table.dice(dice).turnOf(victim).answer(SEAT[victim]!, 'run');
/** Diego (AGI 2) beside a row of tiles that are linked from East to West. */
const row = (): VictimTable => aTable().lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13']);

scenario('VI-046, VI-047 AGI dice make the points; each is a step or a tile', () => {
  const table = runs(row().nextTiles('A', 'T07'), 'diego', [1, 2]);
  expect(table.open.running).toMatchObject({ left: 3, spent: 0, zero: false });
  table.answer(1, step('1,0'));
  expect([table.victim('diego').at, table.open.running?.left]).toEqual(['1,0', 2]);
  const turning = runs(aTable().nextTiles('A', 'T07'), 'diego', [1, 2]).answer(1, { pick: 'turn', with: { pick: 0, with: 'A' } });
  expect([turning.open.running?.left, turning.victim('diego').at, turning.tile('1,0').tile]).toEqual([2, '0,0', 'T07']);
});
scenario('VI-048 a step goes to a linked tile only', () => {
  const table = runs(aTable().lay(['1,0', 'T03', 1], ['-1,0', 'T04']), 'diego', [1, 1]);
  expect(() => table.answer(1, step('1,0'))).toThrow();
  table.answer(1, step('-1,0'));
});
scenario('VI-049 at least one point is spent; then one may stop', () => {
  const table = runs(row(), 'diego', [1, 1]);
  expect(table.optionsOf(1)).not.toContain('stop');
  expect(table.answer(1, step('1,0')).optionsOf(1)).toContain('stop');
  expect(table.answer(1, 'stop').expectAsked('victimAction', [1]).open.running).toBe(null);
});
scenario('VI-050 with nowhere to go Run cannot be chosen, or ends, whatever is in the hand', () => {
  const none = { stacks: { A: [], B: [] } };
  const table = aTable().vault(none).hand('diego', 'hammer').turnOf('diego');
  expect(table.optionsOf(1)).not.toContain('run');
  const ending = runs(aTable().lay(['1,0', 'T03']).vault(none).hand('diego', 'hammer'), 'diego', [1, 1]).keeps(1);
  ending.answer(1, step('1,0')).expectAsked('victimAction', [1]);
});
scenario('VI-050a a dice sum of 0 without a possible step ends the Run; the point is spent', () => {
  const table = runs(aTable(), 'diego', [0, 0]).expectAsked('victimAction', [1]);
  expect([table.open.turn?.ap, table.victim('diego').at]).toEqual([1, '0,0']);
});
scenario('VI-051 no tile twice in one turn, the first one included', () => {
  const table = runs(row(), 'diego', [2, 2]).answer(1, step('1,0'));
  expect(() => table.answer(1, step('0,0'))).toThrow();
  table.answer(1, step('2,0'));
});
scenario('VI-052, VI-052a, VI-060 with a sum of 0: one step, no tile, and one may stay', () => {
  const table = runs(row(), 'diego', [0, 0]);
  expect(table.optionsOf(1)).toEqual(['step', 'stop']);
  table.answer(1, step('1,0')).expectAsked('victimAction', [1]);
  const staying = runs(row(), 'diego', [0, 0]).answer(1, 'stop');
  expect(staying.victim('diego').at).toBe('0,0');
});
scenario('VI-053 with a sum of 0 Shoes add a step, and still no tile', () => {
  const table = runs(row().board('diego', { worn: ['shoes'] }), 'diego', [0, 0]);
  expect([table.open.running?.left, table.optionsOf(1)]).toEqual([2, ['step', 'takeOff', 'stop']]);
});
scenario('VI-054, VI-084 on a Test tile a Running Victim stops and takes the Test, even with its last point', () => {
  const table = runs(aTable().lay(['1,0', 'T29']), 'diego', [1, 0, 1, 1]).answer(1, step('1,0'));
  expect(table.toldOf('public', 'tested')).toEqual([{ t: 'tested', victim: 'diego', stat: 'agi', passed: true, analysed: false }]);
});
scenario('VI-085 passed: the statistic rises and the Run goes on', () => {
  const table = runs(aTable().lay(['1,0', 'T33']), 'diego', [2, 0, 1, 1, 1])
    .answer(1, step('1,0'))
    .expectAsked('runPoint', [1]);
  expect([table.victim('diego').stats.int, table.open.running?.left]).toEqual([4, 1]);
});
scenario('VI-086 failed: a Wound, and neither Run nor Agile any more this turn', () => {
  const table = runs(aTable().lay(['1,0', 'T31']), 'rolita', [2, 0, 0, 0, 1, 0]).answer(0, step('1,0'));
  expect(table.victim('rolita').wounds).toBe(1);
  expect(table.expectAsked('victimAction', [0]).optionsOf(0)).toEqual(['hide', 'end']);
});
scenario('VI-087 at the maximum the Test is taken, and nothing rises', () => {
  const table = runs(aTable().lay(['1,0', 'T33']).stats('diego', { int: 4 }), 'diego', [1, 0, 2, 2, 2, 2]).answer(1, step('1,0'));
  expect([table.toldOf('public', 'tested')[0].passed, table.victim('diego').stats.int]).toEqual([true, 4]);
});
scenario('VI-088, VI-089 leaving a Test tile needs no Test; each arrival is a new one', () => {
  const table = runs(aTable().lay(['1,0', 'T29']).put('1,0', 'diego'), 'diego', [1, 0]).answer(1, step('0,0'));
  expect(table.toldOf('public', 'tested')).toEqual([]);
  const again = runs(aTable().lay(['1,0', 'T29'], ['2,0', 'T30']), 'diego', [2, 2, 2, 2, 0, 0, 0])
    .answer(1, step('1,0'))
    .answer(1, step('2,0'));
  expect(again.toldOf('public', 'tested').map(({ passed }) => passed)).toEqual([true, false]);
});
scenario('VI-082, VI-083 a Test tile of each statistic tests that statistic', () => {
  for (const [tile, stat] of [
    ['T29', 'agi'],
    ['T31', 'vit'],
    ['T33', 'int'],
    ['T35', 'luk'],
  ] as const) {
    const table = runs(aTable().lay(['1,0', tile]), 'diego', [1, 1]).answer(1, step('1,0'));
    expect(table.toldOf('public', 'tested')[0].stat).toBe(stat);
  }
});
scenario('VI-055, VI-079 each arrival on a Curse tile, and each turning (VI-068), draws an Event', () => {
  const table = runs(aTable().lay(['1,0', 'T25', 1]).nextEvents('snow', 'crows'), 'diego', [2, 2]).answer(1, step('1,0'));
  expect(table.expectAsked('runPoint', [1]).open.events).toEqual(['snow']);
  const turning = runs(aTable().nextTiles('A', 'T25').nextEvents('snow', 'crows'), 'diego', [2, 2]);
  turning.answer(1, { pick: 'turn', with: { pick: 0, with: 'A' } });
  expect(turning.expectAsked('runPoint', [1]).open.events).toEqual(['snow']);
  expect(turning.answer(1, step('1,0')).open.events).toEqual(['snow', 'crows']);
});
scenario('VI-056, VI-113 who becomes Critically Injured stops at once and cannot Crawl before its next turn', () => {
  const table = aTable().lay(['1,0', 'T31'], ['2,0', 'T03']).board('diego', { wounds: 1 }).hand('diego', 'vest');
  runs(table, 'diego', [2, 2, 0, 0]).keeps(1).answer(1, step('1,0')).keeps(1);
  expect(table.expectAsked('victimAction', [1]).optionsOf(1)).toEqual(['end']);
  // By an Event as well, with points left and a way to go.
  const cursed = aTable()
    .lay(['1,0', 'T25', 1], ['2,0', 'T03'])
    .board('diego', { wounds: 1 })
    .hand('diego', 'vest')
    .nextEvents('blackMagic');
  runs(cursed, 'diego', [2, 2]).keeps(1).answer(1, step('1,0'));
  expect(cursed.expectAsked('victimAction', [1]).optionsOf(1)).toEqual(['end']);
});
scenario('VI-057, VI-057a, VI-174 picking up ends the Run, and needs a point spent or a sum of 0', () => {
  const wreck = () => aTable().lay(['1,0', 'T39'], ['2,0', 'T03']).put('1,0', 'diego').nextItems('vest', 'shoes', 'manual');
  const table = runs(wreck(), 'diego', [1, 1]);
  expect(table.optionsOf(1)).not.toContain('pickUp');
  const zero = runs(wreck(), 'diego', [0, 0]).answer(1, 'pickUp').expectAsked('victimAction', [1]);
  expect([zero.open.running, zero.handOf('diego')]).toEqual([null, ['manual', 'vest', 'shoes']]);
  const arriving = runs(aTable().lay(['1,0', 'T39'], ['2,0', 'T03']), 'diego', [2, 2])
    .answer(1, step('1,0'))
    .answer(1, 'pickUp');
  arriving.expectAsked('victimAction', [1]);
});
scenario('VI-058 points already rolled stay, whatever changes', () => {
  const table = runs(row().board('diego', { worn: ['shoes'] }), 'diego', [1, 1]).answer(1, { pick: 'takeOff', with: 'shoes' });
  expect(table.open.running?.left).toBe(3);
});
scenario('VI-059 figures never block', () => {
  const table = runs(row().demonIs('witch', 'lucien', '1,0').put('1,0', 'rolita', 'vivian'), 'diego', [1, 1]).answer(1, step('1,0'));
  expect(table.victim('diego').at).toBe('1,0');
});
scenario('VI-076 a Normal tile does nothing', () => {
  const table = runs(row(), 'diego', [1, 1]);
  const before = table.told('public').length;
  table.answer(1, step('1,0')).expectAsked('runPoint', [1]);
  expect(
    table
      .told('public')
      .slice(before)
      .map(({ t }) => t),
  ).toEqual(['stepped']);
});
scenario('VI-080 the Demon draws no Event for a Curse tile', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0', { rage: 3 })
    .lay(['1,0', 'T25', 1])
    .put('1,0', 'rolita', 'diego', 'vivian')
    .dice([1], [4]);
  table.phase('demon').answer(3, 'hunt').answer(3, { pick: 'body', with: '1,0' });
  expect(table.toldOf('public', 'eventDrawn')).toEqual([]);
});
scenario('VI-090 a Victim moved by others does not arrive', () => {
  const table = aTable().demonIs('doppel', 'lucien', '1,0').lay(['1,0', 'T29']).put('0,0', 'diego').dice([0, 0]);
  table.inside('demon', ['demonTurn', 'act'], ['dimensionShift', 'shift', { victim: 'diego', piece: 'body' }]).until('demonAction');
  expect(table.toldOf('public', 'tested')).toEqual([]);
});
scenarios('VI-091, VI-092 a herb removes a Wound of a Victim that has one (%i)', [0, 1], (wounds) => {
  const table = aTable().lay(['1,0', 'T37', 1]).put('1,0', 'diego').board('diego', { wounds }).turnOf('diego');
  if (wounds === 0) return expect(table.optionsOf(1)).not.toContain('pickUp');
  table.answer(1, 'pickUp');
  expect([table.victim('diego').wounds, table.tile('1,0').herb]).toEqual([0, false]);
});
scenario('VI-093 a Black Box holds 3 item cards', () => {
  const table = aTable().lay(['1,0', 'T39']).put('1,0', 'diego').nextItems('vest', 'manual', 'manual').turnOf('diego').answer(1, 'pickUp');
  expect([table.handOf('diego'), table.tile('1,0').box]).toEqual([['manual', 'manual', 'vest'], false]);
});
scenario('VI-333, VI-333a after a Run of a Victim with the Target the Werewolf is asked', () => {
  const table = row()
    .demonIs('werewolf', 'lucien', '0,0')
    .board('diego', { effects: ['target'], hide: 'resting' });
  runs(table, 'diego', [0, 0]).answer(1, 'stop').expectAsked('freeHunt', [3]);
});
scenario('VI-049, VI-043 who has one way left and may stop is asked, cards or none', () => {
  const table = runs(aTable().lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13']), 'diego', [2, 1]).answer(1, step('1,0'));
  expect([table.kind, table.optionsOf(1)]).toEqual(['runPoint', ['step', 'stop']]);
});
scenario('VI-333 the Hunt after a Run of who bears the Target is told as a free one', () => {
  const table = row()
    .demonIs('werewolf', 'lucien', '0,0', { rage: 0 })
    .board('diego', { effects: ['target'] });
  table.dice([0, 0], [3]).turnOf('diego').answer(1, 'run').answer(1, 'stop').answer(3, 'hunt');
  expect(table.toldOf('public', 'huntBegan')).toMatchObject([{ how: 'free', steps: 3 }]);
});
scenario('timing note 6: a first step without a choice is taken at once, unless something worn may come off before it', () => {
  const atTheEnd = (worn: 'shoes'[]) =>
    runs(
      row()
        .vault({ stacks: { A: [], B: [] } })
        .put('3,0', 'diego')
        .board('diego', { worn }),
      'diego',
      [1, 0],
    );
  expect([atTheEnd([]).kind, atTheEnd([]).victim('diego').at]).toEqual(['victimAction', '2,0']);
  expect(atTheEnd(['shoes']).optionsOf(1)).toEqual(['step', 'takeOff']);
});
