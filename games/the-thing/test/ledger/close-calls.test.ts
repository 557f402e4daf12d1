/** Where two readings of a rule give the same answer nearly always: the case that tells them apart. */
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import { vehicleUses } from '../../facts/actions.ts';
import { forceReserve } from '../../facts/base.ts';
import { isOnRed } from '../../facts/people.ts';
import { containsAll, slotNumber } from '../../facts/trades.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { rules } from '../../rules.ts';
import { party } from '../party.ts';
import { aTable } from '../table.ts';

scenario('TT-113 of two who want the same token on the right the later in turn order gets the left one', () => {
  const table = aTable().is({ leader: 2 }).put('lab', 1, 2, 3).step('encounters').everybodyPuts();
  table.look(1, 3, 'right').look(2, 3, 'right').look(3, 1, 'left');
  expect(table.toldOf('public', 'looked').map(({ by, side }) => [by, side])).toEqual([
    [2, 'right'],
    [3, 'left'],
    [1, 'left'],
  ]);
});
scenario('TT-245 a Dog in a room, one in the Kennel and one set aside are Dogs all three: nobody has won while there are any', () => {
  const last = (kennel: number, dogsAside: number) =>
    aTable({ eliminationWin: true }).aliens(3).revealed(0, 3).is({ kennel, dogsAside }).room('kitchen', { dog: true }).dynamiteInLab();
  expect([last(1, 0).open.end, last(0, 1).open.end]).toEqual([null, null]);
});
scenario('TT-245 whatever happens while the Aliens have Force, nobody has won', () => {
  const table = aTable({ eliminationWin: true })
    .aliens(3)
    .revealed(2, 3)
    .is({ kennel: 0, dogsAside: 0 })
    .put('lab', 0)
    .items(0, 'dynamite');
  table.step('resolve').answer(0, 'dynamite');
  expect([table.open.rooms.lab.burnt, table.open.end]).toEqual([true, null]);
});
scenario('TT-138 what lies on Location cards is in play: the reserve has that much less', () => {
  const { open } = aTable().revealed(2, 3);
  const before = forceReserve(open);
  expect(forceReserve({ ...open, plan: [1, 1] })).toBe(before - 2);
});
scenario('TT-129 the Force grows in the room of the one assimilated, and in no other', () => {
  const table = aTable({ players: 6 })
    .revealed(4, 5)
    .put('lab', 0)
    .put('kitchen', 1)
    .force({ room: 'lab', force: 2 }, { room: 'kitchen', force: 2 })
    .step('encounters')
    .answer(0, 'kitchen');
  table.until('alienChoice').answer(5, 1);
  expect(table.open.people[1].status).toBe('assimilated');
  // TT-130 Nobody else was there to be sent away.
  expect(table.toldOf('public', 'sentToRec')).toEqual([]);
  expect(table.open.force.map(({ room, force }) => [room, force])).toEqual([
    ['lab', 2],
    ['kitchen', 3],
  ]);
});
scenario('TT-215 a Leader token stays with its holder when somebody else stops being a Character', () => {
  const table = aTable()
    .is({ leaderToken: { holder: 1 } })
    .phase('rest')
    .answer(3, 'reveal');
  expect([table.open.people[3].status, table.open.leaderToken]).toEqual(['revealed', { holder: 1 }]);
});
scenario('TT-156 the Weather Station is of use when every deck is empty', () => {
  const table = aTable().vault({ objects: [], weapons: [] }).acts(1, 'weather');
  expect(table.toldOf('public', 'assigned')).toHaveLength(1);
});
scenario('TT-049 where both results are the same nobody is asked', () => {
  const rolled = (seed: string) => aTable({ seed }).is({ station: null }).phase('weather').toldOf('public', 'weatherRolled')[0].results[0];
  for (const seed of ['a', 'b', 'c']) {
    const same = aTable({ seed })
      .is({ station: rolled(seed) })
      .phase('weather');
    expect(same.kind).not.toBe('weatherChoice');
  }
});
scenario('TT-255 a player who wants no extra Lab token draws none', () => {
  const table = aTable({ characters: ['bennings', 'blair', 'macready', 'nauls'] })
    .put('lab', 1)
    .resolving('use')
    .flip(1);
  const bag = table.s.vault.lab.length;
  table.answer(1, 'keep').expectAsked('extraLab', [1]).pass(1);
  expect([table.s.vault.lab.length, table.kind === 'keepLab']).toEqual([bag, false]);
});
scenario('TT-072 how many cards and how much Force on each is told to all, and not where', () => {
  const table = aTable({ players: 5 }).revealed(3, 4).phase('alien');
  table.answer(4, { first: 'lab', rest: ['lab', 'kitchen'] });
  expect(table.toldOf('public', 'planned')).toEqual([{ t: 'planned', forces: table.open.plan }]);
});
scenario('TT-166 what one holds lies in the order of the box, however it came: its order tells nothing', () => {
  const table = aTable().items(1, 'keys').items(2, 'fuel', 'tools').phase('rest');
  table.answer(1, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } });
  table.answer(2, { pick: 'accept', with: { pick: 1, with: { weapon: [], object: [], lab: [] } } });
  expect(table.own(2).items).toEqual(aTable().items(0, 'fuel', 'tools', 'keys').own(0).items);
  for (const seed of ['a', 'b', 'c']) for (const { hand } of aTable({ seed }).s.own) expect(hand).toEqual(hand.toSorted());
});
scenario('TT-166b, TT-166c which of several alike, and whether all of them are still there', () => {
  expect([slotNumber('keys'), slotNumber('keys#2')]).toEqual([1, 2]);
  expect(containsAll(['cable', 'cable', 'fuel'], ['cable', 'cable'])).toBe(true);
  expect([containsAll(['cable', 'fuel'], ['cable']), containsAll(['cable', 'fuel'], ['fuel', 'cable'])]).toEqual([true, true]);
  expect([containsAll(['cable', 'fuel'], ['cable', 'cable']), containsAll(['fuel'], ['cable'])]).toEqual([false, false]);
});
scenario('TC-060a the co-operative game has no red space', () => {
  const { open } = party(2).s;
  expect(isOnRed({ ...open, people: open.people.map((person) => ({ ...person, suspicion: 8 })) }, 0)).toBe(false);
});
scenario('TT-105 where no Dog is, none is captured, neither before a meeting nor after the Alien has fled', () => {
  const met = aTable().is({ kennel: 1 }).put('lab', 1, 2).step('encounters').everybodyPuts();
  const fled = aTable({ players: 6 })
    .is({ kennel: 1 })
    .revealed(4, 5)
    .put('lab', 0, 1, 2)
    .force({ room: 'lab', force: 3 })
    .items(0, 'dynamite')
    .step('encounters')
    .attack(0, 'dynamite')
    .until('placeTokens');
  for (const table of [met, fled]) expect([table.open.kennel, table.toldOf('public', 'dogCaptured')]).toEqual([1, []]);
});
scenario('TT-122, TT-247 two tokens of the nine are an Alien dog’s, and the end tells that it was a Dog', () => {
  const drawn = Array.from({ length: 120 }, (_, i) =>
    aTable({ seed: `dog ${i}` })
      .put('lab', 1)
      .room('lab', { dog: true })
      .step('encounters')
      .answer(1, true),
  );
  const infected = drawn.filter((table) => table.role(1) === 'alien');
  const share = infected.length / drawn.length;
  expect(share).toBeGreaterThan(0.16);
  expect(share).toBeLessThan(0.28);
  for (const { s } of infected) expect(s.vault.infections.at(-1)).toMatchObject({ pawn: 1, by: 'dog' });
});
scenario('TT-253 after Garry the next one draws', () => {
  const table = aTable({ characters: ['bennings', 'garry', 'macready', 'nauls'] })
    .hand(1, 'use')
    .hand(2, 'use')
    .step('draw')
    .pass(1);
  expect(table.toldOf('public', 'drew').at(-1)?.pawn).toBe(3);
});
scenario('TT-025 the Leader token lies in the room that is told', () => {
  const { s } = new Table(rules, { seats: 4, options: DEFAULT_OPTIONS });
  expect(s.open.leaderToken).toEqual({ room: expect.any(String) });
});
scenario('TT-290, TT-303 what is not kept goes under its own deck', () => {
  const table = aTable().acts(1, 'warehouse');
  const [kept] = table.own(1).drawn;
  const { weapons, objects } = table.s.vault;
  const before = [weapons.length, objects.length + 1];
  table.answer(1, kept);
  expect([table.s.vault.weapons.length, table.s.vault.objects.length]).toEqual(before);
  const armed = aTable().acts(1, 'armory');
  const things = armed.s.vault.objects.length;
  expect(armed.answer(1, armed.own(1).drawn[0]).s.vault.objects).toHaveLength(things);
});
scenario('TT-177 two to test and two Flamethrowers to do it with: both are asked', () => {
  const table = aTable().revealed(2, 2, 3).items(1, 'cable').up(1, 'flamethrower:2', 'flamethrower:3').phase('analyses');
  table.everybody(null);
  for (const seat of table.asked) table.answer(seat, seat === 1 ? 'volunteer' : null);
  expect(table.kind).toBe('analysisTarget');
});
scenario('TT-308 a Blood bag that is destroyed is gone for all to see', () => {
  const table = aTable()
    .vault({ lab: ['blood', 'blood'] })
    .acts(1, 'lab', 'sabotage');
  expect(table.open.gone).toEqual(['blood']);
});
scenario('D-31, TT-296 at a ready vehicle a Character without Keys can only let the card go', () => {
  const { open } = aTable().room('shed', { fuel: 4, damage: 0 }).put('shed', 1);
  expect([vehicleUses(open, 1, false), vehicleUses(open, 1, true)]).toEqual([['pass'], ['escape', 'pass']]);
});
scenario('D-15 nothing that lies face up but a Flamethrower asks anybody whether they avoid the others', () => {
  expect(aTable().up(1, 'cable').put('lab', 1, 2).step('encounters').kind).toBe('placeTokens');
});
scenario('RU-84 after a flight it stops when fewer than two are left', () => {
  const table = aTable({ players: 6 }).revealed(4, 5).put('lab', 0, 1).force({ room: 'lab', force: 3 });
  table.items(0, 'dynamite', 'firearm').items(1, 'melee').step('encounters').attack(0, 'dynamite').avoid(0, 'firearm');
  expect(table.kind).not.toBe('weaponVsAlien');
});
scenario('TT-047 when the last Human is assimilated nobody is sent anywhere any more', () => {
  const table = aTable().aliens(1, 2).revealed(4, 3).put('lab', 0, 1).force({ room: 'lab', force: 3 }).step('encounters');
  table.until('alienChoice').answer(3, 0);
  expect([table.open.end?.why, table.told('public').at(-1)?.t]).toEqual(['noHumanLeft', 'unveiled']);
});
scenario('TT-037 one is dealt the Alien, and all others are Human', () => {
  const { s } = new Table(rules, { seats: 5, options: DEFAULT_OPTIONS });
  expect(s.own.map(({ role }) => role).sort()).toEqual(['alien', 'human', 'human', 'human', 'human']);
});
