/** 3.A.10 Encounters without Alien Force: who meets, tokens, looks, infections, Dogs. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, type ThingTable } from '../table.ts';

/** Two in the Laboratory, the second an Alien, tokens put. */
const meeting = (table: ThingTable, alien: 'humans' | 'alien' = 'alien') => {
  for (const seat of table.step('encounters').asked) table.answer(seat, table.role(seat) === 'alien' ? alien : 'humans');
  return table;
};
const pair = () => aTable().put('lab', 2, 3);

scenario('TT-096 two Characters, or one with a Dog, meet; one alone does not', () => {
  const table = aTable({ players: 5 })
    .put('lab', 0, 1)
    .put('radio', 2)
    .put('kitchen', 3)
    .room('kitchen', { dog: true })
    .step('encounters')
    .expectAsked('encounterOrder', [0]);
  expect(table.optionsOf(0)).toEqual(['kitchen', 'lab']);
  expect(aTable().put('radio', 2).step('encounters').toldOf('public', 'encounterBegan')).toEqual([]);
});
scenario('TT-096 a Dog with Alien Force is an Encounter', () => {
  const table = aTable().revealed(1, 3).room('lab', { dog: true }).force({ room: 'lab', force: 1 }).step('encounters');
  table.expectAsked('alienChoice', [3]);
});
scenario('TT-096a the list is fixed at the start: the Rec Room has no Encounter, and nobody has two', () => {
  const table = aTable({ players: 5 }).revealed(1, 4).put('lab', 0, 1).put('rec', 2, 3).force({ room: 'lab', force: 3 }).step('encounters');
  table.everybody(null).everybody(null).expectAsked('alienChoice', [4]).answer(4, 'sabotage');
  expect(table.open.people[0].at).toBe('rec');
  expect(table.toldOf('public', 'encounterBegan')).toHaveLength(1);
  expect(table.toldOf('public', 'tokensPut')).toEqual([]);
});
scenario('TT-097, RU-03 the Dormitory has an Encounter, lying or standing; with `sleepersSafe` only among those who stand', () => {
  aTable().put('dorm', 1, 2).lying(1, 2).step('encounters').expectAsked('placeTokens', [1, 2]);
  expect(aTable({ sleepersSafe: true }).put('dorm', 1, 2).lying(1).step('encounters').toldOf('public', 'encounterBegan')).toEqual([]);
  aTable({ sleepersSafe: true }).put('dorm', 0, 1, 2).lying(1).step('encounters').expectAsked('placeTokens', [0, 2]);
});
scenario('TT-098, TT-099 first those with Alien Force, then the others', () => {
  const table = aTable({ players: 6 })
    .revealed(1, 5)
    .put('armory', 0, 1)
    .put('weather', 2, 3)
    .force({ room: 'weather', force: 1 })
    .step('encounters');
  expect(table.toldOf('public', 'encounterBegan').map(({ room }) => room)).toEqual(['weather']);
  table.until('nextCard', 'setFire');
  expect(table.toldOf('public', 'encounterBegan').map(({ room }) => room)).toEqual(['weather', 'armory']);
});
scenario('TT-100, RU-37 the Leader orders them; declined, it is board order', () => {
  const set = () => aTable({ players: 6 }).put('armory', 0, 1).put('weather', 2, 3).step('encounters').expectAsked('encounterOrder', [0]);
  expect(set().answer(0, 'weather').toldOf('public', 'encounterBegan')[0].room).toBe('weather');
  expect(set().pass(0).toldOf('public', 'encounterBegan')[0].room).toBe('armory');
});
scenario('TT-101, TT-263 a standing holder of a Flamethrower is asked; TT-102 who avoids takes no part and stays', () => {
  const table = aTable()
    .up(1, 'flamethrower:3')
    .put('lab', 1, 2, 3)
    .step('encounters')
    .expectAsked('avoidEncounter', [1])
    .avoid(1, 'flamethrower:3');
  table.expectAsked('placeTokens', [2, 3]);
  expect(table.open.people[1]).toMatchObject({ at: 'lab', standing: true, up: ['flamethrower:2'] });
  expect(aTable().up(1, 'flamethrower:3').put('lab', 1, 2).lying(1).step('encounters').kind).toBe('placeTokens');
});
scenario('TT-103 the Characters left determine what kind it is; with one left it does not happen', () => {
  const none = aTable().up(1, 'flamethrower:3').put('lab', 1, 2).step('encounters').avoid(1, 'flamethrower:3');
  expect(none.toldOf('public', 'tokensPut')).toEqual([]);
  const dog = aTable().up(1, 'flamethrower:3').put('lab', 1, 2).room('lab', { dog: true }).step('encounters').avoid(1, 'flamethrower:3');
  dog.expectAsked('drawDogToken', [2]);
  expect(dog.open.kennel).toBe(0);
});
scenario('TT-103a, RU-26 avoiders do not meet each other; who passed is asked again when another has avoided', () => {
  const table = aTable({ players: 8 }).up(1, 'flamethrower:3').up(2, 'flamethrower:4').put('lab', 1, 2, 3).step('encounters');
  table.expectAsked('avoidEncounter', [1]).pass(1).expectAsked('avoidEncounter', [2]).avoid(2, 'flamethrower:4');
  table.expectAsked('avoidEncounter', [1]).avoid(1, 'flamethrower:3');
  expect([table.toldOf('public', 'tokensPut'), table.kind]).toEqual([[], 'setFire']);
  // Nor do they meet the Dog that is there.
  const dog = aTable({ players: 8 }).up(1, 'flamethrower:3').up(2, 'flamethrower:4').put('lab', 1, 2).room('lab', { dog: true });
  dog.step('encounters').avoid(1, 'flamethrower:3').avoid(2, 'flamethrower:4');
  expect([dog.kind, dog.open.rooms.lab.dog, dog.suspicion]).toEqual(['setFire', true, new Array(8).fill(1)]);
  const two = aTable({ players: 8 })
    .up(1, 'flamethrower:3')
    .up(2, 'flamethrower:4')
    .put('lab', 1, 2)
    .step('encounters')
    .pass(1)
    .avoid(2, 'flamethrower:4');
  // Nobody is left to meet: there is nothing to avoid any more.
  expect(two.kind).not.toBe('avoidEncounter');
});
scenario('TT-104, TT-121, TT-124 alone with a Dog: a token is drawn, seen by the drawer alone, and the disc moves', () => {
  const table = aTable().put('lab', 1).room('lab', { dog: true }).step('encounters').expectAsked('drawDogToken', [1]).answer(1, true);
  expect(table.toldOf(1, 'dogTokenIs')).toHaveLength(1);
  expect(table.toldOf(0, 'dogTokenIs')).toEqual([]);
  table.expectAsked('resortAlone', [1]).answer(1, true);
  expect(table.suspicion).toEqual([1, 2, 1, 1]);
  expect(table.open.rooms.lab.dog).toBe(true);
});
scenario('TT-105 two or more capture the Dog first; TT-106 then they meet', () => {
  const table = aTable().put('lab', 1, 2).room('lab', { dog: true }).step('encounters').expectAsked('placeTokens', [1, 2]);
  expect([table.open.rooms.lab.dog, table.open.kennel]).toEqual([false, 1]);
  expect(table.toldOf('public', 'drewDogToken')).toEqual([]);
});
scenario('TT-107, TT-110 everybody but those on green puts two tokens', () => {
  const table = aTable().discs(1, 0, 1, 1).put('lab', 1, 2, 3).step('encounters').expectAsked('placeTokens', [2, 3]).everybody('humans');
  expect(table.s.own.map(({ tokens }) => tokens.length)).toEqual([0, 0, 2, 2]);
  table.expectAsked('lookAt', [1, 2, 3]);
});
scenario('TT-108, TT-109 what is put is what was chosen, left and right by chance', () => {
  const sides = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const table = meeting(aTable({ seed: `sides ${n}` }).put('lab', 2, 3));
    expect(table.own(2).tokens).toEqual(['human', 'human']);
    sides.add(table.own(3).tokens.join());
  }
  expect(sides.size).toBe(2);
  expect(meeting(pair(), 'humans').own(3).tokens).toEqual(['human', 'human']);
});
scenario('TT-111, TT-112 all look at once, at one token of another', () => {
  const table = meeting(aTable().put('lab', 1, 2, 3)).expectAsked('lookAt', [1, 2, 3]);
  expect(table.optionsOf(1)).toEqual([2, 3]);
  expect(() => table.look(1, 1, 'left')).toThrow();
  table.look(1, 2, 'left').look(2, 1, 'left').look(3, 1, 'right');
  expect(table.toldOf('public', 'looked')).toHaveLength(3);
  expect(table.toldOf(1, 'sawToken')).toHaveLength(1);
});
scenario('TT-113, RU-32 of two who want the same token the later in turn order gets the other', () => {
  const table = meeting(aTable().is({ leader: 2 }).put('lab', 1, 2, 3))
    .look(1, 3, 'left')
    .look(2, 3, 'left')
    .look(3, 1, 'left');
  expect(table.toldOf('public', 'looked').map(({ by, side }) => [by, side])).toEqual([
    [2, 'left'],
    [3, 'left'],
    [1, 'right'],
  ]);
});
scenario('TT-114 who has no token to look at looks at none and does not move', () => {
  const table = meeting(aTable().discs(1, 0, 1, 1).put('lab', 1, 2))
    .expectAsked('lookAt', [1])
    .look(1, 2, 'left')
    .everybody(true);
  expect(table.suspicion).toEqual([1, 1, 1, 1]);
});
scenario('TT-115 four and more choose one after the other among the tokens that are left, and see them together', () => {
  const table = meeting(aTable().discs(1, 0, 0, 1).put('dorm', 0, 1, 2, 3).lying(0, 1, 2, 3)).expectAsked('lookNext', [0]);
  table.look(0, 3, 'left').expectAsked('lookNext', [1]);
  expect(table.toldOf(0, 'sawToken')).toEqual([]);
  expect(table.optionsOf(1)).toEqual([0, 3]);
  expect(() => table.look(1, 3, 'left')).toThrow();
  table.look(1, 3, 'right').expectAsked('lookNext', [2]);
  expect(table.optionsOf(2)).toEqual([0]);
  table.look(2, 0, 'left').expectAsked('lookNext', [3]).look(3, 0, 'right');
  expect(table.toldOf(0, 'sawToken')).toHaveLength(1);
});
scenario('TT-115, TT-114 with the tokens gone the last in turn order look at none', () => {
  const table = meeting(aTable({ players: 5 }).discs(0, 0, 0, 0, 1).put('dorm', 0, 1, 2, 4).lying(0, 1, 2, 4));
  table.look(0, 4, 'left').look(1, 4, 'right');
  table.expectAsked('resort', [0, 1]);
});
scenario(
  'TT-116, TT-004, TT-117, TT-118 a Human who saw an Alien token is an Alien; everybody who looked sets the card again and moves',
  () => {
    const table = meeting(pair()).tokens(3, 'human', 'alien').look(2, 3, 'right').look(3, 2, 'left');
    expect(table.role(2)).toBe('alien');
    expect(table.toldOf(2, 'sawToken').at(-1)).toMatchObject({ token: 'alien', of: 3 });
    table.expectAsked('resort', [2, 3]).everybody(true);
    expect(table.toldOf(2, 'roleIs').at(-1)).toEqual({ t: 'roleIs', role: 'alien' });
    expect(table.toldOf(3, 'roleIs').at(-1)).toEqual({ t: 'roleIs', role: 'alien' });
    expect(table.suspicion).toEqual([1, 1, 2, 2]);
  },
);
scenario('TT-118 who took part and looked at no token does not move', () => {
  const table = pair().discs(1, 1, 0, 3).step('encounters').everybodyPuts().expectAsked('lookAt', [2]).look(2, 3, 'left').everybody(true);
  expect(table.suspicion).toEqual([1, 1, 1, 3]);
});
scenario('TT-116, L-34 who saw a Human token stays what they are, is asked alike, and the owner is told alike', () => {
  const clean = meeting(pair()).tokens(3, 'human', 'alien').look(2, 3, 'left').look(3, 2, 'left');
  expect(clean.role(2)).toBe('human');
  const infected = meeting(pair()).tokens(3, 'human', 'alien').look(2, 3, 'right').look(3, 2, 'left');
  for (const viewer of [0, 1, 2, 3, 'public' as const])
    expect(clean.told(viewer).map(({ t }) => t)).toEqual(infected.told(viewer).map(({ t }) => t));
  expect(JSON.stringify(clean.seen(0))).toBe(JSON.stringify(infected.seen(0)).replaceAll('"right"', '"left"'));
  expect(clean.toldOf(3, 'tokenSeen')).toEqual([{ t: 'tokenSeen', by: 2, side: 'left', token: 'human' }]);
});
scenario('TT-119 nobody else hears what was seen', () => {
  const table = meeting(pair()).tokens(3, 'human', 'alien').look(2, 3, 'right').look(3, 2, 'left').everybody(true);
  for (const viewer of [0, 1, 'public' as const]) {
    expect(table.toldOf(viewer, 'sawToken')).toEqual([]);
    expect(table.toldOf(viewer, 'looked')).toHaveLength(2);
  }
});
scenario('TT-120 tokens return to their owners', () => {
  const table = meeting(pair()).look(2, 3, 'left').look(3, 2, 'left').everybody(true);
  expect(table.s.own.map(({ tokens }) => tokens)).toEqual([[], [], [], []]);
});
scenario('TT-122, TT-123 an Alien dog infects, two times in nine; the cards are set again, changed or not', () => {
  let infected = 0;
  for (let n = 0; n < 90; n++) {
    const table = aTable({ seed: `dog ${n}` })
      .put('lab', 1)
      .room('lab', { dog: true })
      .step('encounters')
      .answer(1, true);
    const [{ alien }] = table.toldOf(1, 'dogTokenIs');
    expect(table.role(1)).toBe(alien ? 'alien' : 'human');
    if (alien) infected++;
    expect(table.expectAsked('resortAlone', [1]).answer(1, true).toldOf(1, 'roleIs').at(-1)).toEqual({ t: 'roleIs', role: table.role(1) });
  }
  expect(infected).toBeGreaterThan(10);
  expect(infected).toBeLessThan(32);
});
scenario(
  'RU-34 who is infected in a meeting of three infects nobody in it; RU-35 an Alien stays one; RU-36 two on green do nothing',
  () => {
    const three = meeting(aTable().put('lab', 1, 2, 3))
      .tokens(3, 'alien', 'human')
      .look(1, 3, 'left')
      .look(2, 1, 'left')
      .look(3, 1, 'right');
    expect([three.role(1), three.role(2)]).toEqual(['alien', 'human']);
    const green = aTable().discs(1, 0, 0).put('lab', 1, 2).step('encounters');
    expect(green.toldOf('public', 'tokensPut')).toEqual([]);
  },
);
scenario('D-16 and D-18: the clock puts two Human tokens for an Alien too, and sets the card', () => {
  const table = pair().step('encounters').timeout(2).timeout(3);
  expect(table.own(3).tokens).toEqual(['human', 'human']);
  table.timeout(2).timeout(3).expectAsked('resort', [2, 3]).timeout(2).timeout(3);
  expect(table.suspicion).toEqual([1, 1, 2, 2]);
});
