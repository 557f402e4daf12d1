/** 3.A.6 Alien actions, 3.A.9 Revealing the attacked locations. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { GREEN_ROOMS, type GreenRoom } from '../../data/rooms.ts';
import { aTable, scenarios, type ThingTable } from '../table.ts';

const planning = (pool = 3) => aTable().revealed(pool, 3).phase('alien');

scenario('TT-070, RU-18 at least one card with at least one Force', () => {
  const table = planning(2);
  expect(() => table.answer(3, { first: 'pool', rest: ['lab'] })).toThrow();
  expect(table.answer(3, { first: 'lab', rest: ['pool'] }).open.plan).toEqual([1]);
});
scenario('TT-071 each chosen card gets Force; what is not placed stays in the pool', () => {
  const table = planning(5).answer(3, { first: 'lab', rest: ['radio', 'radio', 'pool', 'pool'] });
  expect(table.s.circle.aliens.facts.plan.toSorted((a, b) => a.force - b.force)).toEqual([
    { room: 'lab', force: 1 },
    { room: 'radio', force: 2 },
  ]);
  expect(table.open.pool).toBe(2);
});
scenario('TT-072, RU-13 the number of cards and the Force on each are public, the locations are not; their order tells nothing', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const table = aTable({ seed: `plan ${n}` })
      .revealed(3, 3)
      .phase('alien')
      .answer(3, { first: 'armory', rest: ['weather', 'weather'] });
    orders.add(table.open.plan.join());
    for (const viewer of [0, 1, 2, 'public' as const]) expect(JSON.stringify(table.seen(viewer).circles)).toBe('{}');
    expect(table.seen(3).circles.aliens.plan).toHaveLength(2);
    expect(table.toldOf(0, 'planIs')).toEqual([]);
    expect(table.toldOf(3, 'planIs')).toHaveLength(1);
  }
  expect([...orders].toSorted()).toEqual(['1,2', '2,1']);
});
scenario('TT-073 no burnt or removed room, never the Dormitory or the Rec Room, the Kennel only with a Dog in it', () => {
  const table = aTable().revealed(1, 3).room('lab', { burnt: true }).is({ kennel: 0 }).phase('alien');
  const offered = (t: typeof table) =>
    (t.decisionOf(3).shape as unknown as { parts: { first: { options: string[] } } }).parts.first.options;
  expect(offered(table)).toEqual(GREEN_ROOMS.filter((room) => room !== 'lab'));
  expect(offered(aTable().revealed(1, 3).is({ kennel: 1 }).phase('alien'))).toContain('kennel');
});
scenario('TT-074, RU-12 one pool and one plan: the first revealed confirms it, the others propose, seen by Aliens alone', () => {
  const table = aTable({ players: 5 }).revealed(2, 4, 2).phase('alien').expectAsked('alienPlan', [4]);
  const before = JSON.stringify([table.seen(0), table.told(0)]);
  table.answer(2, { pick: 'propose', with: { first: 'kitchen', rest: ['kitchen'] } });
  expect(JSON.stringify([table.seen(0), table.told(0)])).toBe(before);
  expect(table.seen(4).circles.aliens.proposals).toEqual([{ by: 2, plan: [{ room: 'kitchen', force: 2 }] }]);
  table.expectAsked('alienPlan', [4]).timeout(4);
  expect(table.s.circle.aliens.facts.plan).toEqual([{ room: 'kitchen', force: 2 }]);
});
scenario('TT-074 D-04: with no proposal the clock puts all Force on one card drawn at random', () => {
  const rooms = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const table = aTable({ seed: `blind ${n}` })
      .revealed(3, 3)
      .phase('alien')
      .timeout(3);
    expect(table.open.plan).toEqual([3]);
    rooms.add(table.s.circle.aliens.facts.plan[0].room);
  }
  expect(rooms.size).toBeGreaterThan(4);
});

/** A plan that is about to be turned over. */
const attacking = (...plan: { room: GreenRoom; force: number }[]) =>
  aTable({ players: 5 })
    .revealed(2, 4)
    .given(({ open, circle }) => {
      open.plan = plan.map(({ force }) => force);
      circle.aliens.facts.plan = plan;
    });

scenario('TT-092, TT-095 all cards are turned over at once and the Force is in those rooms; the cards are back in the deck', () => {
  const table = attacking({ room: 'lab', force: 1 }, { room: 'radio', force: 2 }).put('lab', 0).put('radio', 1).step('attack');
  expect(table.open.force).toEqual([
    { room: 'lab', force: 1 },
    { room: 'radio', force: 2 },
  ]);
  expect([table.open.plan, table.s.circle.aliens.facts.plan]).toEqual([[], []]);
  expect(table.toldOf('public', 'attacked')).toHaveLength(1);
});
scenario('TT-093 a room with Force and no life form is sabotaged with that Force; D-12 the controller orders several', () => {
  const one = attacking({ room: 'kitchen', force: 2 }).step('attack');
  expect(one.open.pantry).toBe(12);
  const dog = attacking({ room: 'kitchen', force: 2 }).room('kitchen', { dog: true }).step('attack');
  expect(dog.open.pantry).toBe(16);
  const two = attacking({ room: 'weather', force: 1 }, { room: 'kitchen', force: 1 }).step('attack').expectAsked('sabotageOrder', [4]);
  two.answer(4, ['weather', 'kitchen']);
  expect(two.toldOf('public', 'alienSabotaged').map(({ room }) => room)).toEqual(['weather', 'kitchen']);
  const byBoard = attacking({ room: 'weather', force: 1 }, { room: 'kitchen', force: 1 }).step('attack').pass(4);
  expect(byBoard.toldOf('public', 'alienSabotaged').map(({ room }) => room)).toEqual(['kitchen', 'weather']);
});
scenario('TT-094 damage that does not fit is lost', () => {
  expect(attacking({ room: 'generator', force: 5 }).step('attack').open.rooms.generator.damage).toBe(2);
});
scenario('TT-094a whatever finds less takes what there is', () => {
  const poor = (room: GreenRoom) =>
    attacking({ room, force: 5 })
      .given(({ open, vault }) => {
        Object.assign(open, { pantry: 3, warehouse: 2 });
        Object.assign(vault, { weapons: ['melee'], objects: ['keys', 'fuel'], lab: ['blood'] });
      })
      .step('attack');
  expect(poor('kitchen').open.pantry).toBe(0);
  expect(poor('weather').open.warehouse).toBe(0);
  expect([poor('armory').s.vault.weapons, poor('warehouse').s.vault.objects, poor('lab').s.vault.lab]).toEqual([[], [], []]);
});

type Count = (table: ThingTable) => number;
scenarios<[GreenRoom, Count, number]>(
  'TT-292, TT-304, TT-306, TT-309, TT-312 the Alien Sabotage of %s counts its Force',
  [
    ['armory', (t) => t.s.vault.weapons.length, -2],
    ['warehouse', (t) => t.s.vault.objects.length, -2],
    ['kitchen', (t) => t.open.pantry, -4],
    ['lab', (t) => t.s.vault.lab.length, -2],
    ['weather', (t) => t.open.warehouse, -2],
    ['helipad', (t) => t.open.rooms.helipad.damage, 2],
    ['boiler', (t) => t.open.rooms.boiler.damage, 2],
  ],
  (room, count, by) => {
    const table = attacking({ room, force: 2 });
    const before = count(table);
    expect(count(table.step('attack')) - before).toBe(by);
  },
);
