/** Where a rule bites seldom: what lapses, what is reached only once, who is asked no more. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { heard } from '../heard.ts';
import { aTable } from '../table.ts';

scenario('L-33, RU-79 an offer is told to the two concerned, each thing that becomes of it, and to nobody else', () => {
  const table = aTable().items(1, 'keys', 'tools').items(2, 'fuel').phase('rest');
  const mine = (seat: number) => table.told(seat).filter(({ t }) => t.startsWith('offer') || t === 'gotItems');
  const give = { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: ['object'] } } };
  const offer = { from: 1, backs: { weapon: 0, object: 1, lab: 0 }, up: [], want: { weapon: 0, object: 1, lab: 0 }, wantUp: [] };
  table.answer(1, give).answer(2, { pick: 'decline', with: 1 }).answer(1, give).answer(1, 'withdraw').answer(1, give).answer(1, give);
  table.answer(2, { pick: 'accept', with: { pick: 1, with: { weapon: [], object: ['fuel'], lab: [] } } });
  const made = { t: 'offerMade', to: 2 };
  const came = { t: 'offerCame', offer };
  const closed = (why: string) => ({ t: 'offerClosed', from: 1, to: 2, why });
  expect(mine(1)).toEqual([
    ...[made, closed('declined'), made, closed('withdrawn'), made, closed('withdrawn'), made],
    { t: 'gotItems', from: 2, items: ['fuel'] },
  ]);
  expect(mine(2)).toEqual([
    ...[came, closed('declined'), came, closed('withdrawn'), came, closed('withdrawn'), came],
    { t: 'gotItems', from: 1, items: ['keys'] },
  ]);
  expect([mine(0), mine(3)]).toEqual([[], []]);
  expect(table.own(1).items).toEqual(['tools', 'fuel']);
  expect(table.own(2).offered).toEqual([]);
});
scenario('TT-166c, RU-92 an offer lapses when something with the same back has gone, not when something else has', () => {
  const set = () => {
    const table = aTable().items(1, 'keys', 'melee', 'blood').items(2, 'tools', 'firearm').phase('rest');
    return table.answer(1, { pick: 'offer', with: { pick: 3, with: { give: ['keys', 'blood'], want: [] } } });
  };
  const trade = (table: ReturnType<typeof set>, back: 'weapon' | 'object', item: string) => {
    table.answer(2, { pick: 'request', with: { pick: 1, with: [back] } });
    return table.answer(1, { pick: 'accept', with: { pick: 2, with: { weapon: [], object: [], lab: [], [back]: [item] } } });
  };
  expect(trade(set(), 'weapon', 'melee').own(3).offered).toHaveLength(1);
  const gone = trade(set(), 'object', 'keys');
  expect([gone.own(1).offer, gone.own(3).offered]).toEqual([null, []]);
  expect(gone.toldOf(3, 'offerClosed')).toEqual([{ t: 'offerClosed', from: 1, to: 3, why: 'lapsed' }]);
  // The other offers of the same receiver stand.
  const two = set()
    .answer(2, { pick: 'offer', with: { pick: 3, with: { give: ['tools'], want: [] } } })
    .answer(1, 'withdraw');
  expect(two.own(3).offered.map(({ from }) => from)).toEqual([2]);
  const called = set().answer(0, true);
  expect(called.toldOf(1, 'offerClosed')).toEqual([{ t: 'offerClosed', from: 1, to: 3, why: 'lapsed' }]);
});
scenario('TT-245 with an Alien who is hidden, or Force elsewhere, nobody has won; TT-047 and nobody wins twice', () => {
  const last = (alien: number[], force: number) =>
    aTable({ players: 5, eliminationWin: true })
      .aliens(...alien, 4)
      .revealed(force, 4)
      .is({ dogsAside: 0 })
      .dynamiteInLab();
  expect([last([], 0).open.end?.why, last([2], 0).open.end, last([], 1).open.end]).toEqual(['noAlienLeft', null, null]);
  const both = aTable({ eliminationWin: true })
    .aliens()
    .is({ dogsAside: 0, rescue: { state: 'gone', at: 0, fuel: 6 } });
  both.room('helipad', { burnt: true }).items(0, 'dynamite').put('shed', 0).put('rec', 1, 2, 3).lying(1, 2, 3).step('resolve');
  both.answer(0, 'dynamite');
  expect(both.toldOf('public', 'won')).toEqual([{ t: 'won', winner: 'aliens', why: 'noWayOut' }]);
});
scenario('L-27, RU-35 the history keeps each infection once: whom, when and by whom', () => {
  const table = aTable().aliens(1, 3).is({ round: 3 }).vault({ infections: [] }).put('lab', 1, 2, 3).step('encounters').everybodyPuts();
  table.tokens(3, 'alien', 'human').look(1, 3, 'left').look(2, 3, 'right').look(3, 2, 'left');
  expect(table.s.vault.infections).toEqual([]);
  const caught = aTable().aliens(3).is({ round: 3 }).vault({ infections: [] }).put('lab', 1, 2, 3).step('encounters').everybodyPuts();
  caught.tokens(3, 'alien', 'human').look(1, 3, 'left').look(2, 3, 'right').look(3, 2, 'left');
  expect(caught.s.vault.infections).toEqual([{ pawn: 1, round: 3, by: 3 }]);
});
scenario('TT-138, TT-138a Force that is in play cannot come again; what a Weapon took can', () => {
  const full = aTable({ players: 5 })
    .revealed(15, 4)
    .put('lab', 0)
    .put('radio', 1)
    .force({ room: 'lab', force: 3 })
    .step('encounters')
    .pass(0);
  expect(full.answer(4, 0).open.pool).toBe(18);
  const some = aTable({ players: 5 })
    .revealed(14, 4)
    .put('lab', 0)
    .put('radio', 1)
    .force({ room: 'lab', force: 3 })
    .step('encounters')
    .pass(0);
  expect(some.answer(4, 0).open.pool).toBe(18);
});
scenario('TT-219, TT-139 the last Force of a room gone, others play on; with the last of all they are beaten, who still were in it', () => {
  const drive = (pool: number) =>
    aTable({ players: 6 })
      .revealed(pool, 5, 4)
      .where(({ people }) => void Object.assign(people[4], { status: 'beaten' }))
      .given(({ circle }) => void Object.assign(circle.aliens, { members: [5] }))
      .put('lab', 0)
      .put('radio', 1)
      .items(0, 'dynamite')
      .force({ room: 'lab', force: 1 })
      .step('encounters')
      .attack(0, 'dynamite');
  expect(drive(0).toldOf('public', 'aliensBeaten')).toEqual([{ t: 'aliensBeaten', pawns: [5] }]);
  expect(drive(0).s.circle.aliens).toEqual({ members: [], facts: { plan: [], proposals: [] } });
  const more = drive(1);
  expect([more.toldOf('public', 'aliensBeaten'), more.open.force, more.open.pool]).toEqual([[], [], 1]);
  expect(more.toldOf('public', 'forceRecovered')).toEqual([]);
});
scenario('H-25 the circle is kept in seat order, not in the order of revealing', () => {
  const table = aTable({ players: 5 }).aliens(1, 3).phase('rest').answer(3, 'reveal').answer(1, 'reveal');
  expect([table.s.circle.aliens.members, table.open.revealed]).toEqual([
    [1, 3],
    [3, 1],
  ]);
});
scenario('TT-012 what is held is kept in one order, however it came', () => {
  const table = aTable()
    .items(1, 'cable')
    .vault({ objects: ['keys', 'fuel'] })
    .acts(1, 'warehouse')
    .answer(1, 'keys');
  expect(table.own(1).items).toEqual(['keys', 'cable']);
});
scenario('RU-27 everybody avoids the Alien and no Dog is there: nothing happens, not even a sabotage', () => {
  const table = aTable({ players: 5 })
    .revealed(1, 4)
    .put('radio', 0, 1)
    .items(0, 'melee')
    .items(1, 'firearm')
    .force({ room: 'radio', force: 2 });
  table.step('encounters').avoid(0, 'melee');
  expect(heard(table, () => table.avoid(1, 'firearm')).slice(0, 3)).toEqual([
    { t: 'itemShown', pawn: 1, item: 'firearm' },
    { t: 'avoided', pawn: 1, with: 'firearm' },
    { t: 'forceRecovered', pool: 3 },
  ]);
});
scenario('RU-26, RU-84 after a flight all are asked once more, and nobody as soon as fewer than two are left', () => {
  const table = aTable({ players: 5 })
    .revealed(1, 4)
    .put('lab', 0, 1, 2)
    .items(0, 'dynamite')
    .items(1, 'melee')
    .items(2, 'melee', 'firearm');
  table.force({ room: 'lab', force: 3 }).step('encounters').attack(0, 'dynamite').expectAsked('weaponVsAlien', [0]).pass(0);
  table.expectAsked('weaponVsAlien', [1]).avoid(1, 'melee').expectAsked('weaponVsAlien', [2]).avoid(2, 'melee');
  expect(table.kind).not.toBe('weaponVsAlien');
  expect(table.toldOf('public', 'tokensPut')).toEqual([]);
});
scenario('L-31 the last Human is infected by a Dog, and that is all that anybody hears', () => {
  for (let n = 0; n < 60; n++) {
    const table = aTable({ seed: `last ${n}` })
      .aliens(0, 2, 3)
      .put('lab', 1)
      .room('lab', { dog: true })
      .step('encounters');
    const told = heard(table, () => table.answer(1, true));
    if (!table.open.end) continue;
    expect(told.map(({ t }) => t)).toEqual(['drewDogToken', 'won', 'unveiled']);
    expect(table.toldOf(1, 'dogTokenIs')).toEqual([]);
    expect(table.open.end.camps).toEqual(['aliens', 'humans', 'aliens', 'aliens']);
    return;
  }
  throw new Error('nobody was infected');
});
scenario(
  'D-05, RU-12 a proposal takes the place of one’s last; they lie in the order of the reveals, and the clock plays the first',
  () => {
    const table = aTable({ players: 6 }).revealed(3, 3, 5, 4).phase('alien').expectAsked('alienPlan', [3]);
    const propose = (seat: number, ...rooms: string[]) =>
      table.answer(seat, { pick: 'propose', with: { first: rooms[0], rest: rooms.slice(1) } });
    propose(4, 'lab', 'lab', 'pool');
    propose(5, 'radio', 'pool', 'pool');
    propose(5, 'shed', 'shed', 'lab');
    expect(table.s.circle.aliens.facts.proposals).toEqual([
      {
        by: 5,
        plan: [
          { room: 'shed', force: 2 },
          { room: 'lab', force: 1 },
        ],
      },
      { by: 4, plan: [{ room: 'lab', force: 2 }] },
    ]);
    expect(() => propose(3, 'lab', 'pool', 'pool')).toThrow();
    expect(table.toldOf(4, 'proposed')).toHaveLength(3);
    expect(table.toldOf(0, 'proposed')).toEqual([]);
    table.timeout(3);
    expect(table.open.plan.toSorted()).toEqual([1, 2]);
    expect(table.open.pool).toBe(0);
    expect(table.s.circle.aliens.facts.proposals).toEqual([]);
    expect(table.toldOf(5, 'planIs')[0].plan).toHaveLength(2);
  },
);
scenario('TT-045 without Force there is no phase 3', () => {
  expect(
    aTable()
      .revealed(0, 3)
      .where(({ people }) => void Object.assign(people[3], { status: 'beaten' }))
      .phase('alien').kind,
  ).toBe('placeCharacter');
  expect(aTable().phase('alien').kind).toBe('placeCharacter');
});
scenario('TT-068 once it has arrived it arrives no more; TT-067 before the last space it flies', () => {
  const fly = (state: 'flying' | 'arrived', at: number) =>
    aTable()
      .is({ weather: 'storm', rescue: { state, at, fuel: 1 } })
      .phase('maintenance');
  expect(fly('arrived', 11).toldOf('public', 'rescueArrived')).toEqual([]);
  expect([fly('flying', 9).open.rescue.state, fly('flying', 10).open.rescue.state]).toEqual(['flying', 'arrived']);
});
scenario('TT-255 Blair draws no extra token from an empty bag', () => {
  const table = aTable()
    .vault({ lab: ['blood'] })
    .acts(2, 'lab')
    .answer(2, 'keep');
  expect(table.kind).not.toBe('extraLab');
  expect(table.own(2).items).toEqual(['blood']);
});
scenario('TT-307 a token is kept, or goes face down to the discard', () => {
  const lab = (choice: string) =>
    aTable()
      .vault({ lab: ['blood'], labDiscard: [] })
      .acts(1, 'lab')
      .answer(1, choice);
  expect([lab('keep').own(1).items, lab('keep').s.vault.labDiscard]).toEqual([['blood'], []]);
  expect([lab('discard').own(1).items, lab('discard').s.vault.labDiscard]).toEqual([[], ['blood']]);
});
scenario('TT-034, TT-075 hands are told to their owners, and kept by kind', () => {
  const table = aTable()
    .hand(1, 'use')
    .vault({ actionDeck: ['use', 'use', 'use', 'use', 'use', 'use', 'sabotage', 'repair', 'use'] })
    .step('draw');
  expect(table.own(1).hand).toEqual(['repair', 'sabotage', 'use']);
  expect(table.toldOf(1, 'drewCards').at(-1)).toEqual({ t: 'drewCards', cards: ['repair', 'sabotage'] });
});
