/** 3.13, 3.16 Active and Passive Skills. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Open } from '../../types.ts';
import { step } from '../answers.ts';
import { aTable, type VictimTable } from '../table.ts';

/** Rolita has Run one step East. */
const hasRun = (table = aTable(), agile: number[] = [2, 2, 1, 0]): VictimTable =>
  table
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13'])
    .dice([1, 1, 0, 0, ...agile])
    .turnOf('rolita')
    .answer(0, 'run')
    .answer(0, step('1,0'))
    .answer(0, 'stop');

scenario('VI-146, VI-179, VI-183 Agile: after Run, half the sum rounded up, no tile of this turn', () => {
  expect(aTable().lay(['1,0', 'T03']).turnOf('rolita').optionsOf(0)).not.toContain('agile');
  const table = hasRun().answer(0, 'agile');
  expect([table.toldOf('public', 'runBegan').at(-1), table.open.turn?.ap]).toMatchObject([{ how: 'agile', points: 3 }, 0]);
  expect(() => table.answer(0, step('0,0'))).toThrow();
});
scenario('VI-182 with an Agile sum of 0 there is one step', () => {
  const table = hasRun(aTable(), [0, 0, 0, 0]).answer(0, 'agile');
  expect(table.open.running).toMatchObject({ left: 1, zero: true });
});
scenario('VI-184 after a failed Test there is no Agile', () => {
  const table = aTable().lay(['1,0', 'T31']).dice([1, 1, 0, 0, 0, 0]).turnOf('rolita').answer(0, 'run').answer(0, step('1,0'));
  expect(table.optionsOf(0)).not.toContain('agile');
});
scenario('VI-185, VI-185a, VI-187 Encouragement: 1 point more for a teammate’s Run, however far; none for Rolita', () => {
  const table = aTable().stats('rolita', { agi: 5 }).lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13']).put('3,0', 'rolita');
  expect(table.dice([1, 0]).turnOf('diego').answer(1, 'run').open.running?.left).toBe(2);
  const own = aTable().stats('rolita', { agi: 5 }).lay(['1,0', 'T03']).dice([1, 0, 0, 0, 0]).turnOf('rolita').answer(0, 'run');
  expect(own.open.running?.left).toBe(1);
});
const resourceful = (item: string, who: string, stat: string) => ({
  pick: 'resourceful',
  with: { pick: item, with: { pick: who, with: stat } },
});
scenario('VI-188, VI-190, VI-148 Resourceful: a card for +1 of Diego or a Victim in linked range, below its maximum', () => {
  const table = aTable()
    .lay(['1,0', 'T03'], ['2,0', 'T04'])
    .put('2,0', 'lucien')
    .critical('vivian')
    .hand('diego', 'hammer')
    .turnOf('diego');
  expect(() => table.answer(1, resourceful('hammer', 'lucien', 'agi'))).toThrow();
  expect(() => table.answer(1, resourceful('hammer', 'vivian', 'luk'))).toThrow();
  table.answer(1, resourceful('hammer', 'vivian', 'agi'));
  expect([table.victim('vivian').stats.agi, table.open.discard, table.open.turn?.ap]).toEqual([3, ['hammer'], 1]);
});
scenario('VI-189 a worn card cannot be spent on it', () => {
  expect(
    aTable()
      .board('diego', { worn: ['vest'] })
      .turnOf('diego')
      .optionsOf(1),
  ).not.toContain('resourceful');
});
scenario('VI-191 Lucky: one card more', () => {
  const table = aTable()
    .stats('diego', { luk: 5 })
    .lay(['1,0', 'T19'])
    .put('1,0', 'diego')
    .dice([2, 1, 0, 0, 0])
    .turnOf('diego')
    .answer(1, 'search');
  expect(table.toldOf('public', 'searched')[0].allowed).toBe(2);
});
scenario('VI-149, VI-192, VI-192a, VI-193 Smart Link: every other Victim has 1 AP more until Lucien’s next turn', () => {
  const table = aTable()
    .lay(['1,0', 'T03'])
    .put('1,0', 'diego')
    .critical('diego')
    .hand('diego', 'vest')
    .turnOf('lucien')
    .answer(3, 'smartLink');
  expect([table.open.smartLink, table.open.turn?.ap]).toEqual([true, 1]);
  expect(table.turnOf('diego').open.turn?.ap).toBe(3);
  const again = table.turnOf('lucien');
  expect([again.open.smartLink, again.open.turn?.ap, again.optionsOf(3)]).toEqual([false, 2, expect.arrayContaining(['smartLink'])]);
});
scenario('VI-195 Smart Link ends when Lucien is eliminated or possessed', () => {
  const table = aTable().demonIs('witch', 'rolita', '0,0', { rage: 3 }).critical('lucien').is({ smartLink: true }).phase('demon');
  expect(table.answer(0, { pick: 'death', with: 'lucien' }).open.smartLink).toBe(false);
  const cursed = aTable()
    .is({ smartLink: true, round: 3 })
    .vault({ curses: ['witch'] });
  for (const { character } of cursed.open.victims) cursed.stats(character, { luk: 1 });
  cursed.dice([1, 1, 1, 0]).phase('curse');
  expect([cursed.demon.was, cursed.open.smartLink]).toEqual(['lucien', false]);
});

const six = () => aTable({ players: 6 });
scenario('VI-198, VI-199 Ground Analyze: its bearer passes every Test of a Test tile without a roll until the end of its turn', () => {
  const table = six().turnOf('anya').answer(4, { pick: 'groundAnalyze', with: 'diego' });
  expect(table.open.groundAnalyze).toBe('diego');
  table.answer(4, 'end').until('victimAction');
  table.is({ groundAnalyze: 'diego' }).lay(['1,0', 'T29']).dice([1, 1]).turnOf('diego').answer(1, 'run').answer(1, step('1,0'));
  expect(table.toldOf('public', 'tested')).toEqual([{ t: 'tested', victim: 'diego', stat: 'agi', passed: true, analysed: true }]);
  expect(table.victim('diego').stats.agi).toBe(3);
});
scenario('VI-201 Photo Flash: three tiles of a stack, before anything else', () => {
  const table = six()
    .stats('anya', { luk: 3 })
    .nextTiles('B', 'T05', 'T29', 'T25')
    .turnOf('anya')
    .answer(4, 'B')
    .expectAsked('arrangePeek', [4]);
  expect(table.own(4).peek?.tiles).toEqual(['T05', 'T29', 'T25']);
  table.timeout(4).expectAsked('victimAction', [4]);
  six().stats('anya', { luk: 3 }).turnOf('anya').pass(4).expectAsked('victimAction', [4]);
});
scenario('VI-203, VI-204, VI-205, VI-150 Self Heal: beside Heal; afterwards not in the next turn', () => {
  const table = aTable()
    .board('vivian', { wounds: 1, effects: ['target'] })
    .board('diego', { wounds: 1 })
    .dice([2, 2, 0, 0, 0, 0, 0, 0])
    .turnOf('vivian');
  table.answer(2, 'selfHeal').expectAsked('healChoice', [2]).answer(2, 'wound');
  expect([table.victim('vivian').wounds, table.victim('vivian').effects]).toEqual([0, ['target']]);
  expect(table.optionsOf(2)).toContain('heal');
  expect(table.turnOf('vivian').optionsOf(2)).not.toContain('selfHeal');
  expect(table.turnOf('vivian').optionsOf(2)).toContain('selfHeal');
  expect(aTable().turnOf('vivian').optionsOf(2)).not.toContain('selfHeal');
});
scenario('VI-210, VI-211 Adrenaline Rush: a Run like any other, its trail begins where it begins', () => {
  const table = aTable()
    .demonIs('witch', 'lucien')
    .lay(['1,0', 'T29'], ['2,0', 'T03'])
    .put('2,0', 'vivian')
    .stats('rolita', { agi: 5 })
    .hand('vivian', 'hammer')
    .dice([1, 0, 2, 2]);
  table.inside('demon', ['run', 'roll', { victim: 'vivian', how: 'adrenaline' }]).keeps(2);
  expect([table.open.running?.left, table.open.trail]).toEqual([1, ['2,0']]);
  table.answer(2, step('1,0')).keeps(2);
  expect([table.toldOf('public', 'tested').length, table.open.running]).toEqual([1, null]);
});
scenario('VI-212, VI-213, VI-214, VI-215 Shoot: the Demon in linked range gets the Bullet token; Sean recharges a turn', () => {
  const near = () => six().demonIs('witch', 'lucien', '1,0').lay(['1,0', 'T03']);
  const table = near().turnOf('sean').answer(5, 'shoot');
  expect([table.demon.bullet, table.victim('sean').recharge]).toEqual([true, 'used']);
  const bullet = (bullet: boolean) => (open: Open) => void Object.assign(open.demon!, { bullet });
  expect(table.where(bullet(false)).turnOf('sean').optionsOf(5)).not.toContain('shoot');
  expect(table.turnOf('sean').optionsOf(5)).toContain('shoot');
  expect(near().where(bullet(true)).turnOf('sean').optionsOf(5)).not.toContain('shoot');
});
scenario('VI-253, VI-254 in the Crows’ Cries no skill is used; a token placed before goes on', () => {
  const table = aTable()
    .is({ inForce: ['crows'], smartLink: true })
    .stats('rolita', { agi: 5 })
    .lay(['1,0', 'T03'])
    .dice([1, 0])
    .turnOf('diego');
  expect(table.open.turn?.ap).toBe(3);
  expect(table.answer(1, 'run').open.running?.left).toBe(1);
  expect(
    aTable()
      .is({ inForce: ['crows'] })
      .turnOf('lucien')
      .optionsOf(3),
  ).not.toContain('smartLink');
});
scenario('VI-258 Snow does not slow a Crawl', () => {
  const table = aTable()
    .is({ inForce: ['snow'] })
    .lay(['1,0', 'T03'])
    .critical('diego')
    .hand('diego', 'vest')
    .turnOf('diego')
    .answer(1, { pick: 'crawl', with: '1,0' });
  expect(table.victim('diego').at).toBe('1,0');
});
