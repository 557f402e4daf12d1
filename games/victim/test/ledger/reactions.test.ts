/** 3.16, 3.17, 3.28 What Victims do about an attack: Adrenaline Rush, Brave, Firework, and the Web on the way. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { DemonId } from '../../data/demons.ts';
import { healsOf } from '../../facts/actions.ts';
import type { Demon, Victim } from '../../types.ts';
import { attack, step } from '../answers.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** Vivian with Adrenaline Rush, the others far away; the Demon (seat 3) beside her. */
const hunted = (demon: DemonId = 'witch', state: Partial<Demon> = {}): VictimTable =>
  aTable()
    .demonIs(demon, 'lucien', '0,0', { rage: 0, ...state })
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T09'])
    .put('3,0', 'rolita', 'diego')
    .stats('vivian', { agi: 3 });
/** She has a card, so that she is asked for every step of hers. */
const carrying = (demon: DemonId = 'witch'): VictimTable => hunted(demon).hand('vivian', 'hammer');
const rolls = (table: VictimTable): VictimTable => table.answer(2, 'roll').keeps(2);

scenario('VI-206, VI-206b after an attack Vivian may Run without AP, if she likes; then at least one step', () => {
  const table = rolls(carrying().dice([2, 2, 1, 1, 1], [1]).phase('demon').answer(3, attack('vivian'))).expectAsked('adrenaline', [2]);
  table.answer(2, 'run').keeps(2).expectAsked('runPoint', [2]);
  expect([table.open.running?.how, table.open.running?.left, table.optionsOf(2)]).toEqual(['adrenaline', 3, ['step']]);
  table.answer(2, step('1,0')).answer(2, 'stop').expectAsked('demonAction', [3]);
});
scenario('VI-206 not before the values are reached', () => {
  hunted().stats('vivian', { agi: 2 }).dice([2, 2], [1]).phase('demon').answer(3, attack('vivian')).expectAsked('demonAction', [3]);
});
scenario('VI-206a a Firework alone does not trigger it, nor does a Web', () => {
  const table = hunted().hand('vivian', 'firework').dice([], [1]).phase('demon').answer(3, attack('vivian'));
  table.answer(2, 'firework').expectAsked('demonAction', [3]);
  const web = hunted('widow').put('1,0', 'vivian').tokens('1,0', { web: true }).dice([2, 2]);
  web.inside('victims', ['victimTurn', 'act', { victim: 'vivian' }], ['arrive', 'web', { victim: 'vivian', how: 'run' }]);
  web.expectAsked('victimAction', [2]);
});
scenario('VI-208 not if she is Critically Injured', () => {
  const table = hunted().board('vivian', { wounds: 1 }).dice([0, 0], [5]).phase('demon').answer(3, attack('vivian'));
  table.expectAsked('demonAction', [3]);
  expect(table.victim('vivian').wounds).toBe(2);
});
const mist = { pick: 'poisonMist', with: 'vivian' };
scenario('VI-209 at most once in a Demon’s Action Phase, after the whole action', () => {
  const table = rolls(carrying('widow').dice([2, 2, 1, 1, 1, 2, 2], [1]).phase('demon').answer(3, attack('vivian')));
  table.answer(2, 'run').keeps(2);
  table.answer(2, step('1,0')).answer(2, 'stop').answer(3, mist).until('demonAction', 'victimAction', 'adrenaline');
  expect(table.kind).not.toBe('adrenaline');
});
scenario('VI-209b declining does not use it up', () => {
  const table = hunted('widow').dice([2, 2, 2, 2], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'stay');
  table.answer(3, mist).expectAsked('adrenaline', [2]);
});
scenario('VI-209a, VI-384 a Hunt granted by the skill comes first', () => {
  const table = hunted('doppel', { upgrades: { passive: 0, special1: 1, special2: 0 } })
    .dice([0, 0])
    .phase('demon')
    .answer(3, 'shadowSpikes');
  table.expectAsked('freeHunt', [3]).answer(3, 'no').expectAsked('adrenaline', [2]);
});

/** Six players: Sean with Brave, Diego and Rolita on the Demon's tile, the others far away. Lucien (seat 3) is the Demon. */
const withSean = (demon: DemonId = 'witch'): VictimTable =>
  aTable({ players: 6 })
    .demonIs(demon, 'lucien', '0,0', { rage: 0, stamina: 9 })
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T09'])
    .put('3,0', 'vivian', 'anya')
    .stats('sean', { vit: 5 });
scenario('VI-216 Brave: a single blow on Sean’s tile is aimed at Sean', () => {
  const table = withSean().phase('demon');
  expect(() => table.answer(3, attack('diego'))).toThrow();
  table.answer(3, attack('sean'));
  withSean().stats('sean', { vit: 4 }).phase('demon').answer(3, attack('diego'));
});
scenario('VI-217, VI-217a what is aimed at several is not affected; a skill for several used on one is', () => {
  const table = withSean('widow').phase('demon');
  expect(() => table.answer(3, { pick: 'poisonMist', with: 'diego' })).toThrow();
  table.answer(3, { pick: 'poisonMistTwo', with: ['rolita', 'diego'] });
  withSean('wendigo').phase('demon').answer(3, 'attackAll');
});
scenario('VI-217b Brave is applied once: all blows of a use are on the same Victim', () => {
  const table = withSean('werewolf')
    .dice([0, 0, 0, 0, 0])
    .phase('demon')
    .answer(3, { pick: 'doubleSlash', with: 'sean' })
    .until('demonAction');
  expect(table.toldOf('public', 'attacked').map(({ victim }) => victim)).toEqual(['sean', 'sean']);
});
scenario('VI-217c a Web springs on a Victim who arrives', () => {
  const table = withSean('widow').put('1,0', 'diego', 'sean').tokens('1,0', { web: true });
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['arrive', 'web', { victim: 'diego', how: 'run' }]);
  expect(table.open.attack?.victim).toBe('diego');
});
scenarios(
  'VI-218 no Brave while Sean is %s',
  [
    ['hidden', { hide: 'hidden' }],
    ['Critically Injured', { wounds: 2 }],
    ['Frightened', { effects: ['frightened'] }],
  ] as [string, Partial<Victim>][],
  (_title, state) => {
    withSean().board('sean', state).phase('demon').answer(3, attack('diego'));
    withSean()
      .is({ inForce: ['crows'] })
      .phase('demon')
      .answer(3, attack('diego'));
  },
);

scenario('VI-224 each Firework stops one attack', () => {
  const table = aTable().demonIs('werewolf', 'lucien', '0,0', { rage: 0 }).hand('diego', 'firework', 'vest').dice([0, 0]);
  table.phase('demon').answer(3, { pick: 'doubleSlash', with: 'diego' }).answer(1, 'firework').expectAsked('defend', [1]);
  expect(table.optionsOf(1)).toEqual(['roll']);
});

/** Rolita Runs onto a Web; her defence fails. */
const webbed = (tile: 'T03' | 'T29', after: number[] = []): VictimTable =>
  aTable()
    .demonIs('widow', 'lucien', '0,0')
    .lay(['1,0', tile], ['2,0', 'T04'])
    .tokens('1,0', { web: true })
    .dice([1, 1, 1, 0, 0, ...after])
    .turnOf('rolita')
    .answer(0, 'run')
    .answer(0, step('1,0'));
scenario('VI-371a a Web ends this movement alone: Agile is still possible', () => {
  const table = webbed('T03').expectAsked('victimAction', [0]);
  expect([table.victim('rolita').wounds, table.victim('rolita').effects]).toEqual([1, ['poisoned']]);
  expect(table.optionsOf(0)).toContain('agile');
});
scenario('VI-372 the Web comes before the Test; a Test passed then raises, but the Run is over', () => {
  const table = webbed('T29', [2, 2, 0]).expectAsked('victimAction', [0]);
  const order = table.told('public').map(({ t }) => t);
  expect(order.indexOf('webSprung')).toBeLessThan(order.indexOf('tested'));
  expect([table.victim('rolita').stats.agi, table.open.running]).toEqual([5, null]);
});
scenario('VI-010a Target, Poisoned and Frightened are weakening effects; what lies on tiles is none and stays', () => {
  const table = aTable()
    .lay(['1,0', 'T19'])
    .tokens('1,0', { destroyed: true })
    .put('1,0', 'diego')
    .board('diego', { wounds: 1, effects: ['target', 'poisoned'] });
  expect(healsOf(table.victim('diego'))).toEqual(['wound', 'target', 'poisoned']);
  table.dice([0]).inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['test', 'take', { victim: 'diego', stat: 'vit' }]);
  expect([table.victim('diego').effects, table.tile('1,0').destroyed]).toEqual([[], true]);
});
