import { diceOver, fastDice } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { setup } from '../../setup.ts';
import { at, party, without } from '../party.ts';

const laid = (seats: number) => setup(DEFAULT_OPTIONS, seats, diceOver(fastDice('co-op')));
const count = <T>(list: readonly T[], item: T): number => list.filter((other) => other === item).length;

test('TC-001, TC-002, TC-005, TC-006, TC-014: the board is laid out as for six, with 4 damage in the Helipad and 6 in the Radio Room', () => {
  for (const seats of [1, 2, 3]) {
    const { open } = laid(seats);
    expect([open.warehouse, open.depot, open.pantry]).toEqual([14, 5, 16]);
    expect([open.rooms.shed.damage, open.rooms.helipad.damage, open.rooms.radio.damage]).toEqual([1, 4, 6]);
    expect([open.rooms.generator.fuel, open.rooms.boiler.fuel]).toEqual([4, 4]);
    expect([open.dogsAside, open.kennel, open.rescue.state]).toEqual([4, 0, 'waiting']);
  }
});

test('TC-003: ten Weapons', () => {
  const { weapons } = laid(2).vault;
  expect(weapons.length).toBe(10);
  expect((['flamethrower', 'dynamite', 'melee', 'firearm'] as const).map((weapon) => count(weapons, weapon))).toEqual([1, 3, 4, 2]);
});

test('TC-004: thirteen Objects', () => {
  const { objects } = laid(2).vault;
  expect((['keys', 'flashlight', 'tools', 'fuel', 'cable'] as const).map((thing) => count(objects, thing))).toEqual([2, 3, 3, 3, 2]);
});

test('TC-007: 12 Blood bags and 18 Failures', () => {
  const { lab } = laid(1).vault;
  expect([count(lab, 'blood'), count(lab, 'failure')]).toEqual([12, 18]);
});

test('TC-008: six Characters are shared out equally', () => {
  for (const [seats, each] of [
    [1, 6],
    [2, 3],
    [3, 2],
  ]) {
    const { people } = laid(seats).open;
    expect(people.length).toBe(6);
    for (let seat = 0; seat < seats; seat++) expect(people.filter((person) => person.seat === seat).length).toBe(each);
  }
  const { people } = party(3).s.open;
  expect(new Set(people.map(({ character }) => character)).size).toBe(6);
});

test('TC-009: every disc starts on yellow, every figure in the Rec Room', () => {
  for (const person of laid(2).open.people) expect([person.suspicion, person.at, person.standing]).toEqual([1, 'rec', true]);
});

test('TC-010: six of the eight special role cards lie under the Characters, two are put away, and nobody has seen any', () => {
  const table = party(3);
  const { roles, box } = table.s.vault;
  expect([roles.length, box.length]).toEqual([6, 2]);
  expect(count([...roles, ...box], 'alien')).toBe(2);
  for (const own of table.s.own) expect(own.role).toBeNull();
  expect(table.s.open.people.every(({ shown }) => shown === null)).toBe(true);
  expect(table.told(0).some(({ t }) => t === 'roleIs')).toBe(false);
});

test('TC-011: the Threat starts on space 6', () => {
  expect(laid(1).open.coop!.threat).toBe(6);
});

test('TC-012: there is a Leader, who is one of the players', () => {
  expect([0, 1, 2]).toContain(laid(3).open.leader);
});

test('TC-013: no Action cards, no roles by colour, no pile and no Leader token', () => {
  const table = party(2);
  expect(table.s.vault.actionDeck).toEqual([]);
  expect(table.s.own.every(({ hand }) => hand.length === 0)).toBe(true);
  expect(table.s.open.leaderToken).toBeNull();
});

test('TC-015, TC-016: the nine phases in their order', () => {
  const table = party(1);
  while (table.toldOf('public', 'roundBegan').length < 2) table.timeout(0);
  const phases = table.toldOf('public', 'phaseBegan').map(({ phase }) => phase);
  expect(phases.slice(0, 8)).toEqual(['weather', 'maintenance', 'movement', 'action', 'rest', 'analyses', 'meal', 'dogs']);
});

test('TC-016a: owners clockwise from the Leader, Characters of one owner in the order of their table', () => {
  const table = party(2).given(
    (s) => {
      // Player 1 leads; their Characters are numbers 3 to 5, listed here against the order of the table.
      s.open.leader = 1;
      s.open.people[3].character = 'norris';
      s.open.people[5].character = 'bennings';
      s.open.people[0].character = 'macready';
      for (const pawn of [3, 5, 0]) s.open.people[pawn].suspicion = 6;
    },
    ...at('threat'),
  );
  // Three discs on the Threat's space push it: as many steps as discs.
  expect(table.s.open.coop!.threat).toBe(8);
  const again = party(2).given(
    (s) => {
      s.open.leader = 1;
      s.open.people[3].character = 'norris';
      s.open.people[5].character = 'bennings';
      for (const pawn of [3, 5, 0]) s.open.people[pawn].suspicion = 5;
    },
    ...at('threat'),
  );
  again.expectAsked('victim', [1]);
  expect(again.optionsOf(1)).toEqual([5, 3, 0]);
});

test('TC-017: each player places all their Characters, the Leader first', () => {
  const table = party(2).given(
    (s) => {
      s.open.leader = 1;
    },
    ...at('movement'),
  );
  table.expectAsked('placeParty', [1]);
  expect(table.optionsOf(1)).toEqual([3, 4, 5]);
  table.answer(1, { pick: 5, with: 'lab' }).answer(1, { pick: 3, with: 'radio' });
  expect(table.optionsOf(1)).toEqual([4]);
  table.answer(1, { pick: 4, with: 'shed' }).expectAsked('placeParty', [0]);
  expect(table.s.open.people[5].at).toBe('lab');
});

test('TC-017: a player without Characters is passed over', () => {
  party(2)
    .given((s) => without(s, 0, 1, 2), ...at('movement'))
    .expectAsked('placeParty', [1]);
});

test('TC-018: an accessible room, or the Dormitory while nobody is there', () => {
  const table = party(2).given(
    (s) => {
      s.open.rooms.kitchen.burnt = true;
    },
    ...at('movement'),
  );
  expect(() => table.answer(0, { pick: 0, with: 'kitchen' })).toThrow();
  expect(() => table.answer(0, { pick: 0, with: 'rec' })).toThrow();
  table.answer(0, { pick: 0, with: 'dorm' });
  expect(() => table.answer(0, { pick: 1, with: 'dorm' })).toThrow();
  table.answer(0, { pick: 1, with: 'lab' });
  expect(table.s.open.people[0]).toMatchObject({ at: 'dorm', standing: true });
});

test('TC-018: the clock takes the room with the fewest Characters, the first of them in board order', () => {
  const table = party(2).given(() => {}, ...at('movement'));
  table.answer(0, { pick: 0, with: 'armory' }).timeout(0);
  expect(table.s.open.people[1].at).toBe('helipad');
});
