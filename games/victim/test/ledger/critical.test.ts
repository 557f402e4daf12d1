/** 3.8 Critically Injured; Crawl. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { isEncouraged, worksFor } from '../../facts/skills.ts';
import { attack } from '../answers.ts';
import { aTable, type VictimTable } from '../table.ts';

const crawl = (to: string) => ({ pick: 'crawl', with: to });
/** Diego takes a Test they fail. */
const failing = (table: VictimTable): VictimTable =>
  table.dice([0, 0]).inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['test', 'take', { victim: 'diego', stat: 'vit' }]);

scenario('VI-094, VI-095, VI-096 the second Wound: Critically Injured, without weakening effects; never a third', () => {
  const table = failing(
    aTable()
      .board('diego', { wounds: 1, effects: ['target', 'frightened'] })
      .hand('vivian', 'vest')
      .hand('diego', 'vest'),
  ).timeout(1);
  expect(table.toldOf('public', 'fell')).toEqual([{ t: 'fell', victim: 'diego' }]);
  expect([table.victim('diego').wounds, table.victim('diego').effects]).toEqual([2, []]);
  const more = aTable().lay(['1,0', 'T25', 1]).put('1,0', 'diego').critical('diego').nextEvents('blackMagic').phase('event');
  expect(more.victim('diego').wounds).toBe(2);
});
scenario('VI-097 a Critically Injured Victim receives no weakening effects', () => {
  const table = aTable().demonIs('phantom', 'lucien', '0,0', { rage: 3 }).critical('rolita', 'diego');
  table.phase('demon').answer(3, { pick: 'death', with: 'rolita' });
  expect([table.victim('diego').effects, table.victim('vivian').effects]).toEqual([[], ['frightened']]);
  // Nor does a Victim felled by the very attack that would bring one.
  const felled = aTable().demonIs('widow', 'lucien', '0,0').board('rolita', { wounds: 1 }).dice([0, 0], [5]).phase('demon');
  expect(felled.answer(3, attack('rolita')).victim('rolita')).toMatchObject({ wounds: 2, effects: [] });
});
scenario('VI-098, VI-099 its only Main Action is Crawl: one step to a linked tile, once a turn', () => {
  const table = aTable().lay(['1,0', 'T03'], ['2,0', 'T04'], ['0,1', 'T09', 1]).critical('diego').hand('diego', 'vest').turnOf('diego');
  expect(table.optionsOf(1)).toEqual(['crawl', 'end']);
  table.answer(1, crawl('1,0'));
  expect([table.victim('diego').at, table.optionsOf(1)]).toEqual(['1,0', ['end']]);
});
scenario('VI-100, VI-288, VI-292 a Victim who becomes Critically Injured gives the Demon 1 Rage, in the Victims’ turns too', () => {
  const table = failing(aTable().demonIs('witch', 'lucien', '0,0', { rage: 1 }).board('diego', { wounds: 1 }));
  expect(table.demon.rage).toBe(2);
});
scenario('VI-101, VI-102, VI-221 it can use an Aid Box, on itself or in linked range, and nothing else of its hand', () => {
  const table = aTable().lay(['1,0', 'T03']).put('1,0', 'vivian').critical('diego').board('vivian', { wounds: 1 });
  table.hand('diego', 'aidbox', 'flashlight', 'hammer', 'vest').turnOf('diego');
  expect(table.optionsOf(1)).toEqual(['crawl', 'aidbox', 'end']);
  table.answer(1, { pick: 'aidbox', with: 'vivian' });
  expect(table.victim('vivian').wounds).toBe(0);
});
scenario('VI-103 Crawling onto a herb heals by itself', () => {
  const table = aTable().lay(['1,0', 'T38']).critical('diego').turnOf('diego').answer(1, crawl('1,0'));
  expect([table.victim('diego').wounds, table.tile('1,0').herb]).toEqual([1, false]);
  expect(table.toldOf('public', 'stoodUp')).toHaveLength(1);
});
scenario('VI-104, VI-105 it picks up the herb or the Black Box of its tile', () => {
  const herb = aTable().lay(['1,0', 'T38']).put('1,0', 'diego').critical('diego').turnOf('diego').answer(1, 'pickUp');
  expect(herb.victim('diego').wounds).toBe(1);
  const box = aTable().lay(['1,0', 'T39']).put('1,0', 'diego').critical('diego').turnOf('diego').answer(1, 'pickUp');
  expect(box.handOf('diego')).toHaveLength(3);
});
scenario('VI-106 it neither gives nor receives', () => {
  const table = aTable().critical('diego').hand('rolita', 'vest').put('0,0', 'diego');
  table.lay(['1,0', 'T03']).put('1,0', 'vivian', 'lucien').turnOf('rolita');
  expect(() => table.answer(0, { pick: 'give', with: { pick: 'diego', with: 'vest' } })).toThrow();
  expect(aTable().critical('diego').hand('diego', 'vest').lay(['1,0', 'T03']).turnOf('diego').optionsOf(1)).not.toContain('give');
});
scenario('VI-107, VI-108, VI-109 no Passive Skill of its own, and nothing from others’', () => {
  const table = aTable().stats('rolita', { agi: 5 }).critical('diego');
  expect([worksFor(table.open, table.victim('rolita')), isEncouraged(table.open, table.victim('diego'))]).toEqual([true, false]);
  expect(worksFor(table.open, { ...table.victim('rolita'), wounds: 2 })).toBe(false);
  table.lay(['1,0', 'T03'], ['2,0', 'T04']).turnOf('diego').answer(1, crawl('1,0'));
  expect(table.victim('diego').at).toBe('1,0');
});
scenario('VI-110, VI-111 Crawling: no Test on a Test tile, but an Event on a Curse tile', () => {
  const test = aTable().lay(['1,0', 'T29']).critical('diego').turnOf('diego').answer(1, crawl('1,0'));
  expect(test.toldOf('public', 'tested')).toEqual([]);
  const curse = aTable().lay(['1,0', 'T25', 1]).critical('diego').nextEvents('snow').turnOf('diego').answer(1, crawl('1,0'));
  expect(curse.open.events[0]).toBe('snow');
});
scenario('VI-112, VI-139 neither a Critically Injured nor a hidden Victim springs a Web', () => {
  const webbed = () => aTable().demonIs('widow', 'lucien', '0,0').lay(['1,0', 'T03']).tokens('1,0', { web: true });
  const table = webbed().critical('diego').hand('diego', 'vest').turnOf('diego').answer(1, crawl('1,0'));
  expect([table.tile('1,0').web, table.kind]).toEqual([true, 'victimAction']);
  const hidden = webbed().board('diego', { hide: 'hidden' }).put('1,0', 'diego');
  hidden.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['arrive', 'web', { victim: 'diego', how: 'run' }]);
  expect(hidden.tile('1,0').web).toBe(true);
});
scenario('VI-114 healed to 1 Wound it stands and may use what is left of its points', () => {
  const table = aTable().critical('diego').hand('diego', 'aidbox').turnOf('diego').answer(1, { pick: 'aidbox', with: 'diego' });
  expect([table.open.turn?.ap, table.optionsOf(1)]).toEqual([2, ['run', 'hide', 'end']]);
});
scenario('VI-115 it cannot enter the bunker', () => {
  const table = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego')
    .critical('diego')
    .is({ bunkerOpen: true, gate: 5 })
    .hand('diego', 'vest')
    .turnOf('diego');
  expect(table.optionsOf(1)).not.toContain('enter');
});
scenario('VI-116 the Demon cannot attack it', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0', { rage: 0 })
    .critical('diego')
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T09']);
  table.put('3,0', 'rolita', 'vivian').phase('demon');
  expect(table.optionsOf(3)).not.toContain('attack');
});
