/** 3.15, 3.17 Sub-Actions and items. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import type { Equipment, Item } from '../../data/items.ts';
import { linkedTo } from '../../facts/map.ts';
import { diceFor, resultOf, testThreshold } from '../../facts/rolls.ts';
import { isUnlocked, worksFor } from '../../facts/skills.ts';
import { aTable, scenarios } from '../table.ts';

const give = (to: CharacterId, item: Item) => ({ pick: 'give', with: { pick: to, with: item } });

scenario('VI-165, VI-177, VI-409 cards go to standing Victims in linked range; which one, only the two of them know', () => {
  const table = aTable()
    .lay(['1,0', 'T03'], ['2,0', 'T04'])
    .put('1,0', 'vivian')
    .put('2,0', 'lucien')
    .critical('diego')
    .hand('rolita', 'firework', 'vest');
  table.turnOf('rolita');
  for (const who of ['lucien', 'diego', 'rolita'] as const) expect(() => table.answer(0, give(who, 'vest')), who).toThrow();
  table.answer(0, give('vivian', 'firework')).answer(0, give('vivian', 'vest'));
  expect([table.handOf('rolita'), table.handOf('vivian')]).toEqual([[], ['firework', 'vest']]);
  expect([table.toldOf(2, 'gaveItem').length, table.toldOf(3, 'gaveItem').length, table.toldOf('public', 'gave').length]).toEqual([
    2, 0, 2,
  ]);
});
scenario('VI-166 worn cards cannot be given', () => {
  const table = aTable()
    .board('rolita', { worn: ['vest'] })
    .turnOf('rolita');
  expect(table.optionsOf(0)).not.toContain('give');
});
scenario('VI-167 the receiver may hold more than 5 until the end of its own turn', () => {
  const table = aTable()
    .hand('rolita', 'vest')
    .hand('diego', 'aidbox', 'aidbox', 'manual', 'manual', 'hammer')
    .turnOf('rolita')
    .answer(0, give('diego', 'vest'));
  expect(table.handOf('diego')).toHaveLength(6);
});
scenario('VI-168, VI-169, VI-220, VI-221a, VI-170 any number of items a turn; an Aid Box takes 1 Wound off and is discarded', () => {
  const table = aTable()
    .lay(['1,0', 'T03'], ['2,0', 'T04'])
    .board('diego', { wounds: 1, effects: ['poisoned'] })
    .put('1,0', 'diego');
  table
    .board('lucien', { wounds: 1 })
    .put('2,0', 'lucien')
    .critical('vivian')
    .put('0,0', 'vivian')
    .hand('rolita', 'aidbox', 'aidbox')
    .turnOf('rolita');
  for (const who of ['rolita', 'lucien']) expect(() => table.answer(0, { pick: 'aidbox', with: who }), who).toThrow();
  table.answer(0, { pick: 'aidbox', with: 'diego' }).answer(0, { pick: 'aidbox', with: 'vivian' });
  expect([table.victim('diego').wounds, table.victim('diego').effects, table.victim('vivian').wounds]).toEqual([0, ['poisoned'], 1]);
  expect([table.open.turn?.ap, table.open.discard]).toEqual([2, ['aidbox', 'aidbox']]);
});
scenario('VI-171, VI-172 at most 2 are worn; taking one off discards it', () => {
  const table = aTable().hand('rolita', 'amulet', 'vest', 'shoes').turnOf('rolita');
  table.answer(0, { pick: 'equip', with: 'amulet' }).answer(0, { pick: 'equip', with: 'vest' });
  expect(table.optionsOf(0)).not.toContain('equip');
  table.answer(0, { pick: 'takeOff', with: 'amulet' }).answer(0, { pick: 'equip', with: 'shoes' });
  expect([table.victim('rolita').worn, table.open.discard, table.handOf('rolita')]).toEqual([['vest', 'shoes'], ['amulet'], []]);
});
scenario('VI-175, VI-176, VI-235 a Passive Skill works while the printed values are reached, without equipment', () => {
  const table = aTable().board('rolita', { worn: ['shoes'] });
  expect(isUnlocked(table.victim('rolita'))).toBe(false);
  expect(isUnlocked(table.stats('rolita', { agi: 5 }).victim('rolita'))).toBe(true);
  expect(isUnlocked(table.stats('rolita', { agi: 4 }).victim('rolita'))).toBe(false);
});
scenarios(
  'VI-176a the Passive Skill of a Victim that is %s has no effect',
  ['escaped', 'possessed', 'eliminated', 'enslaved', 'removed'] as const,
  (status) => {
    const table = aTable().stats('rolita', { agi: 5 }).board('rolita', { status });
    expect(worksFor(table.open, table.victim('rolita'))).toBe(false);
  },
);
scenario('VI-177 how many cards a hand has is known to all, what they are to its player', () => {
  const table = aTable().hand('diego', 'hammer', 'manual');
  expect([table.seen(0).sizes.hand.diego, table.seen(0).circles.diego, table.seen(1).circles.diego]).toEqual([
    2,
    undefined,
    { items: ['manual', 'hammer'] },
  ]);
});

scenario('VI-225, VI-225a, VI-225b, VI-201 Flashlight: the top 3 of a stack, each back on the top or at the bottom', () => {
  const table = aTable()
    .nextTiles('A', 'T05', 'T29', 'T25')
    .hand('diego', 'flashlight')
    .turnOf('diego')
    .answer(1, { pick: 'flashlight', with: 'A' });
  expect(table.expectAsked('arrangePeek', [1]).own(1).peek).toEqual({ stack: 'A', tiles: ['T05', 'T29', 'T25'] });
  expect([table.toldOf(0, 'peekedTiles'), table.seen(0).sizes.stacks.A]).toEqual([[], table.s.vault.stacks.A.length + 3]);
  table.answer(1, { order: ['T25', 'T05', 'T29'], top: 1 });
  const { A } = table.s.vault.stacks;
  expect([A.at(-1), A[1], A[0]]).toEqual(['T25', 'T05', 'T29']);
  expect(table.toldOf(0, 'putBack')).toEqual([{ t: 'putBack', victim: 'diego', stack: 'A', top: 1, bottom: 2 }]);
});
scenario('VI-202, VI-225a with fewer than 3 tiles all are looked at; a stack without tiles cannot be', () => {
  const table = aTable()
    .vault({ stacks: { A: ['T05', 'T29'], B: [] } })
    .hand('diego', 'flashlight')
    .turnOf('diego');
  expect(() => table.answer(1, { pick: 'flashlight', with: 'B' })).toThrow();
  expect(table.answer(1, { pick: 'flashlight', with: 'A' }).own(1).peek?.tiles).toEqual(['T29', 'T05']);
  table.timeout(1);
  expect(table.s.vault.stacks.A).toEqual(['T05', 'T29']);
});
scenario('VI-215a, VI-227, VI-228 a Pistol needs the Demon in linked range, without a Bullet token', () => {
  expect(aTable().hand('diego', 'pistol').turnOf('diego').optionsOf(1)).not.toContain('pistol');
  const near = () => aTable().demonIs('witch', 'lucien', '1,0').lay(['1,0', 'T03'], ['2,0', 'T04']).hand('diego', 'pistol', 'pistol');
  const table = near().turnOf('diego').answer(1, 'pistol');
  expect([table.demon.bullet, table.optionsOf(1)]).toEqual([true, expect.not.arrayContaining(['pistol'])]);
  const far = near().where(({ demon }) => void Object.assign(demon!, { at: '2,0' }));
  expect(far.turnOf('diego').optionsOf(1)).not.toContain('pistol');
});
scenario('VI-229, VI-230 a Hammer opens a border with an adjacent tile that is not linked, while there are tokens', () => {
  const walled = () => aTable().lay(['1,0', 'T03', 1], ['-1,0', 'T04']).hand('diego', 'hammer');
  const table = walled().turnOf('diego');
  expect(() => table.answer(1, { pick: 'hammer', with: 3 })).toThrow();
  table.answer(1, { pick: 'hammer', with: 0 });
  expect([linkedTo(table.open, '0,0').includes('1,0'), table.open.discard]).toEqual([true, ['hammer']]);
  const bridge = { cell: '5,5', side: 0, by: 'hammer' } as const;
  expect(
    walled()
      .is({ bridges: [bridge, bridge, bridge] })
      .turnOf('diego')
      .optionsOf(1),
  ).not.toContain('hammer');
});
scenarios(
  'VI-231, VI-232, VI-233, VI-234, VI-235 %s: +1 to every %s result, and to nothing else',
  [
    ['amulet', 'luk', 'search'],
    ['calculator', 'int', 'decode'],
    ['vest', 'vit', 'defence'],
    ['shoes', 'agi', 'run'],
  ] as const,
  (item: Equipment, stat, why) => {
    const { open } = aTable().board('diego', { worn: [item] });
    const diego = open.victims[1];
    expect([resultOf(open, diego, stat, why, 2), diceFor(diego, stat), testThreshold(open, diego, stat)]).toEqual([
      3,
      diego.stats[stat],
      diego.stats[stat],
    ]);
    expect(resultOf(open, diego, stat === 'int' ? 'luk' : 'int', 'test', 2)).toBe(2);
  },
);
scenario('VI-234 Shoes add after the Snow', () => {
  const table = aTable()
    .is({ inForce: ['snow'] })
    .board('diego', { worn: ['shoes'] });
  expect(resultOf(table.open, table.victim('diego'), 'agi', 'run', 3)).toBe(3);
});
scenario('VI-085, RU-15 a Test must reach the value that is tested, or always 3 where the table says so', () => {
  const needs = (threshold: 'status' | 'three'): number[] => {
    const { open } = aTable({ testThreshold: threshold });
    return [1, 2, 5].map((agi) => testThreshold(open, { ...open.victims[1], stats: { ...open.victims[1].stats, agi } }, 'agi'));
  };
  expect([needs('status'), needs('three')]).toEqual([
    [1, 2, 5],
    [3, 3, 3],
  ]);
});
