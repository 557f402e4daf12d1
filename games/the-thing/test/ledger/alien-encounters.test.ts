/** 3.A.10 Characters and Alien Force, 3.A.11. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { forceInPlay, forceReserve } from '../../facts/base.ts';
import type { Up } from '../../types.ts';
import { aTable, type ThingTable } from '../table.ts';

/** Six players, seat 5 revealed; so much Force in the Laboratory with these Characters. Seat 4 stands elsewhere, so that 4.7 is not over at once. */
const facing = (force: number, ...pawns: number[]) =>
  aTable({ players: 6 })
    .revealed(4, 5)
    .put('armory', 4)
    .put('lab', ...pawns)
    .force({ room: 'lab', force })
    .vault({ pile: ['use'] });
const passAll = (table: ThingTable) => {
  while (table.kind === 'weaponVsAlien') table.pass(table.asked[0]);
  return table;
};

scenario('TT-125, RU-30 every Character who takes part counts one, lying or not; a Dog counts nothing', () => {
  const table = passAll(facing(2, 0, 1).lying(1).room('lab', { dog: true }).step('encounters'));
  expect(table.toldOf('public', 'laidDown')).toEqual([{ t: 'laidDown', pawns: [0, 1] }]);
});
scenario('TT-126, TT-135 less Force than Characters: the Alien flees, and they meet, standing as before', () => {
  const table = passAll(facing(1, 0, 1).step('encounters')).expectAsked('placeTokens', [0, 1]);
  expect(table.toldOf('public', 'alienFled')).toHaveLength(1);
  expect(table.open.people[0].standing).toBe(true);
  expect(table.open.force).toEqual([{ room: 'lab', force: 1 }]);
  expect(table.suspicion.slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
});
scenario('TT-127, TT-127a as many: all are laid down, nobody meets, and a Dog stays', () => {
  const table = passAll(facing(2, 0, 1).room('lab', { dog: true }).step('encounters'));
  expect([table.open.people[0], table.open.people[1]]).toMatchObject([
    { at: 'lab', standing: false },
    { at: 'lab', standing: false },
  ]);
  expect(table.toldOf('public', 'tokensPut')).toEqual([]);
  expect(table.open.rooms.lab.dog).toBe(true);
});
scenario('TT-128 more Force: the controller takes one who takes part, the Dog, or the room', () => {
  const table = passAll(facing(3, 0, 1).room('lab', { dog: true }).step('encounters')).expectAsked('alienChoice', [5]);
  expect(table.optionsOf(5)).toEqual([0, 1, 'dog', 'sabotage']);
});
scenario('TT-129, TT-006 the assimilated is out, the Alien has one Force more there, and the others lie in the Rec Room', () => {
  const table = passAll(facing(3, 0, 1).room('lab', { dog: true }).step('encounters')).answer(5, 1);
  expect(table.open.people[1]).toMatchObject({ status: 'assimilated', at: null, suspicion: null, shown: null });
  expect(table.role(1)).toBe('human');
  expect(table.open.people[0]).toMatchObject({ at: 'rec', standing: false });
  // TT-127a
  expect(table.open.rooms.lab.dog).toBe(true);
  expect(table.open.pool).toBe(4 + 3 + 1);
});
scenario('TT-130, RU-31 or the room is sabotaged with its Force, and all are sent away', () => {
  const table = passAll(
    aTable({ players: 6 })
      .revealed(0, 5)
      .put('armory', 4)
      .put('radio', 0)
      .room('radio', { damage: 0 })
      .force({ room: 'radio', force: 3 })
      .step('encounters'),
  ).answer(5, 'sabotage');
  expect(table.open.rooms.radio.damage).toBe(3);
  expect(table.open.people[0]).toMatchObject({ at: 'rec', standing: false });
});
scenario('TT-131 Force with a Dog alone: the Dog or the room', () => {
  const eaten = facing(2).room('lab', { dog: true }).step('encounters').expectAsked('alienChoice', [5]);
  expect(eaten.optionsOf(5)).toEqual(['dog', 'sabotage']);
  eaten.answer(5, 'dog');
  expect([eaten.open.rooms.lab.dog, eaten.open.pool]).toEqual([false, 7]);
  const wrecked = facing(2).room('lab', { dog: true }).step('encounters').answer(5, 'sabotage');
  expect([wrecked.open.rooms.lab.dog, wrecked.s.vault.labDiscard.length]).toEqual([true, 2]);
});
scenario('RU-27 if all avoid and there is no Dog, nothing happens', () => {
  const table = facing(1, 0).items(0, 'melee').step('encounters').avoid(0, 'melee');
  expect(table.toldOf('public', 'alienSabotaged')).toEqual([]);
  expect(table.open.people[0]).toMatchObject({ at: 'lab', standing: true });
});

scenario('TT-132, TT-257 Dynamite: a card of the pile goes unseen, its user lies down, one Force goes, and the Alien flees', () => {
  const table = facing(3, 0)
    .items(0, 'dynamite')
    .vault({ pile: ['use', 'repair'] })
    .step('encounters')
    .attack(0, 'dynamite');
  expect(table.s.vault.pile).toHaveLength(1);
  expect(table.toldOf('public', 'pileLost')).toEqual([{ t: 'pileLost', count: 1 }]);
  expect(table.open.people[0]).toMatchObject({ at: 'lab', standing: false });
  expect(table.open.gone).toEqual(['dynamite']);
  expect([table.open.pool, table.toldOf('public', 'alienFled')]).toEqual([4 + 2, [{ t: 'alienFled', room: 'lab' }]]);
});
scenario('TT-264 so does a Recharge of the Flamethrower, standing only', () => {
  const table = facing(3, 0).up(0, 'flamethrower:2').step('encounters').attack(0, 'flamethrower:2');
  expect([table.open.people[0].up, table.open.pool]).toEqual([['flamethrower:1'], 6]);
  const lying = facing(3, 0).up(0, 'flamethrower:2').items(0, 'dynamite').lying(0).step('encounters');
  expect(lying.optionsOf(0)).toEqual([]);
});
scenario('TT-133, TT-134, RU-28 after an attack those who take part meet, its user too, and capture a Dog first', () => {
  const table = passAll(facing(3, 0, 1).items(0, 'dynamite').room('lab', { dog: true }).step('encounters').attack(0, 'dynamite'));
  table.expectAsked('placeTokens', [0, 1]);
  expect(table.open.kennel).toBe(1);
});
scenario('TT-134, RU-29 with one Character and a Dog nothing more happens', () => {
  const table = facing(3, 0).items(0, 'dynamite').room('lab', { dog: true }).step('encounters').attack(0, 'dynamite');
  expect([table.open.kennel, table.open.rooms.lab.dog, table.toldOf('public', 'drewDogToken')]).toEqual([0, true, []]);
});
scenario('RU-26 everybody is asked in turn order, armed or not; after somebody avoids, who passed is asked again', () => {
  const table = facing(2, 0, 1, 2).items(1, 'firearm').is({ leader: 1 }).step('encounters').expectAsked('weaponVsAlien', [1]).pass(1);
  table.expectAsked('weaponVsAlien', [2]).pass(2).expectAsked('weaponVsAlien', [0]);
  expect(table.optionsOf(0)).toEqual([]);
  const again = facing(2, 0, 1, 2)
    .items(1, 'firearm')
    .step('encounters')
    .pass(0)
    .avoid(1, 'firearm')
    .expectAsked('weaponVsAlien', [2])
    .pass(2);
  again.expectAsked('weaponVsAlien', [0]).pass(0);
  // Two are left against two.
  expect(again.toldOf('public', 'laidDown')).toEqual([{ t: 'laidDown', pawns: [0, 2] }]);
});
scenario('RU-26 after an attack all who still take part are asked one last time, and cannot attack', () => {
  const table = facing(3, 0, 1, 2)
    .items(0, 'dynamite', 'firearm')
    .items(1, 'melee', 'dynamite')
    .step('encounters')
    .attack(0, 'dynamite')
    .expectAsked('weaponVsAlien', [0]);
  expect(table.optionsOf(0)).toEqual(['avoid']);
  table.avoid(0, 'firearm').expectAsked('weaponVsAlien', [1]);
  expect(table.optionsOf(1)).toEqual(['avoid']);
  table.pass(1).expectAsked('weaponVsAlien', [2]).pass(2).expectAsked('placeTokens', [1, 2]);
  const lone = facing(3, 0, 1).items(0, 'dynamite').items(1, 'melee').step('encounters').attack(0, 'dynamite').pass(0).avoid(1, 'melee');
  expect(lone.toldOf('public', 'tokensPut')).toEqual([]);
  // Who has passed now is not asked again.
  const passed = facing(4, 0, 1, 2).items(0, 'dynamite').items(2, 'melee');
  passed.step('encounters').attack(0, 'dynamite').pass(0).pass(1).avoid(2, 'melee').expectAsked('placeTokens', [0, 1]);
});
scenario('TT-136, TT-137, TT-315 Force in the Kennel takes one Dog, and an empty Kennel is out of the deck', () => {
  const table = aTable()
    .revealed(1, 3)
    .is({ kennel: 2, force: [{ room: 'kennel', force: 3 }] })
    .step('encounters');
  expect([table.open.kennel, table.open.pool]).toEqual([1, 5]);
  const last = aTable()
    .revealed(0, 3)
    .is({ kennel: 1, dogsAside: 0, force: [{ room: 'kennel', force: 1 }] })
    .step('encounters')
    .phase('alien');
  expect(last.open.kennel).toBe(0);
  expect(() => last.answer(3, { first: 'kennel', rest: ['pool'] })).toThrow();
});
scenario('TT-138 a reserve without Force gives none', () => {
  const table = passAll(facing(14, 0).step('encounters')).answer(5, 'sabotage');
  expect(table.open.pool).toBe(18);
  expect(passAll(facing(14, 0).step('encounters')).answer(5, 0).open.pool).toBe(18);
});
scenario('TT-138a Force lost to a Weapon can come back by an assimilation', () => {
  const table = facing(3, 0).items(0, 'dynamite').put('radio', 1).force({ room: 'lab', force: 3 }, { room: 'radio', force: 11 });
  table.step('encounters').answer(0, 'lab').attack(0, 'dynamite').expectAsked('weaponVsAlien', [1]);
  expect([forceInPlay(table.open), forceReserve(table.open)]).toEqual([17, 1]);
  table.pass(1).answer(5, 1);
  // 18 Force in all: 17 after the attack, then one more.
  expect(table.open.pool).toBe(18);
});
scenario('TT-139 all Force in the base returns to the pool', () => {
  const { open } = aTable().revealed(1, 3).force({ room: 'lab', force: 2 }, { room: 'radio', force: 1 }).step('recover');
  expect([open.pool, open.force]).toEqual([4, []]);
});
scenario(
  'TT-140, TT-141, TT-222 when the Rescue Helicopter is there the least suspicious decides, wherever they are, and again next round',
  () => {
    const table = aTable()
      .discs(3, 2, 2, 3)
      .put('dorm', 1)
      .lying(1)
      .is({ rescue: { state: 'arrived', at: 11, fuel: 2 } })
      .step('rescue')
      .expectAsked('startRescue', [1])
      .pass(1);
    expect(table.open.end).toBeNull();
    table.discs(1, 2, 2, 3).step('rescue').expectAsked('startRescue', [0]);
    expect(
      aTable()
        .is({ rescue: { state: 'flying', at: 10, fuel: 2 } })
        .step('rescue').kind,
    ).not.toBe('startRescue');
  },
);
scenario('D-20: the clock takes a random Character, else the Dog', () => {
  const taken = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const table = passAll(
      aTable({ players: 6, seed: `prey ${n}` })
        .revealed(4, 5)
        .put('lab', 0, 1)
        .force({ room: 'lab', force: 3 })
        .step('encounters'),
    ).timeout(5);
    taken.add(table.toldOf('public', 'assimilated')[0].pawn);
  }
  expect([...taken].toSorted()).toEqual([0, 1]);
  expect(facing(2).room('lab', { dog: true }).step('encounters').timeout(5).open.rooms.lab.dog).toBe(false);
});
scenario('TT-266 a Firearm spares its holder, standing or lying, and is face up from then on', () => {
  const table = facing(2, 0).items(0, 'firearm').lying(0).step('encounters').avoid(0, 'firearm');
  expect(table.open.people[0].up).toEqual<Up[]>(['firearm']);
  expect(table.toldOf('public', 'laidDown')).toEqual([]);
});
scenario('TT-267 a Melee weapon likewise, and leaves the game', () => {
  const table = facing(2, 0).items(0, 'melee').lying(0).step('encounters').avoid(0, 'melee');
  expect([table.own(0).items, table.open.gone]).toEqual([[], ['melee']]);
});
scenario('TT-259, TT-268, RU-05 Dynamite, Firearm and Melee weapon are of no use without Alien Force', () => {
  const table = aTable().items(2, 'dynamite', 'firearm', 'melee').put('lab', 2, 1).step('encounters');
  table.expectAsked('placeTokens', [1, 2]);
  const armed = aTable()
    .up(2, 'flamethrower:2')
    .items(2, 'dynamite', 'firearm', 'melee')
    .put('lab', 2, 1)
    .step('encounters')
    .expectAsked('avoidEncounter', [2]);
  for (const arm of ['firearm', 'melee', 'dynamite']) expect(() => armed.avoid(2, arm)).toThrow();
  expect(() => armed.attack(2, 'flamethrower:2')).toThrow();
});
scenario('TT-269 after one attack the Alien has fled: one Force a room and round', () => {
  const table = facing(4, 0, 1)
    .items(0, 'dynamite')
    .items(1, 'dynamite')
    .step('encounters')
    .attack(0, 'dynamite')
    .pass(0)
    .expectAsked('weaponVsAlien', [1]);
  expect(table.optionsOf(1)).toEqual([]);
});
scenario('TT-270 with an empty pile that part of the cost is skipped', () => {
  const table = facing(3, 0).items(0, 'dynamite').vault({ pile: [] }).step('encounters').attack(0, 'dynamite');
  expect(table.toldOf('public', 'pileLost')).toEqual([]);
  expect(table.open.pool).toBe(6);
});
scenario('TT-260, TT-262, TT-261 six Recharges; with none left it leaves the game', () => {
  const table = facing(3, 0).up(0, 'flamethrower:1').step('encounters').attack(0, 'flamethrower:1');
  expect([table.open.people[0].up, table.open.gone]).toEqual([[], ['flamethrower']]);
});
