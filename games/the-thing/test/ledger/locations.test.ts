/** 3.A.21 Locations, 3.A.22 Talking. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { damageInHq, locationDeck } from '../../facts/base.ts';
import { aTable } from '../table.ts';

/** Nobody with an ability for these rooms at seat 0. */
const CREW = { characters: ['clark', 'nauls', 'norris', 'garry'] as const };
const plain = () => aTable({ characters: [...CREW.characters] });

scenario('TT-290, D-26 Armory: two Weapons, one is kept, the other goes under the deck', () => {
  const table = plain()
    .vault({ weapons: ['firearm', 'melee', 'dynamite'] })
    .acts(0, 'armory')
    .expectAsked('keepItem', [0]);
  expect(table.own(0).drawn).toEqual(['dynamite', 'melee']);
  table.answer(0, 'melee');
  expect([table.own(0).items, table.s.vault.weapons]).toEqual([['melee'], ['dynamite', 'firearm']]);
  const last = plain()
    .vault({ weapons: ['firearm'] })
    .acts(0, 'armory');
  expect(last.own(0).items).toEqual(['firearm']);
  expect(
    plain()
      .vault({ weapons: ['firearm', 'melee', 'dynamite'] })
      .acts(0, 'armory')
      .timeout(0)
      .own(0).items,
  ).toEqual(['dynamite']);
});
scenario('TT-291 what is kept and put back is secret, but for a Flamethrower kept', () => {
  const table = plain()
    .vault({ weapons: ['firearm', 'melee', 'flamethrower'] })
    .acts(0, 'armory')
    .answer(0, 'melee');
  expect(JSON.stringify([table.told(1), table.seen(1)])).not.toMatch(/melee|flamethrower/);
  expect(table.toldOf(1, 'keptItem')).toEqual([{ t: 'keptItem', pawn: 0, of: 'weapon' }]);
});
scenario('TT-293 Helipad: one fuel of the Depot', () => {
  const { open } = plain().acts(0, 'helipad').answer(0, 'fuel');
  expect([open.rooms.helipad.fuel, open.depot]).toEqual([1, 2]);
});
scenario('TT-294 with a damage the Helicopter cannot be used, even full and with Keys', () => {
  const table = plain()
    .items(0, 'keys')
    .put('helipad', 0)
    .put('rec', 1, 2, 3)
    .lying(1, 2, 3)
    .room('helipad', { fuel: 3, damage: 1 })
    .resolving('use')
    .flip();
  expect(table.kind).toBe('layWhom');
});
scenario('TT-295 Shed: the same with four fuel spaces and one damage space', () => {
  const table = plain().put('shed', 0, 1, 2).is({ depot: 9 }).room('shed', { fuel: 2 }).resolving('use').flip(0).answer(0, 'fuel');
  expect([table.open.rooms.shed.fuel, table.open.depot]).toEqual([4, 7]);
  expect(plain().room('shed', { damage: 0 }).acts(0, 'shed', 'sabotage').open.rooms.shed.damage).toBe(1);
});
scenario('TT-297 Sabotage there adds damage and takes no fuel', () => {
  expect(plain().room('helipad', { fuel: 2 }).acts(0, 'helipad', 'sabotage').open.rooms.helipad).toMatchObject({ fuel: 2, damage: 3 });
});
scenario('TT-298, TT-299, TT-300 Boiler and Generator: one fuel of the Warehouse, in a Blackout too', () => {
  expect(plain().room('boiler', { fuel: 1 }).acts(0, 'boiler').open).toMatchObject({ warehouse: 9, rooms: { boiler: { fuel: 2 } } });
  expect(plain().room('generator', { fuel: 1, damage: 2 }).acts(0, 'generator').open).toMatchObject({
    warehouse: 9,
    rooms: { generator: { fuel: 2 } },
  });
});
scenario('TT-301, TT-302 Radio Room with no damage: the S.O.S.; what happens to the room later changes nothing', () => {
  const sent = plain().room('radio', { damage: 0 }).acts(0, 'radio');
  expect([sent.open.rescue, sent.toldOf('public', 'sosSent').length]).toEqual([{ state: 'flying', at: 0, fuel: 0 }, 1]);
  const { open } = plain()
    .is({ rescue: { state: 'flying', at: 0, fuel: 0 } })
    .room('radio', { damage: 8, burnt: true })
    .phase('maintenance');
  expect(open.rescue).toMatchObject({ state: 'flying', at: 4, fuel: 1 });
});
scenario('TT-303 Warehouse: two Objects, one is kept secretly', () => {
  const table = plain()
    .vault({ objects: ['keys', 'cable', 'fuel'] })
    .acts(0, 'warehouse')
    .answer(0, 'cable');
  expect([table.own(0).items, table.s.vault.objects]).toEqual([['cable'], ['fuel', 'keys']]);
  expect(JSON.stringify([table.told(1), table.seen(1)])).not.toContain('cable');
  expect(
    plain()
      .vault({ objects: ['keys'] })
      .acts(0, 'warehouse')
      .own(0).items,
  ).toEqual(['keys']);
});
scenario('TT-304 its Sabotage removes the top Object unseen, and no fuel', () => {
  const table = plain()
    .vault({ objects: ['keys', 'cable'] })
    .acts(0, 'warehouse', 'sabotage');
  expect([table.s.vault.objects, table.s.vault.removed, table.open.warehouse]).toEqual([['keys'], ['cable'], 10]);
});
scenario('TT-305 Kitchen: two food, or what is left', () => {
  expect(plain().acts(0, 'kitchen').open).toMatchObject({ kitchen: 2, pantry: 14 });
  expect(plain().is({ pantry: 1 }).acts(0, 'kitchen').open).toMatchObject({ kitchen: 1, pantry: 0 });
});
scenario('TT-306 its Sabotage takes two of the Pantry, none of the Kitchen', () => {
  expect(plain().is({ kitchen: 3 }).acts(0, 'kitchen', 'sabotage').open).toMatchObject({ kitchen: 3, pantry: 14 });
  expect(plain().is({ kitchen: 3, pantry: 1 }).acts(0, 'kitchen', 'sabotage').open).toMatchObject({ kitchen: 3, pantry: 0 });
});
scenario('TT-307, L-26 Laboratory: a token is looked at, then kept or discarded face down, Blood or Failure', () => {
  for (const token of ['blood', 'failure'] as const) {
    const kept = plain()
      .vault({ lab: ['failure', token] })
      .acts(0, 'lab')
      .expectAsked('keepLab', [0]);
    expect([kept.optionsOf(0), kept.toldOf(0, 'drewLabIs'), kept.toldOf(1, 'drewLabIs')]).toEqual([
      ['keep', 'discard'],
      [{ t: 'drewLabIs', token }],
      [],
    ]);
    expect(kept.answer(0, 'keep').own(0).items).toEqual([token]);
    const discarded = plain()
      .vault({ lab: ['failure', token] })
      .acts(0, 'lab')
      .answer(0, 'discard');
    expect([discarded.own(0).items, discarded.s.vault.labDiscard]).toEqual([[], [token]]);
    expect(JSON.stringify(discarded.told('public'))).not.toContain(token);
  }
});
scenario('TT-308, TT-308a its Sabotage looks for a Blood bag and discards it, openly; a search that finds none is public', () => {
  const found = plain()
    .vault({ lab: ['blood', 'failure', 'blood'] })
    .acts(0, 'lab', 'sabotage');
  expect([found.s.vault.lab.toSorted(), found.toldOf(1, 'bloodSought')]).toEqual([
    ['blood', 'failure'],
    [{ t: 'bloodSought', found: true }],
  ]);
  const none = plain()
    .vault({ lab: ['failure', 'failure'] })
    .acts(0, 'lab', 'sabotage');
  expect([none.s.vault.lab.length, none.toldOf(1, 'bloodSought')]).toEqual([2, [{ t: 'bloodSought', found: false }]]);
});
scenario('TT-308, H-18 whichever Blood bag is found, those that are left lie in the bag by chance', () => {
  const next = Array.from({ length: 60 }, (_, n) => {
    const table = aTable({ seed: `sought ${n}`, characters: [...CREW.characters] });
    return table
      .vault({ lab: ['blood', 'failure', 'blood'] })
      .acts(0, 'lab', 'sabotage')
      .s.vault.lab.at(-1);
  });
  expect(new Set(next)).toEqual(new Set(['blood', 'failure']));
});
scenario('TT-310, TT-310a Weather Station: the die is rolled and stays there; the weather of this round does not change', () => {
  const table = plain().is({ weather: 'snow', warehouse: 0 }).acts(0, 'weather');
  const [{ results }] = table.toldOf('public', 'weatherRolled');
  expect([table.open.station, table.open.weather]).toEqual([results[0], 'snow']);
});
scenario('TT-310 with the die there already, the earlier result may be kept', () => {
  const table = Array.from({ length: 20 }, (_, n) =>
    aTable({ seed: `old ${n}`, characters: [...CREW.characters] })
      .is({ station: 'storm', warehouse: 0 })
      .acts(0, 'weather'),
  ).find(({ kind }) => kind === 'stationUse')!;
  expect(table.answer(0, { weather: 'storm', fuel: 'none' }).open.station).toBe('storm');
});
scenario('TT-311 then one Warehouse fuel goes where there is a free space; not into a burnt room or the destroyed Boiler', () => {
  const table = plain().room('generator', { fuel: 3 }).room('shed', { burnt: true }).acts(0, 'weather').expectAsked('stationUse', [0]);
  const { fuel } = (table.decisionOf(0).shape as unknown as { parts: { fuel: { options: string[] } } }).parts;
  expect(fuel.options).toEqual(['generator', 'helipad']);
  expect(table.answer(0, { weather: table.toldOf('public', 'weatherRolled')[0].results[0], fuel: 'helipad' }).open).toMatchObject({
    warehouse: 9,
    rooms: { helipad: { fuel: 1 } },
  });
  const forced = plain().room('shed', { burnt: true }).room('helipad', { burnt: true }).room('boiler', { fuel: 3 }).acts(0, 'weather');
  expect(forced.open.rooms.boiler.fuel).toBe(4);
  expect(plain().is({ warehouse: 0 }).acts(0, 'weather').until('callVote').toldOf('public', 'fuelMoved')).toEqual([]);
});
scenario('TT-312 its Sabotage removes one Warehouse fuel', () => {
  expect(plain().acts(0, 'weather', 'sabotage').open.warehouse).toBe(9);
});
scenario('TT-313 the Dormitory is entered by sleeping or by the Special action alone', () => {
  const table = plain().hand(1, 'use').step('place');
  expect(() => table.works(1, 'dorm' as 'lab', 'use')).toThrow();
});
scenario('TT-314 the Rec Room takes everybody, and never a Revealed Alien', () => {
  expect(
    plain()
      .phase('rest')
      .open.people.every(({ at }) => at === 'rec'),
  ).toBe(true);
  expect(() => plain().revealed(1, 3).phase('alien').answer(3, { first: 'rec', rest: [] })).toThrow();
});
scenario('TT-315 with a Dog in the Kennel its card is in the deck', () => {
  expect(locationDeck(plain().is({ kennel: 1 }).open)).toContain('kennel');
  expect(locationDeck(plain().is({ kennel: 0 }).open)).not.toContain('kennel');
});
scenario('TT-316 the HQ holds the damage tokens not in use', () => {
  const table = plain().acts(0, 'radio', 'repair');
  expect(damageInHq(table.open)).toBe(14);
});

scenario(
  'TT-317, TT-318, TT-318a, TT-320, RU-76 no rule lets anybody show, prove or attach what they hold: nothing of a hand is ever told to others',
  () => {
    const table = aTable({ players: 5 }).hand(1, 'sabotage', 'use').items(1, 'keys', 'blood');
    for (let i = 0; i < 200 && table.kind !== null && !table.toldOf('public', 'discardedAll').length; i++) {
      table.timeout(table.asked[0]);
      for (const viewer of [0, 2, 'public' as const]) expect(JSON.stringify(table.seen(viewer).own?.items ?? [])).not.toContain('keys');
    }
    expect(JSON.stringify(table.told('public'))).not.toMatch(/keys|blood/);
  },
);
scenario('TT-319 to give an item is the only way to let another see it', () => {
  const table = aTable()
    .items(1, 'keys')
    .phase('rest')
    .answer(1, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } });
  expect(JSON.stringify([table.seen(2), table.told(2)])).not.toContain('keys');
  table.answer(2, { pick: 'accept', with: { pick: 1, with: { weapon: [], object: [], lab: [] } } });
  expect(table.own(2).items).toEqual(['keys']);
  expect(table.own(1).items).toEqual([]);
});
scenario('TT-321 the Leader alone decides: nobody else is asked about assignments, stopping or the order of Encounters', () => {
  const asked = new Map<string, Set<number>>();
  const table = aTable({ players: 6 }).put('lab', 0, 1).put('radio', 2, 3);
  table.step('encounters').expectAsked('encounterOrder', [0]);
  for (let i = 0; i < 400 && table.kind !== null; i++) {
    if (['nextCard', 'assignCard', 'layWhom', 'encounterOrder'].includes(table.kind!)) {
      const seats = asked.get(table.kind!) ?? new Set();
      for (const seat of table.asked) if (seat !== table.open.leader) seats.add(seat);
      asked.set(table.kind!, seats);
    }
    table.timeout(table.asked[0]);
  }
  for (const [, seats] of asked) expect(seats.size).toBe(0);
});
