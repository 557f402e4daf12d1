/** 3.A.1 Words and general rules, 3.A.2 Set-up. */

import { diceOver, fastDice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ACTION_CARDS } from '../../data/cards.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { DAMAGE_TOKENS, DOGS, GREEN_ROOMS } from '../../data/rooms.ts';
import { columnOf } from '../../data/setup.ts';
import { climateOf } from '../../data/weather.ts';
import { accessibleRooms, damageInHq, locationDeck } from '../../facts/base.ts';
import { isCharacter, leastSuspicious, mostSuspicious, turnOrder } from '../../facts/people.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { setup } from '../../setup.ts';
import { aTable, scenarios } from '../table.ts';

const COUNTS = [4, 5, 6, 7, 8];
const laidOut = (players: number, seed = 'x') => setup(DEFAULT_OPTIONS, players, diceOver(fastDice(seed)));

scenario('TT-001, TT-002 a Revealed Alien and an eliminated player are no Characters; a hidden Alien is one', () => {
  const { open } = aTable()
    .revealed(3, 1)
    .where(({ people }) => void Object.assign(people[2], { status: 'assimilated', at: null }));
  expect([0, 1, 2, 3].map((pawn) => isCharacter(open, pawn))).toEqual([true, false, false, true]);
});

scenario('TT-007 a lying Character can be assigned no Action card', () => {
  const table = aTable().put('radio', 1, 2).put('rec', 0, 3).lying(0, 1, 3).resolving('repair').flip();
  expect(table.optionsOf(0)).toEqual([2]);
});

scenario('TT-008 turn order is clockwise from the Leader, skipping who is no Character', () => {
  const { open } = aTable().revealed(3, 0).is({ leader: 2 });
  expect(turnOrder(open)).toEqual([2, 3, 1]);
});

scenario('TT-009 lowest and highest disc; a tie for least goes to the first in turn order', () => {
  const { open } = aTable().discs(3, 2, 2, 3).is({ leader: 2 });
  expect(leastSuspicious(open)).toBe(2);
  expect(mostSuspicious(open)).toEqual([3, 0]);
});

scenario(
  'TT-010, TT-060 burnt, removed and full rooms are closed; Rec Room, Kennel and stores are never offered, the Dormitory always is',
  () => {
    const table = aTable({ players: 5 }).room('kitchen', { burnt: true }).room('boiler', { damage: 3 }).is({ freezing: 0 }).step('place');
    const { open } = table.put('radio', 1, 2, 3);
    expect(accessibleRooms(open)).toEqual(GREEN_ROOMS.filter((room) => !['kitchen', 'boiler', 'radio'].includes(room)));
    expect(table.optionsOf(1)).toEqual(['work', 'sleep', 'special']);
    expect(() => table.special(1, 'rec' as 'dorm')).toThrow();
    expect(() => table.special(1, 'kennel' as 'dorm')).toThrow();
    expect(table.special(1, 'dorm').open.people[1].at).toBe('dorm');
  },
);

scenario('TT-011, TT-012 a player holds any number of items, and nobody sees what they are', () => {
  const table = aTable()
    .items(1, 'dynamite', 'dynamite', 'melee', 'keys', 'keys', 'fuel', 'blood', 'blood', 'failure')
    .acts(1, 'warehouse');
  table.answer(1, table.own(1).drawn[0]);
  expect(table.own(1).items).toHaveLength(10);
  expect(table.seen(2).sizes.items[1]).toEqual({ weapon: 3, object: 4, lab: 3 });
  expect(JSON.stringify(table.seen(2))).not.toContain('dynamite');
});

scenario('TT-012 a Flamethrower alone is face up at once', () => {
  const table = aTable()
    .vault({ weapons: ['melee', 'flamethrower'] })
    .acts(0, 'armory')
    .answer(0, 'flamethrower');
  expect(table.open.people[0].up).toEqual(['flamethrower:6']);
  const other = aTable()
    .vault({ weapons: ['melee', 'flamethrower'] })
    .acts(0, 'armory')
    .answer(0, 'melee');
  expect(other.open.people[0].up).toEqual([]);
});

scenario('TT-013 an item that is used leaves the game', () => {
  const table = aTable()
    .items(1, 'tools')
    .put('radio', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .resolving('use')
    .answer(1, { pick: 'tools', with: 1 });
  expect(table.own(1).items).toEqual([]);
  expect(table.open.gone).toEqual(['tools']);
  expect(table.s.vault.objects).toHaveLength(9);
});

scenario('TT-014, TT-014a an item that stays is face up from then on, and the one that is face up is used first', () => {
  const table = aTable().items(1, 'flashlight', 'flashlight').step('place').special(1, 'lab', 'yes');
  expect(table.open.people[1].up).toEqual(['flashlight']);
  expect(table.own(1).items).toEqual(['flashlight']);
  const again = aTable().items(1, 'flashlight').up(1, 'flashlight').step('place').special(1, 'lab', 'yes');
  expect(again.own(1).items).toEqual(['flashlight']);
});

scenario('TT-014a who holds two Flamethrowers says which one is used', () => {
  const table = aTable().up(1, 'flamethrower:6', 'flamethrower:1').put('lab', 1, 2).step('encounters');
  table.expectAsked('avoidEncounter', [1]).avoid(1, 'flamethrower:1');
  expect(table.open.people[1].up).toEqual(['flamethrower:6']);
});

scenario('TT-015 what is discarded goes to the bottom of its own deck, several in random order', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const table = aTable({ seed: `under ${n}` })
      .items(3, 'dynamite', 'melee', 'keys')
      .phase('rest')
      .until('lastReveal');
    const [weapons, objects] = [table.s.vault.weapons.length, table.s.vault.objects.length];
    table.everybodyReveals(3);
    expect(table.s.vault.weapons).toHaveLength(weapons + 2);
    expect(table.s.vault.objects).toHaveLength(objects + 1);
    expect(table.s.vault.weapons.slice(0, 2).toSorted()).toEqual(['dynamite', 'melee']);
    expect(table.s.vault.objects[0]).toBe('keys');
    orders.add(table.s.vault.weapons.slice(0, 2).join());
  }
  expect(orders.size).toBe(2);
});

scenario('TT-016 nobody draws from an empty deck', () => {
  const table = aTable().vault({ weapons: [] }).put('armory', 1).put('rec', 0, 2, 3).lying(0, 2, 3).resolving('use').flip();
  expect(table.kind).toBe('layWhom');
});

scenario('TT-016a hands, pile and cards being looked at leave cards to draw, whatever happens', () => {
  const table = aTable({ players: 8 }).given(({ own, vault }) => {
    for (const one of own) one.hand = ['repair', 'repair', 'repair'];
    vault.pile = new Array(9).fill('use');
    vault.actionDeck = [];
    vault.actionDiscard = ACTION_CARDS.slice(0, 51 - 24 - 9);
  });
  table.step('place').special(1, 'lab');
  expect(table.s.vault.pile).toHaveLength(10);
});

scenario('TT-017 Force is one number, in the pool, on cards and in rooms', () => {
  const table = aTable()
    .revealed(5, 3)
    .phase('alien')
    .answer(3, { first: 'radio', rest: ['radio', 'radio', 'lab', 'pool'] });
  expect(table.open.plan.toSorted()).toEqual([1, 3]);
  expect(table.open.pool).toBe(1);
});

scenario('TT-018, TT-272 the Location card of a room that is gone is gone', () => {
  const { open } = aTable().room('lab', { burnt: true }).room('boiler', { damage: 3 });
  expect(locationDeck(open)).not.toContain('lab');
  expect(locationDeck(open)).not.toContain('boiler');
  expect(locationDeck(open)).toHaveLength(8);
});

scenario('TT-019, TT-292 what is removed unseen nobody learns, not even who removes it', () => {
  const table = aTable()
    .vault({ weapons: ['melee', 'firearm'] })
    .acts(1, 'armory', 'sabotage');
  expect(table.s.vault.removed).toEqual(['firearm']);
  for (const viewer of [0, 1, 2, 3, 'public' as const])
    expect(JSON.stringify([table.told(viewer), table.seen(viewer)])).not.toContain('firearm');
});

scenarios('TT-020, TT-021, TT-022, TT-023, TT-024 the base for %i players', COUNTS, (players) => {
  const { open } = laidOut(players);
  expect(climateOf('storm', players).boiler).toBe(players > 6 ? 3 : 2);
  expect([open.rooms.generator.fuel, open.rooms.boiler.fuel, open.rescue.fuel]).toEqual([4, 4, 0]);
  expect([open.pantry, open.kitchen]).toEqual([16, 0]);
  expect(locationDeck(open)).toEqual([...GREEN_ROOMS]);
  expect([open.dogsAside, open.kennel, GREEN_ROOMS.filter((room) => open.rooms[room].dog).length]).toEqual([DOGS, 0, 0]);
});

scenario('TT-025 the Leader token lies in a random room, whose card is back in the deck', () => {
  const rooms = new Set(
    Array.from({ length: 60 }, (_, n) =>
      JSON.stringify(
        new Set(
          aTableAsDealt(`token ${n}`)
            .toldOf('public', 'leaderTokenPut')
            .map(({ room }) => room),
        )
          .values()
          .next().value,
      ),
    ),
  );
  expect(rooms.size).toBeGreaterThan(7);
});
const aTableAsDealt = (seed: string, players = 4) => aTable({ players, seed });

scenarios('TT-026, TT-029, TT-030, TT-040 damage and fuel for %i players', COUNTS, (players) => {
  const { open } = laidOut(players);
  expect([open.rooms.shed.damage, open.rooms.helipad.damage, open.rooms.radio.damage]).toEqual([1, players - 2, players]);
  expect(open.warehouse).toBe({ 4: 10, 5: 10, 6: 14, 7: 18, 8: 18 }[players]);
  expect(open.depot).toBe(players - 1);
  expect(damageInHq(open)).toBe({ 4: 13, 5: 11, 6: 9, 7: 7, 8: 5 }[players]);
  expect(DAMAGE_TOKENS).toBe(20);
});

scenarios(
  'TT-027, TT-028, TT-031 decks and Lab bag for %i players',
  [
    [4, 8, 9],
    [5, 8, 9],
    [6, 10, 10],
    [7, 10, 13],
    [8, 12, 15],
  ],
  (players, weapons, objects) => {
    const { vault } = laidOut(players);
    expect(vault.weapons).toHaveLength(weapons);
    expect(vault.objects).toHaveLength(objects);
    expect(vault.weapons.filter((card) => card === 'flamethrower')).toHaveLength(players === 8 ? 2 : 1);
    expect(vault.objects.filter((card) => card === 'cable')).toHaveLength(players > 6 ? 2 : 1);
    expect([vault.lab.filter((token) => token === 'blood').length, vault.lab.filter((token) => token === 'failure').length]).toEqual([
      2 * players,
      3 * players,
    ]);
    expect(laidOut(players, 'another').vault.weapons.join()).not.toBe(vault.weapons.join());
  },
);

scenario('TT-032, TT-034 the 51 Action cards are shuffled, and each player draws two', () => {
  const table = aTable({ players: 5 });
  expect(laidOut(5).vault.actionDeck.toSorted()).toEqual(ACTION_CARDS.toSorted());
  expect(laidOut(5, 'a').vault.actionDeck.join()).not.toBe(laidOut(5, 'b').vault.actionDeck.join());
  expect(table.s.own.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2, 2]);
  expect(table.s.vault.actionDeck).toHaveLength(41);
});

scenario('TT-033, TT-108, TT-109 a Human has two Human tokens to put, an Alien may put the Alien one', () => {
  const table = aTable().put('lab', 2, 3).step('encounters').expectAsked('placeTokens', [2, 3]);
  expect(table.optionsOf(2)).toEqual(['humans']);
  expect(table.optionsOf(3)).toEqual(['humans', 'alien']);
});

scenario('TT-035, TT-036 discs start on yellow; everybody gets another Character, standing in the Rec Room', () => {
  const { open } = aTable({ players: 8, seed: 'characters', characters: CHARACTERS.slice() });
  expect(open.people.map(({ suspicion, at, standing }) => [suspicion, at, standing])).toEqual(new Array(8).fill([1, 'rec', true]));
  const dealt = ['a', 'b', 'c'].map((seed) => aTable({ players: 5, seed }).toldOf('public', 'charactersDealt')[0].characters);
  for (const characters of dealt) expect(new Set(characters).size).toBe(5);
  expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
});

scenario('TT-036 or each picks one that is free, in seat order (D-01)', () => {
  const table = aTable({ players: 4, characterChoice: 'agreed' })
    .expectAsked('pickCharacter', [0])
    .answer(0, 'clark')
    .expectAsked('pickCharacter', [1]);
  expect(table.optionsOf(1)).not.toContain('clark');
  table.answer(1, 'blair').answer(2, 'nauls').answer(3, 'garry');
  expect(table.open.people.map(({ character }) => character)).toEqual(['clark', 'blair', 'nauls', 'garry']);
  table.expectAsked('lookAtRole', [0, 1, 2, 3]);
});

scenarios('TT-037, TT-038, TT-039 of %i players any one can be the Alien; each knows their own role alone', COUNTS, (players) => {
  const firsts = new Set<number>();
  for (let n = 0; n < 40; n++) {
    const table = aTable({ players, characterChoice: 'agreed', seed: `roles ${n}` }).until('lookAtRole');
    const roles = table.s.own.map(({ role }) => role);
    expect(roles.filter((role) => role === 'alien')).toHaveLength(1);
    firsts.add(roles.indexOf('alien'));
    for (const [seat, role] of roles.entries()) expect(table.toldOf(seat, 'roleIs')).toEqual([{ t: 'roleIs', role }]);
    expect(table.toldOf('public', 'roleIs')).toEqual([]);
  }
  expect(firsts.size).toBe(players);
});

scenario('TT-041 the Rescue Helicopter waits and does not move', () => {
  const table = aTable().phase('maintenance');
  expect(table.open.rescue).toEqual({ state: 'waiting', at: 0, fuel: 0 });
});

scenario('TT-042 at the start there is no Blackout, no Freezing, no Force, no fire, and no die in the Station', () => {
  const { open } = laidOut(6);
  expect([open.rooms.generator.damage, open.freezing, open.pool, open.station]).toEqual([0, null, 0, null]);
  expect(GREEN_ROOMS.some((room) => open.rooms[room].burnt)).toBe(false);
  expect(columnOf(6).forceCap).toBe(18);
});

scenario('TT-043 a random player leads first', () => {
  expect(new Set(Array.from({ length: 40 }, (_, n) => laidOut(5, `leader ${n}`).open.leader)).size).toBe(5);
});
