/** 3.A.17 Escape Procedure and end of the game; 3.A.1 camps. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, type TableOptions, type ThingTable } from '../table.ts';

/** The Rescue Helicopter is there, and seat 0, least suspicious, starts. Seat 3 is an Alien unless said otherwise. */
const rescue = (options: TableOptions = {}, aliens: number[] = [3]) =>
  aTable({ players: 4, ...options })
    .aliens(...aliens)
    .discs(1, 2, 3, 4)
    .is({ rescue: { state: 'arrived', at: 11, fuel: 2 } })
    .step('rescue')
    .answer(0, 'start');
const vehicle = (room: 'helipad' | 'shed', ...items: 'keys'[]) =>
  aTable()
    .items(1, ...items)
    .is({ depot: 3 })
    .room(room, { damage: 0, fuel: room === 'helipad' ? 3 : 4 })
    .acts(1, room);
const passAll = (table: ThingTable) => {
  while (table.kind === 'weaponVsAlien') table.pass(table.asked[0]);
  return table;
};

scenario('TT-222, TT-226 the starter shows the role: a Human is aboard and round 1 begins', () => {
  const table = rescue();
  expect(table.open.escape).toEqual({ exit: 'rescue', aboard: [0], asked: [] });
  expect(table.toldOf('public', 'roleShown')).toEqual([{ t: 'roleShown', pawn: 0, role: 'human', where: 'aboard' }]);
  table.expectAsked('board', [1]);
});
scenario('TT-226, TT-237 an Alien who starts wins for the Aliens', () => {
  rescue({}, [0]).expectOver({ winner: 'aliens', why: 'alienStarted', round: 1 });
});
scenario(
  'TT-223, TT-225, TT-288, TT-293, TT-295 a USE in a ready vehicle’s room with Keys starts the escape, and the Keys are gone',
  () => {
    for (const room of ['helipad', 'shed'] as const) {
      const table = vehicle(room, 'keys').expectAsked('useVehicle', [1]);
      expect(table.optionsOf(1)).toEqual(['escape', 'pass']);
      table.answer(1, 'escape');
      expect(table.open.escape).toEqual({ exit: room, aboard: [1], asked: [] });
      expect([table.own(1).items, table.open.gone]).toEqual([[], ['keys']]);
    }
  },
);
scenario('TT-223a, RU-70 a USE that brings in the last fuel cannot start the escape too', () => {
  const table = aTable().items(1, 'keys').put('helipad', 1, 2).room('helipad', { damage: 0, fuel: 2 }).resolving('use').flip(1);
  expect(table.optionsOf(1)).toEqual(['fuel']);
  table.answer(1, 'fuel');
  expect([table.open.rooms.helipad.fuel, table.open.escape]).toEqual([3, null]);
});
scenario('TT-223a Fuel and Tools before the answer make it ready', () => {
  const table = aTable()
    .items(1, 'keys', 'tools')
    .put('shed', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .room('shed', { fuel: 3 })
    .resolving('use')
    .flip(1)
    .expectAsked('useVehicle', [1]);
  expect(table.optionsOf(1)).toEqual(['fuel']);
  table.answer(1, { pick: 'tools', with: 1 });
  expect(table.optionsOf(1)).toEqual(['fuel']);
  const ready = aTable()
    .items(1, 'keys', 'tools', 'fuel')
    .put('shed', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .room('shed', { fuel: 3 })
    .resolving('use')
    .flip(1);
  ready.answer(1, { pick: 'tools', with: 1 }).answer(1, { pick: 'fuel', with: 1 });
  expect(ready.optionsOf(1)).toEqual(['escape', 'pass']);
});
scenario('TT-223b, RU-82 one’s own Fuel card that fills a damaged vehicle leaves nothing but to pass', () => {
  const table = aTable()
    .items(1, 'fuel')
    .put('shed', 1)
    .put('weather', 0)
    .room('shed', { fuel: 3 })
    .resolving('use', 'use')
    .flip(1)
    .answer(1, { pick: 'fuel', with: 1 });
  expect(table.expectAsked('useVehicle', [1]).optionsOf(1)).toEqual(['pass']);
  table.answer(1, 'pass');
  expect([table.open.people[1].standing, table.toldOf('public', 'usePassed')]).toEqual([false, [{ t: 'usePassed', pawn: 1 }]]);
});
scenario('TT-224, TT-294, TT-275 not ready with a damage, a free fuel space, or burnt', () => {
  for (const state of [
    { damage: 1, fuel: 2 },
    { damage: 0, fuel: 2 },
  ])
    expect(aTable().items(1, 'keys').room('helipad', state).acts(1, 'helipad').optionsOf(1)).toEqual(['fuel']);
  const burnt = aTable()
    .items(1, 'keys')
    .put('helipad', 1)
    .put('rec', 0, 2, 3)
    .lying(0, 2, 3)
    .room('helipad', { damage: 0, fuel: 3, burnt: true })
    .resolving('use')
    .flip();
  expect(burnt.kind).toBe('layWhom');
});
scenario('TT-296, RU-39, L-09 without Keys, or without the wish, the USE is lost and the Character lies down', () => {
  const without = vehicle('helipad');
  expect(without.optionsOf(1)).toEqual(['pass']);
  const unwilling = vehicle('helipad', 'keys').answer(1, 'pass');
  for (const table of [without.answer(1, 'pass'), unwilling]) {
    expect(table.toldOf('public', 'laidDown').at(-1)).toEqual({ t: 'laidDown', pawns: [1] });
    expect(table.open.escape).toBeNull();
  }
});
scenario('TT-227 everybody takes part, wherever they are, standing or lying, and rooms have no limit', () => {
  const table = aTable({ players: 6 })
    .aliens(5)
    .discs(1, 2, 2, 2, 2, 2)
    .put('dorm', 1)
    .lying(1)
    .put('lab', 2)
    .is({ rescue: { state: 'arrived', at: 11, fuel: 0 } })
    .step('rescue')
    .answer(0, 'start');
  for (const pawn of [1, 2, 3, 4]) {
    table.expectAsked('board', [pawn]).answer(pawn, 'board');
    table.everybody('yes');
  }
  expect(table.open.escape?.aboard).toEqual([0, 1, 2, 3, 4]);
});
scenario('TT-228 the least suspicious on the ground is asked first, a tie in turn order', () => {
  rescue().expectAsked('board', [1]).answer(1, 'stay').expectAsked('board', [2]);
  aTable()
    .aliens(3)
    .discs(1, 2, 2, 2)
    .is({ leader: 2, rescue: { state: 'arrived', at: 11, fuel: 2 } })
    .step('rescue')
    .answer(0, 'start')
    .expectAsked('board', [2]);
});
scenario('TT-229, TT-230 one refusal keeps an applicant on the ground, and the next is asked; all answers are published', () => {
  const table = rescue()
    .answer(1, 'board')
    .expectAsked('acceptBoarding', [0])
    .answer(0, 'yes')
    .answer(2, 'board')
    .expectAsked('acceptBoarding', [0, 1])
    .answer(0, 'yes')
    .answer(1, 'no');
  expect(table.open.escape).toMatchObject({ aboard: [0, 1], asked: [2] });
  expect(table.toldOf(3, 'boardingAnswered').at(-1)).toEqual({ t: 'boardingAnswered', pawn: 2, yes: [0], no: [1] });
  table.expectAsked('board', [3]);
});
scenario('TT-230 a Character who stays by choice is passed over as well, until all have had theirs', () => {
  const table = rescue().answer(1, 'stay').expectAsked('board', [2]);
  expect(table.open.escape).toMatchObject({ aboard: [0], asked: [1] });
});
scenario('TT-231 who boards shows the role: after a Human everybody on the ground has the choice again', () => {
  const table = rescue().answer(1, 'stay').answer(2, 'board').answer(0, 'yes').expectAsked('board', [1]);
  expect(table.open.escape).toMatchObject({ aboard: [0, 2], asked: [] });
});
scenario('TT-231, TT-237 an Alien who boards wins for the Aliens', () => {
  rescue()
    .answer(1, 'stay')
    .answer(2, 'stay')
    .answer(3, 'board')
    .answer(0, 'yes')
    .expectOver({ winner: 'aliens', why: 'alienBoarded', round: 1 });
});
scenario('TT-232, TT-233, TT-236 it leaves when everybody had the choice: with Aliens alone on the ground the Humans win', () => {
  const table = rescue().answer(1, 'board').answer(0, 'yes').answer(2, 'board').everybody('yes').answer(3, 'stay');
  table.expectOver({ winner: 'humans', why: 'escaped', round: 1 });
  expect(table.toldOf('public', 'roleShown').at(-1)).toEqual({ t: 'roleShown', pawn: 3, role: 'alien', where: 'ground' });
});
scenario('TT-232 or when nobody is left on the ground', () => {
  rescue({}, [])
    .given(({ own }) => void Object.assign(own[3], { role: 'human' }))
    .answer(1, 'board')
    .everybody('yes')
    .answer(2, 'board')
    .everybody('yes')
    .answer(3, 'board')
    .everybody('yes')
    .expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});
scenario('TT-233, TT-238 with a Human left behind the Aliens win', () => {
  rescue()
    .answer(1, 'board')
    .answer(0, 'yes')
    .answer(2, 'stay')
    .answer(3, 'stay')
    .expectOver({ winner: 'aliens', why: 'leftBehind', round: 1 });
});
scenario('TT-234, TT-235 once started it ends the match, whatever the vehicle', () => {
  for (const table of [rescue(), vehicle('helipad', 'keys').answer(1, 'escape'), vehicle('shed', 'keys').answer(1, 'escape')])
    expect(table.until().open.end).not.toBeNull();
});
scenario('D-40, D-41: the clock boards, and lets nobody in but those on green', () => {
  const table = rescue().timeout(1).expectAsked('acceptBoarding', [0]).timeout(0);
  expect(table.open.escape?.asked).toEqual([1]);
  const green = aTable()
    .aliens(3)
    .discs(0, 0, 3, 4)
    .is({ rescue: { state: 'arrived', at: 11, fuel: 2 } })
    .step('rescue')
    .answer(0, 'start')
    .timeout(1)
    .timeout(0);
  expect(green.open.escape?.aboard).toEqual([0, 1]);
});

scenario(
  'TT-240, TT-005, TT-241, L-31 when the last Human is infected the Aliens win, the last one counts as Human, and all hear it at once',
  () => {
    const table = aTable({ players: 4 })
      .aliens(0, 1, 3)
      .put('lab', 2, 3)
      .step('encounters')
      .answer(2, 'humans')
      .answer(3, 'alien')
      .tokens(3, 'alien', 'alien')
      .look(2, 3, 'left')
      .look(3, 2, 'left');
    table.expectOver({ winner: 'aliens', why: 'noHumanLeft', round: 1 });
    expect(table.toldOf(2, 'unveiled')[0].camps).toEqual(['aliens', 'aliens', 'humans', 'aliens']);
    expect(table.toldOf(2, 'sawToken')).toEqual([]);
  },
);
scenario('TT-241, RU-07 two infected in the same step are both the last', () => {
  const table = aTable({ players: 4 }).aliens(0, 3).put('lab', 1, 2, 3).step('encounters').everybodyPuts();
  table.tokens(3, 'alien', 'alien').look(1, 3, 'left').look(2, 3, 'right').look(3, 2, 'left');
  expect(table.toldOf(0, 'unveiled')[0].camps).toEqual(['aliens', 'humans', 'humans', 'aliens']);
});
scenario('TT-240, TT-242, RU-60 when the last one is assimilated, too; the eliminated stay in their camp', () => {
  const table = passAll(
    aTable({ players: 4 }).aliens(1, 2, 3).revealed(2, 3).put('lab', 0).force({ room: 'lab', force: 3 }).step('encounters'),
  ).answer(3, 0);
  table.expectOver({ winner: 'aliens', why: 'noHumanLeft', round: 1 });
  expect(table.toldOf(0, 'unveiled')[0].camps).toEqual(['humans', 'aliens', 'aliens', 'aliens']);
  const hidden = passAll(
    aTable({ players: 5 }).aliens(1, 3).revealed(2, 3).put('lab', 1).force({ room: 'lab', force: 3 }).step('encounters'),
  ).answer(3, 1);
  expect(hidden.role(1)).toBe('alien');
});
scenario('TT-003 all of a camp win or lose together', () => {
  const table = rescue().answer(1, 'stay').answer(2, 'stay').answer(3, 'board').answer(0, 'yes');
  expect(table.toldOf(0, 'won')).toEqual([{ t: 'won', winner: 'aliens', why: 'alienBoarded' }]);
  expect(table.toldOf(0, 'unveiled')[0].camps).toEqual(['humans', 'humans', 'humans', 'aliens']);
});
scenario('TT-243 the departure of the Rescue Helicopter ends nothing', () => {
  const { open } = aTable()
    .is({ rescue: { state: 'arrived', at: 11, fuel: 6 } })
    .phase('maintenance');
  expect([open.rescue.state, open.end]).toEqual(['gone', null]);
});
scenario('TT-244 option `hopelessEnd`: with all three ways out gone the Aliens win, or not', () => {
  const hopeless = (hopelessEnd: boolean) =>
    aTable({ hopelessEnd })
      .room('helipad', { burnt: true })
      .room('shed', { burnt: true })
      .is({ rescue: { state: 'arrived', at: 11, fuel: 6 } })
      .phase('maintenance');
  hopeless(true).expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
  expect(hopeless(false).open.end).toBeNull();
  const silent = aTable()
    .room('helipad', { burnt: true })
    .room('shed', { burnt: true })
    .items(0, 'dynamite')
    .put('radio', 0)
    .put('armory', 1)
    .step('resolve')
    .answer(0, 'dynamite')
    .pass(1);
  silent.expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
});
scenario('TT-244, TT-047 several fires in one step: the end is looked for after each', () => {
  const table = aTable()
    .room('helipad', { burnt: true })
    .is({ rescue: { state: 'gone', at: 0, fuel: 6 } })
    .items(0, 'dynamite')
    .items(1, 'dynamite')
    .put('shed', 0)
    .put('lab', 1)
    .step('resolve')
    .answer(0, 'dynamite')
    .answer(1, 'dynamite');
  table.expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
  expect([table.open.rooms.lab.burnt, table.own(1).items]).toEqual([false, ['dynamite']]);
});
scenario('TT-245, RU-06 option `eliminationWin`: with no Alien, no Force and no Dog the Humans win, or not', () => {
  const last = (eliminationWin: boolean) => aTable({ eliminationWin }).aliens(3).revealed(0, 3).is({ dogsAside: 0 }).dynamiteInLab();
  last(true).expectOver({ winner: 'humans', why: 'noAlienLeft', round: 1 });
  // TT-047 Nothing more happens after that.
  expect(last(true).told('public').at(-1)?.t).toBe('unveiled');
  expect(last(false).open.end).toBeNull();
  const dog = aTable({ eliminationWin: true }).aliens(3).revealed(0, 3).is({ dogsAside: 1 }).dynamiteInLab();
  expect(dog.open.end).toBeNull();
});
scenario('TT-246 after sixty rounds the Aliens win', () => {
  aTable()
    .is({ round: 60 })
    .given(() => {}, ['match', 'nextRound'])
    .expectOver({ winner: 'aliens', why: 'roundCap', round: 60 });
});
scenario('TT-247 at the end all roles and the history of infections are shown', () => {
  const table = rescue()
    .vault({ infections: [{ pawn: 3, round: 0, by: 'start' }] })
    .answer(1, 'stay')
    .answer(2, 'stay')
    .answer(3, 'stay');
  expect(table.toldOf('public', 'unveiled')).toEqual([
    {
      t: 'unveiled',
      roles: ['human', 'human', 'human', 'alien'],
      camps: ['humans', 'humans', 'humans', 'aliens'],
      infections: [{ pawn: 3, round: 0, by: 'start' }],
    },
  ]);
});
