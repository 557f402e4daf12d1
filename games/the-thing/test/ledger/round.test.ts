/** 3.A.3 The round, 3.A.4 Weather, 3.A.5 Maintenance and Rescue Helicopter. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { WEATHERS, type Weather } from '../../data/weather.ts';
import { aTable, scenarios } from '../table.ts';

const maintained = (weather: Weather, players = 4) => aTable({ players }).is({ weather: weather });

scenario('TT-044 eight phases in their order, then the next round', () => {
  const table = aTable().phase('weather').until('placeCharacter');
  table.until('callVote').until('placeCharacter');
  const phases = table.toldOf('public', 'phaseBegan').map(({ phase }) => phase);
  expect(phases.slice(0, 10)).toEqual([
    'weather',
    'maintenance',
    'action',
    'rest',
    'analyses',
    'meal',
    'dogs',
    'weather',
    'maintenance',
    'action',
  ]);
  expect(table.open.round).toBe(2);
});

scenario('TT-045 phase 3 and step 4.3 need a Revealed Alien with Force', () => {
  expect(aTable().phase('alien').kind).toBe('placeCharacter');
  expect(aTable().revealed(0, 3).phase('alien').kind).toBe('placeCharacter');
  const table = aTable().revealed(2, 3).phase('alien').expectAsked('alienPlan', [3]);
  expect(table.toldOf('public', 'phaseBegan').at(-1)?.phase).toBe('alien');
  expect(aTable().step('attack').toldOf('public', 'attacked')).toEqual([]);
});

scenario('TT-046 both Analyses are offered every round, to everybody alike', () => {
  const table = aTable().phase('analyses').expectAsked('volunteer', [0, 1, 2, 3]).everybody(null);
  table.expectAsked('volunteer', [0, 1, 2, 3]);
  expect(table.match.s.control.stack.at(-1)?.at).toMatchObject({ kind: 'B' });
});

scenario('TT-047 the match stops at once: what would follow in the phase does not happen', () => {
  const table = aTable().where((open) => {
    open.rooms.boiler.damage = 3;
    open.freezing = 7;
    open.weather = 'storm';
    open.rescue = { state: 'flying', at: 0, fuel: 0 };
  });
  table.phase('maintenance').expectOver({ winner: 'aliens', why: 'frozen', round: 1 });
  expect(table.open.rescue.fuel).toBe(0);
});

scenario('TT-048 the Leader rolls, and the result is the weather', () => {
  const seen = new Set<Weather>();
  for (let n = 0; n < 40; n++) {
    const table = aTable({ seed: `die ${n}` }).phase('weather');
    const [{ results }] = table.toldOf('public', 'weatherRolled');
    expect(table.open.weather).toBe(results[0]);
    seen.add(results[0]);
  }
  expect(seen.size).toBe(WEATHERS.length);
});

scenario('TT-049, TT-050 with the die in the Weather Station the Leader keeps the new result or the old one, and the die leaves it', () => {
  const table = Array.from({ length: 20 }, (_, n) =>
    aTable({ seed: `station ${n}` })
      .is({ station: 'storm' })
      .phase('weather'),
  ).find(({ kind }) => kind === 'weatherChoice')!;
  const rolled = table.toldOf('public', 'weatherRolled')[0].results[0];
  expect(table.expectAsked('weatherChoice', [0]).optionsOf(0)).toEqual([rolled, 'storm']);
  table.answer(0, 'storm');
  expect([table.open.weather, table.open.station]).toEqual(['storm', null]);
});

scenario('TT-049 D-03: the clock keeps the one that burns less', () => {
  for (let n = 0; n < 10; n++) {
    const table = aTable({ seed: `clock ${n}` })
      .is({ station: 'storm' })
      .phase('weather');
    if (table.kind !== 'weatherChoice') continue;
    const rolled = table.toldOf('public', 'weatherRolled')[0].results[0];
    // Snow and storm cost the Boiler the same at a small table; the Generator decides.
    expect(table.timeout(0).open.weather).toBe(rolled);
  }
});

scenario('TT-051 Generator, then Boiler, then Rescue Helicopter', () => {
  const table = maintained('cloudy')
    .is({ rescue: { state: 'flying', at: 0, fuel: 0 } })
    .phase('maintenance');
  const told = table.told('public').map((event) => ('room' in event ? `${event.t} ${event.room}` : event.t));
  expect(told.filter((line) => /fuelUsed|rescueMoved/.test(line))).toEqual(['fuelUsed generator', 'fuelUsed boiler', 'rescueMoved']);
});

scenarios<[Weather, number, number, number]>(
  'TT-052, TT-053, TT-055 in %s weather with %i players the Generator burns %i and the Boiler %i, and that fuel is gone',
  [
    ['clear', 4, 1, 0],
    ['cloudy', 6, 1, 1],
    ['snow', 5, 1, 2],
    ['storm', 4, 2, 2],
    ['clear', 7, 1, 1],
    ['cloudy', 8, 1, 2],
    ['snow', 7, 2, 2],
    ['storm', 8, 2, 3],
  ],
  (weather, players, g, b) => {
    const table = maintained(weather, players);
    const { warehouse, depot } = table.open;
    table.phase('maintenance');
    expect([table.open.rooms.generator.fuel, table.open.rooms.boiler.fuel]).toEqual([4 - g, 4 - b]);
    expect([table.open.warehouse, table.open.depot]).toEqual([warehouse, depot]);
  },
);

scenario('TT-052 in a Blackout the Generator burns none; TT-053 a destroyed Boiler burns none', () => {
  const { open } = maintained('storm')
    .room('generator', { damage: 2 })
    .room('boiler', { damage: 3, fuel: 0 })
    .is({ freezing: 0 })
    .phase('maintenance');
  expect(open.rooms.generator.fuel).toBe(4);
  expect(open.rooms.boiler).toMatchObject({ fuel: 0, damage: 3 });
});

scenario('TT-054 each missing token is a damage, up to the spaces there are', () => {
  const { open } = maintained('storm').room('boiler', { fuel: 1 }).room('generator', { fuel: 0, damage: 1 }).phase('maintenance');
  expect(open.rooms.boiler).toMatchObject({ fuel: 0, damage: 1 });
  expect(open.rooms.generator).toMatchObject({ fuel: 0, damage: 2 });
  // Two are missing: two damage.
  const { rooms } = maintained('storm').room('boiler', { fuel: 0 }).phase('maintenance').open;
  expect(rooms.boiler).toMatchObject({ fuel: 0, damage: 2 });
});

scenario('TT-056 at two damage there is a Blackout; TT-057 one repair ends it', () => {
  const table = aTable().room('generator', { damage: 1 }).acts(0, 'generator', 'sabotage');
  expect(table.toldOf('public', 'blackout')).toEqual([{ t: 'blackout', on: true }]);
  const after = aTable().room('generator', { damage: 2 }).acts(0, 'generator', 'repair');
  expect(after.toldOf('public', 'blackout')).toEqual([{ t: 'blackout', on: false }]);
});

scenario('TT-058 while it lasts, cards are put on the pile in the dark', () => {
  const table = aTable().hand(1, 'use', 'repair').room('generator', { damage: 2 }).step('place');
  expect(() => table.works(1, 'lab', 'use')).toThrow();
  expect(table.works(1, 'lab', 'random').own(1).hand.length).toBeLessThan(3);
});

scenario('TT-059, TT-061 at three damage the Boiler is destroyed for good and loses its fuel; the Freezing marker is on 0', () => {
  const table = aTable().room('boiler', { damage: 2 }).acts(0, 'boiler', 'sabotage');
  expect(table.open.rooms.boiler).toMatchObject({ damage: 3, fuel: 0 });
  expect(table.open.freezing).toBe(0);
  expect(table.toldOf('public', 'boilerDestroyed')).toHaveLength(1);
  for (const card of ['use', 'repair'] as const)
    expect(
      aTable().room('boiler', { damage: 3, fuel: 0 }).put('boiler', 0).put('rec', 1, 2, 3).lying(1, 2, 3).resolving(card).flip().kind,
    ).toBe('layWhom');
});

scenarios<readonly [Weather, number]>(
  'TT-062 with the tile in play %s weather moves the marker by %i',
  WEATHERS.map((weather, i) => [weather, [0, 1, 2, 2][i]] as const),
  (weather, z) => {
    const { open } = maintained(weather).room('boiler', { damage: 3, fuel: 0 }).is({ freezing: 1 }).phase('maintenance');
    expect(open.freezing).toBe(1 + z);
  },
);

scenario('TT-063 not in the phase in which the Boiler is destroyed', () => {
  const { open } = maintained('storm').room('boiler', { damage: 2, fuel: 1 }).phase('maintenance');
  expect([open.rooms.boiler.damage, open.freezing]).toEqual([3, 0]);
});

scenario('TT-064, TT-239 on the last space, or beyond it, everybody freezes and the Aliens win', () => {
  const frozen = maintained('storm').room('boiler', { damage: 3, fuel: 0 }).is({ freezing: 7 }).phase('maintenance');
  frozen.expectOver({ winner: 'aliens', why: 'frozen', round: 1 });
  const { open } = maintained('storm').room('boiler', { damage: 3, fuel: 0 }).is({ freezing: 5 }).phase('maintenance');
  expect([open.freezing, open.end]).toEqual([7, null]);
});

const flying = (weather: Weather, at: number, fuel: number, state: 'flying' | 'arrived' | 'gone' = 'flying') =>
  maintained(weather).is({ rescue: { state, at, fuel } }).phase('maintenance');

scenario('TT-065 it moves only when the S.O.S. was sent and while it has not gone', () => {
  expect(flying('clear', 3, 2, 'gone').open.rescue).toEqual({ state: 'gone', at: 3, fuel: 2 });
});
scenarios<readonly [Weather, number]>(
  'TT-066, TT-067 in %s weather it flies %i and burns one',
  WEATHERS.map((weather, i) => [weather, [4, 3, 2, 1][i]] as const),
  (weather, steps) => {
    expect(flying(weather, 2, 1).open.rescue).toEqual({ state: 'flying', at: 2 + steps, fuel: 2 });
  },
);
scenario('TT-067, TT-068 it stops on the last space: it has arrived, and only its fuel goes on', () => {
  const table = flying('clear', 9, 3);
  expect(table.open.rescue).toEqual({ state: 'arrived', at: 11, fuel: 4 });
  expect(table.toldOf('public', 'rescueArrived')).toHaveLength(1);
  expect(flying('clear', 11, 4, 'arrived').open.rescue).toEqual({ state: 'arrived', at: 11, fuel: 5 });
});
scenario('TT-069 when its fuel would have to leave the last space it leaves, arrived or not', () => {
  expect(flying('clear', 11, 6, 'arrived').open.rescue.state).toBe('gone');
  expect(flying('clear', 2, 6).open.rescue).toEqual({ state: 'gone', at: 2, fuel: 6 });
});
