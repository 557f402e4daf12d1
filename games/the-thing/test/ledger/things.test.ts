/** 3.A.19 Weapons and fire, 3.A.20 Objects. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { locationDeck } from '../../facts/base.ts';
import { aTable } from '../table.ts';

/** Seat 1 stands in the Laboratory with a fire weapon, seat 2 beside, seat 0 in the Kitchen. */
const arson = () =>
  aTable()
    .items(1, 'dynamite')
    .put('lab', 1, 2)
    .put('kitchen', 0)
    .put('rec', 3)
    .lying(3)
    .vault({ pile: ['use', 'use', 'use'], actionDiscard: [] })
    .step('resolve')
    .expectAsked('setFire', [0, 1, 2]);

scenario('TT-258, TT-271 Dynamite in 4.7: a card of the pile goes unseen, the room burns, and all in it lie in the Rec Room', () => {
  const table = arson().pass(0).answer(1, 'dynamite').pass(2);
  expect(table.open.rooms.lab.burnt).toBe(true);
  expect([table.s.vault.pile.length, table.s.vault.actionDiscard.length, table.open.gone]).toEqual([2, 1, ['dynamite']]);
  for (const pawn of [1, 2]) expect(table.open.people[pawn]).toMatchObject({ at: 'rec', standing: false });
});
scenario('TT-265 so does a Recharge of the Flamethrower', () => {
  const table = aTable()
    .up(1, 'flamethrower:3')
    .put('lab', 1)
    .room('lab', { dog: true })
    .put('kitchen', 0)
    .vault({ pile: ['use', 'use'] })
    .step('resolve')
    .answer(1, 'flamethrower:3')
    .pass(0);
  expect([table.open.rooms.lab.burnt, table.open.people[1].up, table.s.vault.pile.length]).toEqual([true, ['flamethrower:2'], 1]);
  // TT-271 A Dog stays.
  expect(table.open.rooms.lab.dog).toBe(true);
});
scenario(
  'RU-45, H-44 fires are set in turn order; who has been laid down pays nothing and was never heard; then the window opens again',
  () => {
    const table = arson().items(2, 'dynamite').pass(0).answer(1, 'dynamite').answer(2, 'dynamite');
    expect([table.own(2).items, table.toldOf('public', 'burnt')]).toEqual([
      ['dynamite'],
      [{ t: 'burnt', room: 'lab', pawn: 1, with: 'dynamite' }],
    ]);
    table.expectAsked('setFire', [0]);
  },
);
scenario('TT-260 a Flamethrower kept has six Recharge tokens, also one that was discarded with fewer', () => {
  const table = aTable({ characters: ['clark', 'nauls', 'blair', 'norris'] })
    .up(3, 'flamethrower:1')
    .phase('rest')
    .until('lastReveal')
    .everybodyReveals(3)
    .vault({ weapons: ['flamethrower', 'melee'] });
  expect(table.acts(1, 'armory').answer(1, 'flamethrower').open.people[1].up).toEqual(['flamethrower:6']);
});
scenario('TT-263 a Recharge avoids any Encounter, with Characters, a Dog or the Alien', () => {
  const dog = aTable().up(1, 'flamethrower:2').put('lab', 1).room('lab', { dog: true }).step('encounters').avoid(1, 'flamethrower:2');
  expect([dog.toldOf('public', 'drewDogToken'), dog.open.people[1].up]).toEqual([[], ['flamethrower:1']]);
  const alien = aTable()
    .revealed(1, 3)
    .up(1, 'flamethrower:2')
    .put('lab', 1)
    .put('armory', 0)
    .force({ room: 'lab', force: 4 })
    .step('encounters')
    .avoid(1, 'flamethrower:2');
  expect(alien.open.people[1]).toMatchObject({ at: 'lab', standing: true });
});
scenario('TT-272, TT-273 a burnt room is closed and its card is gone', () => {
  const table = arson().pass(0).answer(1, 'dynamite').pass(2);
  expect(locationDeck(table.open)).not.toContain('lab');
  table.step('place', ({ open }) => {
    for (const person of open.people) person.at = 'rec';
  });
  expect(() => table.special(1, 'lab')).toThrow();
});
scenario('TT-274 with the Freezing tile in play the marker goes back to 0', () => {
  const frozen = aTable()
    .room('boiler', { damage: 3, fuel: 0 })
    .is({ freezing: 5 })
    .items(1, 'dynamite')
    .put('lab', 1)
    .put('kitchen', 0)
    .step('resolve')
    .answer(1, 'dynamite')
    .pass(0);
  expect(frozen.open.freezing).toBe(0);
  expect(arson().pass(0).answer(1, 'dynamite').pass(2).open.freezing).toBeNull();
});
scenario('TT-276, TT-276a only green rooms burn, and not the destroyed Boiler Room', () => {
  const table = aTable()
    .put('dorm', 0)
    .put('rec', 1)
    .put('boiler', 2)
    .put('lab', 3)
    .room('boiler', { damage: 3, fuel: 0 })
    .is({ freezing: 0 })
    .vault({ pile: ['use'] })
    .step('resolve');
  table.expectAsked('setFire', [3]);
});
scenario('TT-277 with six rooms burnt there is no fire any more', () => {
  const table = aTable().where(({ rooms }) => {
    for (const room of ['armory', 'helipad', 'warehouse', 'weather', 'generator', 'kitchen'] as const) rooms[room].burnt = true;
  });
  expect(
    table
      .put('lab', 0)
      .vault({ pile: ['use'] })
      .step('resolve').kind,
  ).toBe('nextCard');
  const fifth = aTable().where(({ rooms }) => {
    for (const room of ['armory', 'helipad', 'warehouse', 'weather', 'generator'] as const) rooms[room].burnt = true;
  });
  const both = fifth
    .items(0, 'dynamite')
    .items(1, 'dynamite')
    .put('lab', 0)
    .put('radio', 1)
    .vault({ pile: ['use', 'use', 'use'] })
    .step('resolve')
    .answer(0, 'dynamite')
    .answer(1, 'dynamite');
  expect([both.open.rooms.lab.burnt, both.open.rooms.radio.burnt, both.own(1).items]).toEqual([true, false, ['dynamite']]);
});
scenario('TT-278, RU-44 a burnt Generator and Boiler run on and take damage, but nothing can be done there', () => {
  const { open } = aTable()
    .room('generator', { burnt: true, fuel: 1 })
    .room('boiler', { burnt: true, fuel: 0 })
    .is({ weather: 'storm' })
    .phase('maintenance');
  expect([open.rooms.generator, open.rooms.boiler]).toMatchObject([{ fuel: 0, damage: 1 }, { damage: 2 }]);
  expect(
    aTable()
      .items(0, 'fuel', 'tools')
      .room('generator', { burnt: true, fuel: 1, damage: 1 })
      .put('generator', 0)
      .resolving('use', 'use')
      .optionsOf(0),
  ).toEqual(['flip']);
});
scenario('TT-279 what is in a burnt room stays and can be taken from elsewhere', () => {
  const { open } = aTable().room('warehouse', { burnt: true }).room('boiler', { fuel: 2 }).acts(1, 'boiler');
  expect([open.rooms.boiler.fuel, open.warehouse]).toEqual([3, 9]);
});

scenario('TT-280 a Flashlight is used when its owner wants, and stays face up', () => {
  const used = aTable()
    .items(1, 'flashlight')
    .hand(1, 'use', 'repair')
    .room('generator', { damage: 2 })
    .step('place')
    .works(1, 'lab', 'use');
  expect(used.open.people[1].up).toEqual(['flashlight']);
  const unused = aTable()
    .items(1, 'flashlight')
    .hand(1, 'use', 'repair')
    .room('generator', { damage: 2 })
    .step('place')
    .works(1, 'lab', 'random');
  expect(unused.open.people[1].up).toEqual([]);
});
scenario('TT-281, D-11 with a Flashlight two cards are looked at in the Special action', () => {
  const table = aTable()
    .items(1, 'flashlight')
    .hand(1, 'use')
    .vault({ pile: [], actionDeck: ['repair', 'sabotage'], actionDiscard: [] })
    .step('place')
    .special(1, 'lab', 'yes')
    .expectAsked('whichCard', [1])
    .timeout(1);
  expect(table.s.vault.pile).toEqual(['sabotage']);
});
scenario('TT-281, TT-077 with one card left in the deck the second comes of the discard, one’s own hand among it', () => {
  const table = aTable()
    .up(1, 'flashlight')
    .hand(1, 'repair')
    .vault({ actionDeck: ['sabotage'], actionDiscard: [], pile: [] });
  table.step('place').special(1, 'lab', 'yes').expectAsked('whichCard', [1]).answer(1, 'repair');
  expect([table.s.vault.pile, table.s.vault.actionDiscard, table.s.vault.actionDeck]).toEqual([['repair'], ['sabotage'], []]);
});

/** Seat 1 stands in the Boiler Room with Fuel and Tools, which could use both. */
const helper = () =>
  aTable()
    .items(1, 'fuel', 'fuel', 'tools')
    .put('boiler', 1)
    .put('weather', 0)
    .put('rec', 2, 3)
    .lying(2, 3)
    .room('boiler', { fuel: 2, damage: 2 });

scenario('TT-282, TT-284, TT-285 any number while standing; they are no action', () => {
  const table = helper()
    .resolving('use', 'use')
    .answer(1, { pick: 'fuel', with: 1 })
    .answer(1, { pick: 'fuel', with: 1 })
    .answer(1, { pick: 'tools', with: 1 });
  expect([table.open.rooms.boiler, table.open.warehouse, table.own(1).items]).toMatchObject([{ fuel: 4, damage: 1 }, 8, []]);
  expect([table.open.people[1].standing, table.open.gone]).toEqual([true, ['fuel', 'fuel', 'tools']]);
  expect(helper().lying(1).resolving('use').kind).toBe('nextCard');
  expect(() => helper().lying(1).resolving('use').answer(1, { pick: 'fuel', with: 1 })).toThrow();
});
scenario('TT-283, RU-42 after the fires, while the Leader decides, the moment before the first card included; L-10 nobody is asked', () => {
  const table = helper()
    .vault({ pile: ['use', 'use'] })
    .step('resolve')
    .expectAsked('setFire', [0, 1]);
  expect(() => table.answer(1, { pick: 'fuel', with: 1 })).toThrow();
  table
    .pass(0)
    .pass(1)
    .expectAsked('nextCard', [0])
    .answer(1, { pick: 'fuel', with: 1 })
    .expectAsked('nextCard', [0])
    .flip()
    .expectAsked('assignCard', [0]);
  table.answer(1, { pick: 'fuel', with: 1 }).expectAsked('assignCard', [0]);
});
scenario('TT-283 while somebody else decides, they alone', () => {
  const table = helper().put('lab', 2).resolving('use', 'use').flip(2).expectAsked('keepLab', [2]);
  expect(() => table.answer(1, { pick: 'fuel', with: 1 })).toThrow();
});
scenario('TT-283 a card played while the Leader chooses what to keep changes nothing of what was drawn', () => {
  const playing = (room: 'warehouse' | 'lab') =>
    aTable().items(1, 'tools').put(room, 0).put('generator', 1).room('generator', { damage: 1 }).resolving('use').flip(0);
  for (const room of ['warehouse', 'lab'] as const) {
    const table = playing(room);
    const before = [table.own(0).drawn.slice(), table.s.vault.objects.length, table.s.vault.lab.length];
    table.answer(1, { pick: 'tools', with: 1 }).expectAsked(room === 'lab' ? 'keepLab' : 'keepItem', [0]);
    expect([table.own(0).drawn, table.s.vault.objects.length, table.s.vault.lab.length]).toEqual(before);
    expect(table.open.rooms.generator.damage).toBe(0);
  }
});
scenario('TT-283a after each of them it is worked out anew to whom the card can go', () => {
  const table = aTable()
    .items(1, 'tools')
    .put('radio', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .room('radio', { damage: 1 })
    .resolving('repair')
    .flip()
    .expectAsked('assignCard', [0])
    .answer(1, { pick: 'tools', with: 1 });
  table.expectAsked('layWhom', [0]);
  const more = aTable()
    .items(1, 'tools')
    .put('radio', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .room('radio', { damage: 1 })
    .resolving('use')
    .flip()
    .expectAsked('layWhom', [0])
    .answer(1, { pick: 'tools', with: 1 });
  expect(more.expectAsked('assignCard', [0]).optionsOf(0)).toEqual([1]);
});
scenario(
  'TT-285a, TT-286 not where they would change nothing, nor in the destroyed Boiler; in the Generator Tools end the Blackout',
  () => {
    const none = aTable().items(1, 'fuel', 'tools').put('boiler', 1).put('weather', 0).is({ warehouse: 0 }).resolving('use');
    for (const item of ['fuel', 'tools']) expect(() => none.answer(1, { pick: item, with: 1 })).toThrow();
    const lost = aTable()
      .items(1, 'tools')
      .put('boiler', 1)
      .put('weather', 0)
      .room('boiler', { damage: 3, fuel: 0 })
      .is({ freezing: 0 })
      .resolving('use');
    expect(() => lost.answer(1, { pick: 'tools', with: 1 })).toThrow();
    const light = aTable()
      .items(1, 'tools')
      .put('generator', 1)
      .put('weather', 0)
      .room('generator', { damage: 2 })
      .resolving('use')
      .answer(1, { pick: 'tools', with: 1 });
    expect(light.toldOf('public', 'blackout')).toEqual([{ t: 'blackout', on: false }]);
  },
);
scenario('TT-288 Keys are of no use at any other moment', () => {
  const table = aTable()
    .items(1, 'keys')
    .put('helipad', 1)
    .put('weather', 0)
    .room('helipad', { damage: 0, fuel: 3 })
    .resolving('use', 'use');
  expect(() => table.answer(1, 'escape')).toThrow();
});
