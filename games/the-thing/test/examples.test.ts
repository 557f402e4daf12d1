/** The worked examples of section 7. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable } from './table.ts';

scenario('EX-01 the Boiler runs dry in a storm', () => {
  const table = aTable().room('boiler', { fuel: 1, damage: 2 }).is({ weather: 'storm' }).phase('maintenance');
  expect([table.open.rooms.boiler, table.open.freezing]).toMatchObject([{ fuel: 0, damage: 3 }, 0]);
  expect(table.is({ weather: 'storm' }).phase('maintenance').open.freezing).toBe(2);
});
scenario('EX-02 the Rescue Helicopter in clear weather', () => {
  const { open } = aTable()
    .is({ rescue: { state: 'flying', at: 0, fuel: 0 }, weather: 'clear' })
    .phase('maintenance');
  expect(open.rescue).toEqual({ state: 'flying', at: 4, fuel: 1 });
});
scenario('EX-03 planning', () => {
  const [red, green, blue] = [1, 2, 3];
  const table = aTable()
    .hand(red, 'repair', 'use', 'use')
    .hand(green, 'sabotage', 'sabotage', 'sabotage')
    .hand(blue, 'repair', 'repair', 'repair')
    .vault({ pile: [] })
    .step('place');
  table.works(red, 'radio', 'repair').answer(green, 'sleep').answer(green, 'use,use,use').special(blue, 'lab');
  expect([table.open.people[red].at, table.open.people[green].at, table.open.people[blue].at]).toEqual(['radio', 'dorm', 'lab']);
  expect([table.own(red).hand.length, table.own(green).hand, table.own(blue).hand]).toEqual([2, ['use', 'use', 'use'], []]);
  expect(table.s.vault.pile).toHaveLength(2);
});
scenario('EX-04 a meeting in the Generator Room', () => {
  const [blue, green] = [3, 2];
  const table = aTable()
    .put('generator', blue, green)
    .step('encounters')
    .answer(green, 'humans')
    .answer(blue, 'alien')
    .tokens(blue, 'human', 'alien');
  table.look(green, blue, 'right').look(blue, green, 'left').expectAsked('resort', [2, 3]).everybody(true);
  expect([table.role(green), table.suspicion]).toEqual(['alien', [1, 1, 2, 2]]);
  expect(table.told(0).map(({ t }) => t)).not.toContain('sawToken');
});
scenario('EX-05 a meeting in the Boiler Room with a Dog, one disc on green', () => {
  const [red, yellow] = [1, 2];
  const table = aTable()
    .discs(1, 0, 1, 1)
    .put('boiler', red, yellow)
    .room('boiler', { dog: true })
    .step('encounters')
    .expectAsked('placeTokens', [yellow])
    .answer(yellow, 'humans');
  table.expectAsked('lookAt', [red]).look(red, yellow, 'left').expectAsked('resort', [red]).everybody(true);
  expect([table.open.kennel, table.suspicion]).toEqual([1, [1, 1, 1, 1]]);
});
scenario('EX-06 the Co-operation bonus', () => {
  const table = aTable({ players: 7 }).put('helipad', 0, 1, 2).resolving('repair', 'repair', 'repair').flip(1);
  expect(table.open.rooms.helipad.damage).toBe(2);
  expect(table.flip(2).open.rooms.helipad.damage).toBe(0);
  expect([0, 1, 2].map((pawn) => table.open.people[pawn].standing)).toEqual([true, false, false]);
});
scenario('EX-07 a whole 4.7', () => {
  const [yellow, blue, green, red] = [0, 1, 2, 3];
  const table = aTable()
    .put('boiler', yellow, blue)
    .put('weather', green)
    .put('radio', red)
    .room('boiler', { fuel: 2, damage: 1 })
    .room('generator', { fuel: 4 });
  table.resolving('use').flip(yellow);
  expect([table.open.rooms.boiler.fuel, table.open.warehouse]).toEqual([4, 8]);
  table.put('boiler', blue).put('weather', green).put('radio', red).lying(yellow).resolving('sabotage').flip(green);
  expect(table.open.warehouse).toBe(7);
  table.put('boiler', yellow, blue).put('radio', red).lying(yellow, green).resolving('repair').flip(blue);
  expect(table.open.rooms.boiler.damage).toBe(0);
  table.put('radio', red).lying(yellow, blue, green).resolving('use').flip().expectAsked('layWhom', [0]);
  expect(table.optionsOf(0)).toEqual([red]);
});
scenario('EX-08 a vote', () => {
  const [red, blue, yellow, green] = [0, 1, 2, 3];
  const table = aTable().discs(0, 1, 2, 1).hand(yellow, 'sabotage').phase('rest').answer(red, true);
  expect(table.optionsOf(blue)).not.toContain(red);
  table.answer(red, yellow).answer(blue, yellow).answer(yellow, green).answer(green, blue);
  expect(table.suspicion).toEqual([0, 2, 4, 2]);
  const shown = table
    .hand(yellow, 'use', 'use')
    .given(() => {}, ['match', 'nextRound'], ['round', 'rest'], ['placing', 'place', { order: [yellow] }])
    .works(yellow, 'lab', 'use');
  expect(shown.toldOf(0, 'shownCard')).toEqual([{ t: 'shownCard', pawn: yellow, card: 'use' }]);
});
