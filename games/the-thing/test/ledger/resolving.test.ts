/** 3.A.12 Resolving the actions. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Action } from '../../data/cards.ts';
import { BONUS_ROOMS, GREEN_ROOMS, type GreenRoom } from '../../data/rooms.ts';
import { actionBarred, repetitions } from '../../facts/actions.ts';
import { aTable, scenarios, type ThingTable } from '../table.ts';

const barred = (table: ThingTable, action: Action, room: GreenRoom | 'dorm' | 'rec') =>
  actionBarred({ seats: 4, open: table.open, sizes: table.seen('public').sizes }, action, room);

scenario('TT-142 fire is asked of everybody standing in a room that can burn, armed or not, and only before the first card', () => {
  const table = aTable()
    .put('lab', 0, 1)
    .lying(1)
    .put('dorm', 2)
    .put('rec', 3)
    .vault({ pile: ['use', 'use'] })
    .step('resolve')
    .expectAsked('setFire', [0]);
  table.pass(0).expectAsked('nextCard', [0]).flip(0);
  expect(table.kind).not.toBe('setFire');
});
scenario('TT-143 the pile is shuffled before a card is turned over', () => {
  const first = new Set<string>();
  for (let n = 0; n < 30; n++)
    first.add(
      aTable({ seed: `pile ${n}` })
        .put('lab', 0)
        .resolving('use', 'repair', 'sabotage')
        .flip().open.flipped!,
    );
  expect(first.size).toBe(3);
});
scenario('TT-144, RU-43 the first card must be turned over', () => {
  const table = aTable().put('lab', 0).resolving('use').expectAsked('nextCard', [0]);
  expect(table.optionsOf(0)).toEqual(['flip']);
  expect(table.timeout(0).open.flipped).toBe('use');
});
scenario(
  'TT-145, TT-145a, TT-152 the Leader assigns it to any standing Character who can resolve it, themselves included, and must',
  () => {
    const table = aTable()
      .put('lab', 0)
      .put('weather', 1)
      .put('radio', 2)
      .put('dorm', 3)
      .resolving('use')
      .flip()
      .expectAsked('assignCard', [0]);
    expect(table.optionsOf(0)).toEqual([0, 1]);
    expect(() => table.pass(0)).toThrow();
    expect(table.answer(0, 0).kind).toBe('keepLab');
  },
);
scenario('TT-146, TT-146a with nobody who can, the card is lost and the Leader lays any standing Character down', () => {
  const table = aTable()
    .put('radio', 0)
    .put('dorm', 1)
    .put('helipad', 2)
    .put('rec', 3)
    .lying(3)
    .room('helipad', { fuel: 3 })
    .vault({ actionDiscard: [] })
    .resolving('use', 'use')
    .flip()
    .expectAsked('layWhom', [0]);
  expect(table.optionsOf(0)).toEqual([0, 1, 2]);
  table.answer(0, 1);
  expect(table.open.people[1].standing).toBe(false);
  expect(table.s.vault.actionDiscard).toEqual(['use']);
});
scenario('TT-147 the player of the Character chooses; then the Character lies down where they are', () => {
  const table = aTable().put('lab', 1).put('weather', 0).resolving('use', 'use').flip(1).expectAsked('keepLab', [1]).answer(1, 'keep');
  expect(table.open.people[1]).toMatchObject({ at: 'lab', standing: false });
});
scenario('TT-148 then the Leader turns over another card or ends the phase', () => {
  const table = aTable().put('kitchen', 1).put('weather', 0).resolving('use', 'use').flip(1).expectAsked('nextCard', [0]);
  expect(table.optionsOf(0)).toEqual(['flip', 'stop']);
  expect(table.answer(0, 'stop').toldOf('public', 'stopped')).toEqual([{ t: 'stopped', left: 1 }]);
  expect(aTable().put('kitchen', 1).put('weather', 0).resolving('use', 'use').flip(1).timeout(0).kind).toBe('callVote');
});
scenario('TT-149 what is left of the pile goes to the discard unseen; TT-150 so do cards turned over', () => {
  const table = aTable().put('kitchen', 1).put('weather', 0).vault({ actionDiscard: [] }).resolving('use', 'use').flip(1).answer(0, 'stop');
  expect([table.s.vault.pile, table.s.vault.actionDiscard]).toEqual([[], ['use', 'use']]);
  expect(table.toldOf('public', 'flipped')).toHaveLength(1);
});
scenario('TT-151 the phase ends by itself with an empty pile, or when nobody stands', () => {
  expect(aTable().put('kitchen', 1).put('weather', 0).resolving('use').flip(1).kind).toBe('callVote');
  expect(aTable().put('kitchen', 1).put('rec', 0, 2, 3).lying(0, 2, 3).resolving('use', 'use').flip(1).kind).toBe('callVote');
  expect(aTable().lying(0, 1, 2, 3).resolving('use').kind).toBe('callVote');
});
scenario('TT-153 USE is what the room does', () => {
  expect(aTable().acts(1, 'kitchen').open.kitchen).toBe(2);
});
scenario('TT-154, TT-316 REPAIR takes a damage token back to the HQ', () => {
  const { open } = aTable().acts(1, 'radio', 'repair');
  expect(open.rooms.radio.damage).toBe(3);
});
scenario('TT-155 SABOTAGE puts a damage, or resolves the Sabotage of the room', () => {
  expect(aTable().acts(1, 'radio', 'sabotage').open.rooms.radio.damage).toBe(5);
  expect(aTable().acts(1, 'kitchen', 'sabotage').open.pantry).toBe(14);
});

scenarios<[GreenRoom, boolean, (table: ThingTable) => ThingTable]>(
  'TT-156 USE in %s: %s',
  [
    ['armory', true, (t) => t],
    ['armory', false, (t) => t.vault({ weapons: [] })],
    ['warehouse', true, (t) => t],
    ['warehouse', false, (t) => t.vault({ objects: [] })],
    ['helipad', true, (t) => t],
    ['helipad', false, (t) => t.is({ depot: 0 })],
    ['helipad', false, (t) => t.room('helipad', { fuel: 3, damage: 1 })],
    ['helipad', true, (t) => t.room('helipad', { fuel: 3, damage: 0 }).is({ depot: 0 })],
    ['shed', true, (t) => t.room('shed', { fuel: 4, damage: 0 })],
    ['shed', false, (t) => t.room('shed', { fuel: 4, damage: 1 })],
    ['generator', false, (t) => t],
    ['generator', true, (t) => t.room('generator', { fuel: 3 })],
    ['generator', false, (t) => t.room('generator', { fuel: 3 }).is({ warehouse: 0 })],
    ['boiler', true, (t) => t.room('boiler', { fuel: 3 })],
    ['boiler', false, (t) => t.room('boiler', { fuel: 0, damage: 3 })],
    ['radio', false, (t) => t],
    ['radio', true, (t) => t.room('radio', { damage: 0 })],
    ['radio', false, (t) => t.room('radio', { damage: 0 }).is({ rescue: { state: 'flying', at: 0, fuel: 0 } })],
    ['kitchen', true, (t) => t],
    ['kitchen', false, (t) => t.is({ pantry: 0 })],
    ['lab', true, (t) => t],
    ['lab', false, (t) => t.vault({ lab: [] })],
    ['weather', true, (t) => t.is({ warehouse: 0 })],
    ['weather', false, (t) => t.room('weather', { burnt: true })],
  ],
  (room, can, arrange) => expect(barred(arrange(aTable()), 'use', room) === null).toBe(can),
);
scenario('TT-156, TT-157, TT-158, TT-313, TT-314 nothing can be done in the Dormitory and the Rec Room', () => {
  for (const action of ['use', 'repair', 'sabotage'] as const)
    for (const place of ['dorm', 'rec'] as const) expect(barred(aTable(), action, place)).toBe('noActionHere');
});
scenario('TT-157 REPAIR needs a damage, and no destroyed Boiler', () => {
  expect([barred(aTable(), 'repair', 'radio'), barred(aTable(), 'repair', 'generator'), barred(aTable(), 'repair', 'kitchen')]).toEqual([
    null,
    'noDamage',
    'noDamage',
  ]);
  expect(barred(aTable().room('boiler', { damage: 2 }), 'repair', 'boiler')).toBeNull();
  expect(barred(aTable().room('boiler', { damage: 3 }), 'repair', 'boiler')).toBe('boilerDestroyed');
});
scenarios<[GreenRoom, boolean, (table: ThingTable) => ThingTable]>(
  'TT-158, RU-38 SABOTAGE in %s: %s',
  [
    ['radio', true, (t) => t],
    ['radio', false, (t) => t.room('radio', { damage: 8 })],
    ['shed', false, (t) => t],
    ['shed', true, (t) => t.room('shed', { damage: 0 })],
    ['armory', false, (t) => t.vault({ weapons: [] })],
    ['warehouse', false, (t) => t.vault({ objects: [] })],
    ['armory', true, (t) => t],
    ['kitchen', false, (t) => t.is({ pantry: 0 })],
    ['lab', true, (t) => t.vault({ lab: ['failure'] })],
    ['lab', false, (t) => t.vault({ lab: [] })],
    ['weather', true, (t) => t],
    ['weather', false, (t) => t.is({ warehouse: 0 })],
  ],
  (room, can, arrange) => expect(barred(arrange(aTable()), 'sabotage', room) === null).toBe(can),
);

scenario('TT-159, TT-159a, TT-160, TT-161 with others standing there the action is repeated, and only the assigned one lies down', () => {
  const table = aTable().put('radio', 0, 1, 2).put('rec', 3).lying(3).resolving('repair', 'repair').flip(1);
  expect(table.open.rooms.radio.damage).toBe(1);
  expect(table.open.people.map(({ standing }) => standing)).toEqual([true, false, true, false]);
  // One lies now: two are left to repeat it.
  expect(table.room('radio', { damage: 4 }).flip(0).open.rooms.radio.damage).toBe(2);
  const lab = aTable().put('lab', 0, 1).resolving('use').flip(1).answer(1, 'keep').expectAsked('keepLab', [1]).answer(1, 'keep');
  expect([lab.own(1).items.length, lab.own(0).items.length]).toEqual([2, 0]);
});
scenario('TT-162 never for SABOTAGE', () => {
  expect(repetitions(aTable().put('radio', 0, 1, 2).open, 'sabotage', 1)).toBe(1);
  expect(aTable().put('radio', 0, 1, 2).resolving('sabotage').flip(1).open.rooms.radio.damage).toBe(5);
});
scenario('TT-163 repetitions stop when the action can no longer be resolved', () => {
  const table = aTable().put('boiler', 0, 1, 2).room('boiler', { fuel: 3 }).resolving('use').flip(1);
  expect([table.open.rooms.boiler.fuel, table.open.warehouse]).toEqual([4, 9]);
  expect(aTable().put('radio', 0, 1, 2).room('radio', { damage: 2 }).resolving('repair').flip(1).open.rooms.radio.damage).toBe(0);
});
scenarios('TT-164 the bonus in %s', GREEN_ROOMS, (room) => {
  const bonus: GreenRoom[] = ['helipad', 'boiler', 'radio', 'shed', 'generator', 'lab'];
  const { open } = aTable().put(room, 0, 1, 2);
  expect(repetitions(open, 'use', 1)).toBe(bonus.includes(room) ? 3 : 1);
  expect(BONUS_ROOMS.includes(room)).toBe(bonus.includes(room));
});
scenario('RU-75 the clock of D-23 sends each card where it is wanted most, or hurts least', () => {
  const clock = (card: Action, arrange: (t: ThingTable) => ThingTable = (t) => t) =>
    arrange(aTable({ players: 6 }).put('armory', 0).put('radio', 1).put('kitchen', 2).put('shed', 3).put('weather', 4).put('generator', 5))
      .resolving(card, card)
      .flip()
      .timeout(0)
      .toldOf('public', 'assigned')[0].pawn;
  expect([clock('use'), clock('repair'), clock('sabotage')]).toEqual([2, 1, 0]);
  expect(clock('repair', (t) => t.room('generator', { damage: 2 }))).toBe(5);
  expect(clock('repair', (t) => t.room('generator', { damage: 1 }).room('radio', { damage: 0 }))).toBe(3);
});
scenario('D-24: the clock lays somebody down who can do nothing there', () => {
  const table = aTable().put('radio', 0).put('dorm', 2).put('rec', 1, 3).lying(1, 3).resolving('use').flip().timeout(0);
  expect(table.toldOf('public', 'cardLost')[0].pawn).toBe(2);
});
