/** 3.26, 3.27 Wendigo and Witch. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { chargePath, huntReach } from '../../facts/targets.ts';
import { newHunt } from '../../rules/hunt.ts';
import type { Demon } from '../../types.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import type { TableOptions, VictimTable } from '../table.ts';

const upgraded = { passive: 0, special1: 1, special2: 1 };
const attacked = (table: VictimTable) => table.toldOf('public', 'attacked').map(({ victim, score }) => [victim, score]);

const wendigo = (state: Partial<Demon> = {}): VictimTable => demonTable('wendigo', { stamina: 5, ...state });
scenario('VI-346 Frenzy: an Attack at all on their tile with one die roll, or at one', () => {
  const table = wendigo({ at: '1,0' }).critical('vivian').dice([0, 0, 2, 2], [3]).phase('demon').answer(DEMON_SEAT, 'attackAll');
  expect(attacked(table)).toEqual([
    ['rolita', 3],
    ['diego', 3],
  ]);
  expect([table.victim('rolita').wounds, table.victim('diego').wounds, table.demon.rage]).toEqual([1, 0, 1]);
  expect(attacked(wendigo({ at: '1,0' }).dice([0, 0], [3]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'diego' }))).toEqual([
    ['diego', 3],
  ]);
  expect(demonTable('widow', { at: '1,0' }).phase('demon').optionsOf(DEMON_SEAT)).not.toContain('attackAll');
});
scenario('VI-347 Ambush: they hunt, and where they have come to they may attack one with power 2', () => {
  const table = wendigo().dice([0, 0], [1]).phase('demon').answer(DEMON_SEAT, 'ambush').answer(DEMON_SEAT, { pick: 'body', with: '1,0' });
  table.expectAsked('ambushAttack', [DEMON_SEAT]).answer(DEMON_SEAT, { pick: 'attack', with: 'diego' });
  expect(attacked(table)).toEqual([['diego', 2]]);
  const stays = wendigo().put('0,0', 'diego').dice([], [1]).phase('demon').answer(DEMON_SEAT, 'ambush').pass(DEMON_SEAT);
  expect(stays.kind).toBe('demonAction');
});
scenario('VI-347a out and back to their own tile counts as moving: two steps, and not by a Test tile alone', () => {
  const table = wendigo().put('0,0', 'diego').dice([0, 0], [2]).phase('demon').answer(DEMON_SEAT, 'ambush');
  table.answer(DEMON_SEAT, { pick: 'body', with: '0,0' }).answer(DEMON_SEAT, { pick: 'attack', with: 'diego' });
  expect(attacked(table)).toEqual([['diego', 2]]);
  const reach = (state: Partial<Demon>, left: number) =>
    huntReach(wendigo(state).open, { ...newHunt('demon', 'ambush'), left }, 'body').has('0,0');
  expect([reach({}, 1), reach({}, 2)]).toEqual([false, true]);
});
scenario('VI-348 Ambush is possible whether or not they have hunted this turn', () => {
  const table = wendigo({ rage: 1 }).dice([], [0]).phase('demon').answer(DEMON_SEAT, 'hunt');
  expect(table.optionsOf(DEMON_SEAT)).toContain('ambush');
});
scenario('VI-349 upgraded, they cross obstacles in this Hunt', () => {
  const blocked = (upgrades: Demon['upgrades']) =>
    wendigo({ upgrades }).lay(['0,1', 'T03', 1]).dice([], [1]).phase('demon').answer(DEMON_SEAT, 'ambush');
  expect(() => blocked({ passive: 0, special1: 0, special2: 0 }).answer(DEMON_SEAT, { pick: 'body', with: '0,1' })).toThrow();
  expect(blocked(upgraded).answer(DEMON_SEAT, { pick: 'body', with: '0,1' }).demon.at).toBe('0,1');
});
scenario('VI-350 on a Test tile where they stop they may attack', () => {
  const table = wendigo()
    .put('1,-1', 'rolita')
    .dice([0, 0], [3])
    .phase('demon')
    .answer(DEMON_SEAT, 'ambush')
    .answer(DEMON_SEAT, { pick: 'body', with: '1,-1' });
  table.expectAsked('ambushAttack', [DEMON_SEAT]);
});
scenario('VI-351, VI-355 Mad Charge: straight on through obstacles to the last tile before the first gap', () => {
  const table = wendigo().lay(['4,0', 'T05', 1], ['6,0', 'T06']);
  expect(chargePath(table.open, 0)).toEqual(['1,0', '2,0', '3,0', '4,0']);
  expect(table.dice([2, 2, 2, 2, 2, 2]).phase('demon').answer(DEMON_SEAT, { pick: 'madCharge', with: 0 }).demon.at).toBe('4,0');
  expect(() => wendigo().phase('demon').answer(DEMON_SEAT, { pick: 'madCharge', with: 2 })).toThrow();
});
scenario('VI-352, VI-352a they attack everybody on the tiles they enter, tile by tile, and not on the tile they start from', () => {
  const table = wendigo().put('0,0', 'vivian').put('3,0', 'rolita').put('1,0', 'diego').dice([0, 0, 2, 2]).phase('demon');
  table.answer(DEMON_SEAT, { pick: 'madCharge', with: 0 });
  expect(attacked(table)).toEqual([
    ['diego', 2],
    ['rolita', 2],
  ]);
});
scenario('VI-353, VI-354 they must stop on the first Test tile they enter, upgraded they pass', () => {
  const charge = (upgrades: Demon['upgrades']) => chargePath(wendigo({ upgrades }).lay(['2,-2', 'T05']).open, 1);
  expect(charge({ passive: 0, special1: 0, special2: 0 })).toEqual(['1,-1']);
  expect(charge(upgraded)).toEqual(['1,-1', '2,-2']);
  const table = wendigo().put('1,-1', 'diego').dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'madCharge', with: 1 });
  expect(attacked(table)).toEqual([['diego', 2]]);
});
scenario('VI-356 Fresh Meat: after the elimination all their attacks have 1 more', () => {
  const table = wendigo({ rage: 3, at: '1,0' })
    .critical('diego')
    .dice([2, 0], [2])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(table.demon.meat).toBe(true);
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }))).toEqual([['rolita', 3]]);
});
scenario('VI-357 with Meat a match with the Rage still lets them move 1 step, and gives 1 Rage', () => {
  const table = wendigo({ meat: true, rage: 2 })
    .dice([], [2])
    .phase('demon')
    .answer(DEMON_SEAT, 'hunt')
    .answer(DEMON_SEAT, { pick: 'body', with: '1,0' });
  expect([table.demon.at, table.demon.rage]).toEqual(['1,0', 3]);
});
scenario('VI-357a so too in an Ambush, and that step counts as moving', () => {
  const table = wendigo({ meat: true, rage: 2 })
    .dice([], [2])
    .phase('demon')
    .answer(DEMON_SEAT, 'ambush')
    .answer(DEMON_SEAT, { pick: 'body', with: '1,0' });
  table.expectAsked('ambushAttack', [DEMON_SEAT]);
});
scenario('31 the clock attacks from the ambush the Victim with most Wounds, then the lowest VIT', () => {
  const table = wendigo().board('vivian', { wounds: 1 }).dice([0, 0], [1]).phase('demon').answer(DEMON_SEAT, 'ambush');
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'body', with: '1,0' }).timeout(DEMON_SEAT))).toEqual([['vivian', 2]]);
});

const witch = (state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  demonTable('witch', { stamina: 5, ...state }, options);
scenario('VI-358 Voodoo Doll: her Attack reaches adjacent tiles, linked or not', () => {
  const table = witch().lay(['0,1', 'T03', 1]).put('0,1', 'rolita').put('2,0', 'diego').dice([0, 0], [5]).phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'attack', with: 'diego' })).toThrow();
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }))).toEqual([['rolita', 5]]);
});
scenario('VI-359 a successful Attack gives her 1 Stamina, a failed one does not', () => {
  const stamina = (dice: number[]) =>
    witch().dice(dice, [3]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }).demon.stamina;
  expect([stamina([0, 0]), stamina([2, 2])]).toEqual([7, 6]);
});
scenario('VI-360, VI-362 Morbid Explosion: one Victim on a Corpse tile or beside it, linked or not, destroyed or not', () => {
  const table = witch()
    .lay(['3,-1', 'T19', 1])
    .tokens('3,-1', { destroyed: true })
    .put('3,0', 'rolita')
    .put('0,0', 'diego')
    .dice([0, 0])
    .phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'morbidExplosion', with: { pick: '3,-1', with: 'diego' } })).toThrow();
  table.answer(DEMON_SEAT, { pick: 'morbidExplosion', with: { pick: '3,-1', with: 'rolita' } });
  expect(attacked(table)).toEqual([['rolita', 3]]);
});
scenario('VI-361 upgraded, a Destroyed Corpse token lies there afterwards', () => {
  const explode = (upgrades: Demon['upgrades']) =>
    witch({ upgrades })
      .put('-1,1', 'rolita')
      .dice([0, 0])
      .phase('demon')
      .answer(DEMON_SEAT, { pick: 'morbidExplosion', with: { pick: '-1,1', with: 'rolita' } });
  expect(explode(upgraded).tile('-1,1').destroyed).toBe(true);
  expect(explode({ passive: 0, special1: 0, special2: 1 }).tile('-1,1').destroyed).toBe(false);
});
scenario('VI-363, VI-365 Thunder Call: everybody on a Decoder tile, broken or not; one of them where the table wants it so', () => {
  const table = witch().put('-1,0', 'rolita', 'diego').tokens('-1,0', { broken: true }).dice([0, 0, 0, 0]).phase('demon');
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'thunderCall', with: '-1,0' }))).toEqual([
    ['rolita', 3],
    ['diego', 3],
  ]);
  const one = witch({}, { thunderHitsAll: false }).put('-1,0', 'rolita', 'diego').dice([0, 0]).phase('demon');
  expect(attacked(one.answer(DEMON_SEAT, { pick: 'thunderStrike', with: { pick: '-1,0', with: 'diego' } }))).toEqual([['diego', 3]]);
});
scenario('VI-364 upgraded, a Broken token lies there afterwards', () => {
  const thunder = (upgrades: Demon['upgrades']) =>
    witch({ upgrades }).put('-1,0', 'rolita').dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'thunderCall', with: '-1,0' });
  expect(thunder(upgraded).tile('-1,0').broken).toBe(true);
  expect(thunder({ passive: 0, special1: 1, special2: 0 }).tile('-1,0').broken).toBe(false);
});
scenario('VI-366 Blood Curse: every other exposed Victim with 0 Wounds gets 1', () => {
  const table = witch({ rage: 3, at: '1,0' }, { players: 6 })
    .critical('diego')
    .board('vivian', { wounds: 1 })
    .board('sean', { hide: 'hidden' });
  table.phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(['rolita', 'vivian', 'sean', 'anya'].map((who) => table.open.victims.find(({ character }) => character === who)?.wounds)).toEqual([
    1, 1, 0, 1,
  ]);
});
scenario('VI-347 the blow of an Ambush may be left', () => {
  const table = wendigo().dice([], [1]).phase('demon').answer(DEMON_SEAT, 'ambush').answer(DEMON_SEAT, { pick: 'body', with: '1,0' });
  table.answer(DEMON_SEAT, 'no').expectAsked('demonAction', [DEMON_SEAT]);
  expect(attacked(table)).toEqual([]);
});
