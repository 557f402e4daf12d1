/** Rules that meet each other: several fires in one step, a lead that changes hands, crowds in the Dormitory, cards played while somebody decides. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { GREEN_ROOMS } from '../../data/rooms.ts';
import { aTable, type ThingTable } from '../table.ts';

const burnt = ({ open }: ThingTable): string[] => GREEN_ROOMS.filter((room) => open.rooms[room].burnt);
const firing = (table: ThingTable): ThingTable =>
  table.step('resolve', ({ vault }) => {
    vault.pile = ['repair', 'sabotage', 'use', 'use'];
  });
const bonus = (item: 'fuel' | 'tools', pawn: number) => ({ pick: item, with: pawn });

// Fires

scenario('RU-45, TT-047, TT-244 the end is looked for after each fire: the one that would follow is not set and costs nothing', () => {
  const table = aTable({ players: 5 }).is({ rescue: { state: 'gone', at: 3, fuel: 6 } });
  table.put('helipad', 0).put('shed', 1).put('lab', 2).items(0, 'dynamite').items(1, 'dynamite').items(2, 'dynamite');
  firing(table).expectAsked('setFire', [0, 1, 2]).everybody('dynamite');
  table.expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
  expect([burnt(table), table.own(2).items, table.match.s.vault.pile.length]).toEqual([['helipad', 'shed'], ['dynamite'], 2]);
});
scenario('RU-45, H-44 two who burn the same room: the later one pays nothing, and nobody hears of it', () => {
  const table = firing(aTable().put('lab', 1, 2).items(1, 'dynamite').items(2, 'dynamite')).everybody('dynamite');
  expect(table.toldOf('public', 'burnt').map(({ pawn }) => pawn)).toEqual([1]);
  expect([table.own(1).items, table.own(2).items, table.open.gone]).toEqual([[], ['dynamite'], ['dynamite']]);
  expect(table.toldOf('public', 'pileLost')).toHaveLength(1);
  expect(table.open.people[2]).toMatchObject({ at: 'rec', standing: false });
});
scenario('RU-45 after a fire those who still stand are asked again, and no more once nobody answers with one', () => {
  const table = firing(aTable().put('lab', 0).put('kitchen', 1).put('radio', 2).up(0, 'flamethrower:2').items(1, 'dynamite'));
  table.expectAsked('setFire', [0, 1, 2]).answer(0, 'flamethrower:2').pass(1).pass(2);
  table.expectAsked('setFire', [1, 2]).answer(1, 'dynamite').pass(2).expectAsked('setFire', [2]).pass(2).expectAsked('nextCard', [0]);
  expect(burnt(table)).toEqual(['kitchen', 'lab']);
});
scenario('RU-45, TT-277 with one Fire token left the second declarer keeps the Weapon, and the window does not open again', () => {
  const table = aTable({ players: 5 }).put('lab', 0).put('radio', 1).put('helipad', 2).items(0, 'dynamite').items(1, 'dynamite');
  for (const room of ['armory', 'warehouse', 'kitchen', 'weather', 'generator'] as const) table.room(room, { burnt: true });
  firing(table).answer(0, 'dynamite').answer(1, 'dynamite').pass(2).expectAsked('nextCard', [0]);
  expect([table.open.rooms.radio.burnt, table.own(1).items]).toEqual([false, ['dynamite']]);
});
scenario('TT-086a, TT-193 a fire where the Leader token lies: nobody leads by it, and it is placed anew', () => {
  const table = firing(
    aTable()
      .put('lab', 1)
      .put('radio', 2)
      .items(1, 'dynamite')
      .is({ leaderToken: { room: 'lab' } }),
  );
  table.answer(1, 'dynamite').pass(2).pass(2);
  expect(table.open.leaderToken).toBe(null);
  table.until('placeCharacter');
  expect([table.open.leader, table.open.leaderToken]).toEqual([0, { room: expect.any(String) }]);
  expect(table.open.leaderToken).not.toEqual({ room: 'lab' });
});
scenario('TT-272, TT-278 a burnt Generator runs on and fails, and then nobody can end the Darkness', () => {
  const table = aTable().room('generator', { burnt: true, fuel: 0, damage: 1 }).is({ weather: 'storm' }).put('generator', 1).put('lab', 2);
  table.given(() => {}, ['match', 'nextRound'], ['round', 'alien'], ['maintenance', 'generator']);
  expect(table.open.rooms.generator).toMatchObject({ damage: 2, burnt: true });
  const dark = aTable().room('generator', { burnt: true, damage: 2 }).items(1, 'tools').put('generator', 1).put('lab', 0);
  dark.resolving('repair').flip();
  dark.expectAsked('layWhom', [0]);
  expect(() => dark.answer(1, bonus('tools', 1))).toThrow();
});

// A lead that changes hands

scenario('RU-57, D-13 the Leader is assimilated in the first Encounter: the order of the next is the new one’s to say', () => {
  const table = aTable({ players: 7 }).revealed(1, 6).put('armory', 0).put('lab', 1, 2).put('radio', 3, 4).put('rec', 5);
  table.force({ room: 'armory', force: 2 }).step('encounters');
  table.pass(0).expectAsked('alienChoice', [6]).answer(6, 0);
  expect(table.open.leader).toBe(1);
  table.expectAsked('encounterOrder', [1]);
});
scenario('TT-215, TT-170a the Leader reveals in the discussion: the next one calls the vote, in which the old one has no part', () => {
  const table = aTable({ players: 5 })
    .aliens(0, 4)
    .discs(3, 2, 2, 2, 2)
    .items(0, 'keys')
    .is({ leaderToken: { holder: 0 } });
  table.phase('rest').expectAsked('callVote', [0]);
  table.answer(0, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } }).answer(0, 'reveal');
  table.expectAsked('callVote', [1]);
  expect([table.open.leader, table.open.leaderToken, table.open.pool, table.own(2).offered]).toEqual([1, null, 4, []]);
  expect(table.toldOf('public', 'revealed')).toEqual([{ t: 'revealed', pawn: 0, by: 'choice', pool: 4 }]);
  table.answer(1, true).expectAsked('vote', [1, 2, 3, 4]);
  expect(table.optionsOf(1)).toEqual([2, 3, 4]);
  table.everybody(null).everybodyReveals().until('placeCharacter');
  expect(table.open.leader).toBe(1);
});
scenario('TT-213a, TT-215 the Leader and another reveal themselves at the last moment: the Leader first, with the larger Force', () => {
  const table = aTable({ players: 6 }).aliens(4, 5).is({ leader: 5 });
  table.phase('rest').answer(5, true).everybody(null).everybodyReveals(4, 5);
  expect(table.toldOf('public', 'revealed').map(({ pawn, pool }) => [pawn, pool])).toEqual([
    [5, 5],
    [4, 6],
  ]);
  expect([table.open.leader, table.open.revealed]).toEqual([0, [5, 4]]);
  table.expectAsked('volunteer', [0, 1, 2, 3]);
});
scenario('TT-184a, RU-72 Analysis A reveals the Leader, who held the means for B: the next Leader picks among those who are left', () => {
  const table = aTable({ players: 6 })
    .aliens(0)
    .discs(6, 2, 2, 2, 2, 2)
    .items(1, 'blood')
    .items(0, 'cable')
    .up(0, 'flamethrower:2')
    .items(2, 'cable')
    .up(2, 'flamethrower:1')
    .items(3, 'cable')
    .up(3, 'flamethrower:4');
  table.phase('analyses').answer(1, 'volunteer');
  for (const seat of table.asked) table.pass(seat);
  expect([table.open.people[0].status, table.open.leader]).toEqual(['revealed', 1]);
  table.expectAsked('volunteer', [1, 2, 3, 4, 5]).answer(2, 'volunteer').answer(3, 'volunteer').pass(1).pass(4).pass(5);
  table.expectAsked('pickAnalyst', [1]).answer(1, 2).expectAsked('analysisTarget', [2]).answer(2, { pick: 2, with: 'flamethrower:1' });
  expect([table.open.people[2].suspicion, table.open.people[2].up]).toEqual([0, ['cable']]);
  expect(table.open.gone).toEqual(['blood', 'flamethrower']);
  // The Leader's Flamethrower is a card under the deck again, without its tokens (TT-210).
  expect(table.match.s.vault.weapons[0]).toBe('flamethrower');
});

// Meetings

scenario('TT-114, RU-32 four in the Dormitory, two of them proven: in turn order, until nobody finds another’s token', () => {
  const table = aTable({ players: 5 }).put('dorm', 0, 1, 2, 3).put('rec', 4).discs(0, 0, 2, 2, 2).step('encounters');
  table.expectAsked('placeTokens', [2, 3]).everybodyPuts().expectAsked('lookNext', [0]);
  table.look(0, 2, 'left').expectAsked('lookNext', [1]).look(1, 2, 'right').expectAsked('lookNext', [2]);
  expect(table.optionsOf(2)).toEqual([3]);
  expect(table.toldOf(0, 'sawToken')).toEqual([]);
  // Of the four tokens three are taken or her own: the last one looks at none, re-sorts nothing and does not move.
  table.look(2, 3, 'left').expectAsked('resort', [0, 1, 2]).everybody(true);
  expect(table.suspicion).toEqual([1, 1, 3, 2, 2]);
  expect(table.toldOf(0, 'sawToken')).toHaveLength(1);
});
scenario('TT-115 one disc off the green space among five sleepers: two look, the others do not', () => {
  const table = aTable({ players: 6 }).put('dorm', 0, 1, 2, 3, 4).lying(0, 1, 2, 3, 4).put('rec', 5).discs(0, 0, 0, 0, 3, 2);
  table.step('encounters').expectAsked('placeTokens', [4]).answer(4, 'humans').expectAsked('lookNext', [0]);
  table.look(0, 4, 'right').look(1, 4, 'left').expectAsked('resort', [0, 1]).everybody(true);
  expect(table.suspicion).toEqual([1, 1, 0, 0, 3, 2]);
});
scenario('RU-34, TT-116 who is infected in a meeting of three infects nobody in it', () => {
  const table = aTable().put('lab', 1, 2, 3).put('rec', 0).step('encounters');
  table.answer(1, 'humans').answer(2, 'humans').answer(3, 'alien').tokens(3, 'alien', 'human');
  table.look(1, 3, 'left').look(2, 1, 'left').look(3, 2, 'left').expectAsked('resort', [1, 2, 3]);
  expect([1, 2, 3].map((seat) => table.role(seat))).toEqual(['alien', 'human', 'alien']);
});
scenario('RU-32 two want the same token: the later in turn order gets the other, and it is that one that counts', () => {
  const table = aTable({ players: 4 }).is({ leader: 2 }).put('lab', 1, 2, 3).put('rec', 0).step('encounters');
  table.answer(1, 'humans').answer(2, 'humans').answer(3, 'alien').tokens(3, 'alien', 'human');
  // Turn order is 2, 3, 1: Character 2 gets what both wanted.
  table.look(1, 3, 'left').look(2, 3, 'left').look(3, 2, 'right');
  expect([table.role(1), table.role(2)]).toEqual(['human', 'alien']);
  expect(table.toldOf('public', 'looked').filter(({ of }) => of === 3)).toEqual(
    expect.arrayContaining([
      { t: 'looked', by: 2, of: 3, side: 'left' },
      { t: 'looked', by: 1, of: 3, side: 'right' },
    ]),
  );
});
scenario('TT-241, L-31 the last two Humans infected in one meeting: both lose as Humans, and nobody sees a token or is asked', () => {
  const table = aTable().aliens(2, 3).put('dorm', 0, 1, 2, 3).step('encounters');
  table
    .answer(0, 'humans')
    .answer(1, 'humans')
    .answer(2, 'alien')
    .answer(3, 'alien')
    .tokens(2, 'alien', 'human')
    .tokens(3, 'alien', 'human');
  table.look(0, 2, 'left').look(1, 3, 'left').look(2, 0, 'left').look(3, 1, 'left');
  table.expectOver({ winner: 'aliens', why: 'noHumanLeft', round: 1 });
  expect(table.open.end?.camps).toEqual(['humans', 'humans', 'aliens', 'aliens']);
  expect([0, 1, 2, 3].flatMap((seat) => table.toldOf(seat, 'sawToken'))).toEqual([]);
  expect(table.suspicion).toEqual([1, 1, 1, 1]);
});

// The Alien

scenario('TT-103, TT-125 one avoids, so the Alien outnumbers those who are left; who avoided stays, standing, and can act', () => {
  const table = aTable({ players: 5 }).revealed(0, 4).put('radio', 1, 2).put('rec', 0, 3).lying(0, 3).items(1, 'firearm');
  table.force({ room: 'radio', force: 2 }).step('encounters').expectAsked('weaponVsAlien', [1]).avoid(1, 'firearm').pass(2);
  table.expectAsked('alienChoice', [4]);
  expect(table.optionsOf(4)).toEqual([2, 'sabotage']);
  table.answer(4, 'sabotage');
  expect([table.open.people[1], table.open.people[2]]).toMatchObject([
    { at: 'radio', standing: true, up: ['firearm'] },
    { at: 'rec', standing: false },
  ]);
});
scenario('RU-26, RU-84 after somebody avoids, who has not spoken yet comes first, then those who passed', () => {
  const table = aTable({ players: 5 }).revealed(0, 4).put('radio', 0, 1, 2).put('rec', 3).items(1, 'melee').items(2, 'melee');
  table.force({ room: 'radio', force: 3 }).step('encounters').pass(0).avoid(1, 'melee');
  table.expectAsked('weaponVsAlien', [2]).pass(2).expectAsked('weaponVsAlien', [0]).pass(0).expectAsked('alienChoice', [4]);
});
scenario('TT-014a, TT-266 of two Firearms the one that lies face up is used: the other stays a secret', () => {
  const table = aTable()
    .revealed(0, 3)
    .put('radio', 1)
    .put('rec', 0, 2)
    .items(1, 'firearm')
    .up(1, 'firearm')
    .force({ room: 'radio', force: 1 });
  table.step('encounters').avoid(1, 'firearm');
  expect([table.open.people[1].up, table.own(1).items, table.toldOf('public', 'itemShown')]).toEqual([['firearm'], ['firearm'], []]);
});
scenario('TT-126, TT-134 a weaker Alien flees: the Dog is captured, then they meet, and no Flamethrower spares anybody', () => {
  const table = aTable({ players: 5 }).revealed(0, 4).put('lab', 1, 2).put('rec', 0, 3).room('lab', { dog: true }).up(1, 'flamethrower:2');
  table.force({ room: 'lab', force: 1 }).step('encounters').pass(1).pass(2).expectAsked('placeTokens', [1, 2]);
  expect([table.open.kennel, table.open.rooms.lab.dog]).toEqual([1, false]);
});
scenario('TT-219, TT-133 the last Force is shot away: the Aliens are beaten, and those there meet all the same', () => {
  const table = aTable({ players: 5 })
    .revealed(0, 3, 4)
    .put('lab', 0, 1)
    .put('rec', 2)
    .items(0, 'dynamite')
    .force({ room: 'lab', force: 1 });
  table.step('encounters', ({ vault }) => void vault.pile.push('use')).attack(0, 'dynamite');
  expect(table.toldOf('public', 'aliensBeaten')).toEqual([{ t: 'aliensBeaten', pawns: [3, 4] }]);
  expect(table.match.s.vault.pile).toEqual([]);
  // One last asking, the attacker, who lies, included; then the meeting.
  table.expectAsked('weaponVsAlien', [0]).pass(0).pass(1).expectAsked('placeTokens', [0, 1]);
  table.until('placeCharacter');
  expect([table.toldOf('public', 'planned'), table.open.pool]).toEqual([[], 0]);
});
scenario('TT-221, RU-12 revealed after the others were beaten: one Force, and the plan is theirs alone', () => {
  const table = aTable({ players: 5 })
    .revealed(0, 3)
    .where(({ people }) => void Object.assign(people[3], { status: 'beaten' }))
    .given(({ circle }) => {
      circle.aliens.members = [];
    });
  table.phase('rest').answer(4, 'reveal');
  expect([table.open.pool, table.open.revealed]).toEqual([1, [3, 4]]);
  table.until('alienPlan').expectAsked('alienPlan', [4]);
  expect(table.seen(3).circles).toEqual({});
});
scenario('TT-129 it takes the Dog: those who took part lie in the Rec Room, and it is stronger by one', () => {
  const table = aTable({ players: 5 })
    .revealed(0, 4)
    .put('lab', 1)
    .put('rec', 0, 2, 3)
    .room('lab', { dog: true })
    .force({ room: 'lab', force: 2 });
  table.step('encounters').pass(1).answer(4, 'dog');
  expect(table.toldOf('public', 'sentToRec')).toEqual([{ t: 'sentToRec', pawns: [1] }]);
  expect([table.open.pool, table.open.kennel]).toEqual([3, 0]);
});
scenario('TT-006, TT-218a a hidden Alien is assimilated: no end, no role shown, and the card on the pile stays', () => {
  const table = aTable({ players: 5 }).aliens(3, 4).revealed(0, 4).put('lab', 3).put('rec', 0, 1, 2).force({ room: 'lab', force: 2 });
  table
    .step('encounters', ({ vault }) => void vault.pile.push('sabotage', 'use'))
    .pass(3)
    .answer(4, 3);
  expect([table.open.end, table.open.people[3].shown, table.match.s.vault.pile.length, table.open.pool]).toEqual([null, null, 2, 3]);
  expect(table.seen(0).open.people[3]).toMatchObject({ status: 'assimilated', at: null, suspicion: null });
});
scenario('TT-245, TT-047 option `eliminationWin`: the last Force is lost, and nobody is asked to meet any more', () => {
  const table = aTable({ players: 5, eliminationWin: true }).aliens(4).revealed(0, 4).put('lab', 0, 1).put('rec', 2, 3);
  table.items(0, 'dynamite').force({ room: 'lab', force: 1 }).is({ dogsAside: 0 }).step('encounters').attack(0, 'dynamite');
  table.expectOver({ winner: 'humans', why: 'noAlienLeft', round: 1 });
});
scenario(
  'TT-093, TT-060 a lone attack destroys the Boiler: the token there is lost, the tile is laid and does not move before the next round',
  () => {
    const table = aTable({ players: 5 })
      .revealed(0, 4)
      .room('boiler', { damage: 1, fuel: 3 })
      .is({ leaderToken: { room: 'boiler' }, plan: [2] });
    table.given(({ circle }) => void circle.aliens.facts.plan.push({ room: 'boiler', force: 2 })).step('attack');
    expect([table.open.freezing, table.open.leaderToken, table.open.rooms.boiler]).toMatchObject([0, null, { damage: 3, fuel: 0 }]);
    table.until('alienPlan');
    expect(table.optionsOf(4)).not.toContain('boiler');
    expect(table.open.freezing).toBeGreaterThanOrEqual(0);
  },
);

// 4.7

scenario('RU-71 a SABOTAGE destroys the Boiler: who is left there can be given nothing, and may be laid down for a lost card', () => {
  const table = aTable().put('boiler', 1, 2).put('rec', 0, 3).lying(0, 3).room('boiler', { damage: 2 }).resolving('sabotage', 'sabotage');
  table.flip(1);
  expect([table.open.freezing, table.open.people.map(({ standing }) => standing)]).toEqual([0, [false, false, true, false]]);
  table.answer(0, 'flip').expectAsked('layWhom', [0]);
  expect(table.optionsOf(0)).toEqual([2]);
});
scenario('TT-283a a Fuel card makes a vehicle ready while a lost USE is being dealt with: now it must be assigned', () => {
  const table = aTable().put('helipad', 1).put('dorm', 0).put('rec', 2, 3).lying(2, 3).items(1, 'fuel', 'keys').is({ depot: 0 });
  table.room('helipad', { damage: 0, fuel: 2 }).resolving('use').flip().expectAsked('layWhom', [0]);
  table.answer(1, bonus('fuel', 1)).expectAsked('assignCard', [0]);
  expect(table.optionsOf(0)).toEqual([1]);
  table.answer(0, 1).expectAsked('useVehicle', [1]);
  expect(table.optionsOf(1)).toEqual(['escape', 'pass']);
});
scenario('TT-283a Tools take away the only damage a REPAIR could mend: the card is lost', () => {
  const table = aTable().put('radio', 1).put('dorm', 0).put('rec', 2, 3).lying(2, 3).items(1, 'tools').room('radio', { damage: 1 });
  table.resolving('repair').flip().expectAsked('assignCard', [0]).answer(1, bonus('tools', 1)).expectAsked('layWhom', [0]);
});
scenario('TT-223b, TT-223a the assigned player fills the tank of a damaged vehicle by a card: pass, or Tools and then the Keys', () => {
  const table = aTable().put('helipad', 1).put('rec', 0, 2, 3).lying(0, 2, 3).items(1, 'fuel', 'tools', 'keys').is({ depot: 1 });
  table.room('helipad', { damage: 1, fuel: 2 }).resolving('use').flip(1).expectAsked('useVehicle', [1]);
  expect(table.optionsOf(1)).toEqual(['fuel']);
  table.answer(1, bonus('fuel', 1));
  expect(table.optionsOf(1)).toEqual(['pass']);
  table.answer(1, bonus('tools', 1));
  expect(table.optionsOf(1)).toEqual(['escape', 'pass']);
  table.answer(1, 'escape').expectAsked('board', [0]);
  expect([table.open.gone, table.open.escape]).toEqual([['fuel', 'tools', 'keys'], { exit: 'helipad', aboard: [1], asked: [] }]);
});
scenario('TT-252, TT-256a MacReady with two Weapons left looks at two; the deck is empty meanwhile', () => {
  const table = aTable()
    .vault({ weapons: ['melee', 'firearm'] })
    .acts(1, 'armory')
    .expectAsked('keepItem', [1]);
  expect([table.optionsOf(1), table.seen('public').sizes.weapons]).toEqual([['firearm', 'melee'], 0]);
  table.answer(1, 'melee');
  expect([table.own(1).items, table.match.s.vault.weapons]).toEqual([['melee'], ['firearm']]);
});

// Escape

scenario('TT-228 to TT-233 places are given one by one: after each who boards all are asked again, the least suspicious first', () => {
  const table = aTable({ players: 6 }).aliens(5).discs(1, 3, 2, 4, 2, 1).put('rec', 0, 1, 2, 3, 4, 5).lying(1, 3).revealed(0);
  table
    .is({ rescue: { state: 'arrived', at: 11, fuel: 3 } })
    .step('rescue')
    .answer(0, 'start');
  table.expectAsked('board', [5]).answer(5, 'board').expectAsked('acceptBoarding', [0]).answer(0, 'no');
  table.expectAsked('board', [2]).answer(2, 'stay').expectAsked('board', [4]).answer(4, 'board').answer(0, 'yes');
  // A new escape round: the one who was refused and the one who stayed have their choice again.
  table.expectAsked('board', [5]).answer(5, 'board').expectAsked('acceptBoarding', [0, 4]).answer(0, 'yes').answer(4, 'no');
  table.expectAsked('board', [2]).answer(2, 'board').everybody('yes').expectAsked('board', [5]).answer(5, 'stay');
  table.expectAsked('board', [1]).answer(1, 'board').everybody('yes').expectAsked('board', [5]).answer(5, 'stay');
  table.expectAsked('board', [3]).answer(3, 'board').everybody('yes').expectAsked('board', [5]).answer(5, 'stay');
  table.expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});

// Phase 8

scenario('TT-198a three rooms are left for four Dogs: one waits aside, and is placed with the others next time', () => {
  const table = aTable().is({ dogsAside: 4 });
  for (const room of GREEN_ROOMS.slice(0, 7)) table.room(room, { burnt: room !== 'boiler', damage: room === 'boiler' ? 3 : 0 });
  table.is({ freezing: 0 }).phase('dogs');
  const dogs = (): string[] => GREEN_ROOMS.filter((room) => table.open.rooms[room].dog);
  expect([dogs(), table.open.dogsAside]).toEqual([GREEN_ROOMS.slice(7), 1]);
  expect(GREEN_ROOMS.slice(7)).toContain(table.open.leaderToken && 'room' in table.open.leaderToken && table.open.leaderToken.room);
});
scenario(
  'TT-195, TT-199 the Kennel’s card for the token, in many a deal: the Dogs come out, each to a room of its own, and the token finds another',
  () => {
    let opened = 0;
    for (let n = 0; n < 60; n++) {
      const table = aTable({ seed: `kennel ${n}` })
        .is({ dogsAside: 0, kennel: 3 })
        .room('lab', { dog: true })
        .phase('dogs');
      const dogs = GREEN_ROOMS.filter((room) => table.open.rooms[room].dog).length;
      const isOpen = table.toldOf('public', 'kennelOpened').length > 0;
      expect([dogs, table.open.kennel]).toEqual(isOpen ? [4, 0] : [1, 3]);
      expect(table.open.leaderToken).toMatchObject({ room: expect.any(String) });
      if (isOpen) opened++;
    }
    expect(opened).toBeGreaterThan(3);
  },
);
