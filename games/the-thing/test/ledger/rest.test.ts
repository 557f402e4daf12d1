/** 3.A.13 Rest and accusations, 3.A.14 Analyses, 3.A.15 Meal. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, type ThingTable } from '../table.ts';

const talking = (table = aTable()) => table.phase('rest').expectAsked('callVote', [0]);
const offer = (table: ThingTable, from: number, to: number, give: string[], want: string[] = []) =>
  give.length > 0
    ? table.answer(from, { pick: 'offer', with: { pick: to, with: { give, want } } })
    : table.answer(from, { pick: 'request', with: { pick: to, with: want } });
const accept = (table: ThingTable, seat: number, from: number, chosen: { weapon?: string[]; object?: string[]; lab?: string[] } = {}) =>
  table.answer(seat, { pick: 'accept', with: { pick: from, with: { weapon: [], object: [], lab: [], ...chosen } } });
const votes = (table: ThingTable, ...at: (number | null)[]) => {
  table.answer(table.open.leader, true);
  at.forEach((vote, seat) => {
    table.answer(seat, vote);
  });
  return table;
};

scenario('TT-165, RU-46 everybody is in the Rec Room, standing', () => {
  const { open } = talking(aTable().put('lab', 1).put('dorm', 2).lying(1, 2));
  expect(open.people.map(({ at, standing }) => [at, standing])).toEqual(new Array(4).fill(['rec', true]));
});
scenario('TT-166, TT-168 items are given and exchanged, without limit and for good', () => {
  const table = talking(aTable().items(1, 'keys', 'melee').items(2, 'blood').up(1, 'cable'));
  accept(offer(table, 1, 2, ['keys', 'up/cable'], ['lab']), 2, 1, { lab: ['blood'] });
  expect([table.own(1).items, table.own(2).items]).toEqual([['melee', 'blood'], ['keys']]);
  expect([table.open.people[1].up, table.open.people[2].up]).toEqual([[], ['cable']]);
  accept(offer(table, 2, 3, ['keys']), 3, 2);
  expect(table.own(3).items).toEqual(['keys']);
});
scenario('TT-166, RU-48, TT-319 the two see what changes hands, the others how many of what and what lay face up', () => {
  const table = talking(aTable().items(1, 'keys').items(2, 'blood').up(1, 'flamethrower:4'));
  accept(offer(table, 1, 2, ['keys', 'up/flamethrower:4'], ['lab']), 2, 1, { lab: ['blood'] });
  expect(table.toldOf(0, 'traded')).toEqual([
    {
      t: 'traded',
      from: 1,
      to: 2,
      gave: { weapon: 0, object: 1, lab: 0 },
      gaveUp: ['flamethrower:4'],
      got: { weapon: 0, object: 0, lab: 1 },
      gotUp: [],
    },
  ]);
  expect(table.toldOf(0, 'gotItems')).toEqual([]);
  expect(table.toldOf(2, 'gotItems')).toEqual([{ t: 'gotItems', from: 1, items: ['keys', 'flamethrower'] }]);
  // TT-261 It keeps its Recharge tokens.
  expect(table.open.people[2].up).toEqual(['flamethrower:4']);
});
scenario('TT-166a, RU-73 until it is accepted the other side sees backs and numbers, and nobody else anything at all', () => {
  const table = talking(aTable().items(1, 'keys', 'melee'));
  const third = JSON.stringify([table.seen(3), table.told(3), table.match.s.control.told[3], table.match.s.control.issued[3]]);
  const leader = JSON.stringify([table.seen(0), table.told(0)]);
  offer(table, 1, 2, ['keys', 'melee']);
  expect(table.own(2).offered).toEqual([
    { from: 1, backs: { weapon: 1, object: 1, lab: 0 }, up: [], want: { weapon: 0, object: 0, lab: 0 }, wantUp: [] },
  ]);
  expect(JSON.stringify([table.seen(2), table.told(2)])).not.toContain('keys');
  expect(JSON.stringify([table.seen(3), table.told(3), table.match.s.control.told[3], table.match.s.control.issued[3]])).toBe(third);
  expect(JSON.stringify([table.seen(0), table.told(0)])).toBe(leader);
  table.answer(2, { pick: 'decline', with: 1 });
  expect(JSON.stringify([table.seen(3), table.told(3), table.match.s.control.told[3], table.match.s.control.issued[3]])).toBe(third);
  expect(table.toldOf(1, 'offerClosed')).toEqual([{ t: 'offerClosed', from: 1, to: 2, why: 'declined' }]);
});
scenario('TT-166b who accepts picks exactly as many as are wanted; either side may be empty, not both', () => {
  const table = talking(aTable().items(1, 'keys').items(2, 'blood', 'failure', 'failure'));
  expect(() => offer(table, 1, 2, [])).toThrow();
  offer(table, 1, 2, [], ['lab', 'lab#2']);
  expect(() => accept(table, 2, 1, { lab: ['blood'] })).toThrow();
  accept(table, 2, 1, { lab: ['failure', 'failure#2'] });
  expect([table.own(1).items, table.own(2).items]).toEqual([['keys', 'failure', 'failure'], ['blood']]);
});
scenario('TT-166c one offer at a time: a new one takes its place, and it can be withdrawn', () => {
  const table = talking(aTable().items(1, 'keys', 'melee'));
  offer(offer(table, 1, 2, ['keys']), 1, 3, ['melee']);
  expect([table.own(2).offered, table.own(3).offered.length, table.own(1).offer?.to]).toEqual([[], 1, 3]);
  table.answer(1, 'withdraw');
  expect([table.own(3).offered, table.own(1).offer]).toEqual([[], null]);
});
scenario('TT-166c it lapses with its item, with either side, and with the discussion', () => {
  const gone = talking(aTable().items(1, 'keys').items(2, 'melee').up(3, 'cable'));
  offer(offer(gone, 1, 2, ['keys']), 2, 1, ['melee'], ['object']);
  accept(gone, 1, 2, { object: ['keys'] });
  expect([gone.own(1).offer, gone.own(2).offered]).toEqual([null, []]);
  const revealed = offer(talking(aTable().items(1, 'keys')), 1, 3, ['keys']).answer(3, 'reveal');
  expect([revealed.own(1).offer, revealed.own(3).offered]).toEqual([null, []]);
  const called = offer(talking(aTable().items(1, 'keys')), 1, 2, ['keys']).answer(0, true);
  expect([called.own(1).offer, called.own(2).offered]).toEqual([null, []]);
  const wanted = talking(aTable().up(3, 'cable').items(1, 'keys'));
  offer(offer(wanted, 1, 3, ['keys'], ['up/cable']), 3, 2, ['up/cable']);
  expect(accept(wanted, 2, 3).own(1).offer).toBeNull();
});
scenario('TT-166c, RU-92 it lapses with any item of that back, so that nobody learns which was offered; another back leaves it', () => {
  const offering = () => offer(talking(aTable().items(1, 'keys', 'fuel', 'melee').items(2, 'blood')), 1, 3, ['keys']);
  const same = accept(offer(offering(), 2, 1, ['blood'], ['object']), 1, 2, { object: ['fuel'] });
  expect([same.own(1).offer, same.own(3).offered]).toEqual([null, []]);
  const other = accept(offer(offering(), 2, 1, ['blood'], ['weapon']), 1, 2, { weapon: ['melee'] });
  expect(other.own(3).offered).toHaveLength(1);
});
scenario('TT-167 nothing else can be traded', () => {
  const table = talking(
    aTable()
      .hand(1, 'use')
      .items(1, 'keys')
      .is({ leaderToken: { holder: 1 } }),
  );
  for (const slot of ['use', 'leaderToken', 'human', 'alien']) expect(() => offer(table, 1, 2, [slot])).toThrow();
});
scenario('TT-169, TT-170a talk goes on until the Leader calls the vote, or the clock does', () => {
  talking().answer(0, true).expectAsked('vote', [0, 1, 2, 3]);
  talking().timeout(0).expectAsked('vote', [0, 1, 2, 3]);
});
scenario('TT-170, H-24 all point at once at one other Character, or abstain; nobody sees who has voted', () => {
  const table = talking().answer(0, true);
  expect(table.optionsOf(1)).toEqual([0, 2, 3]);
  const before = JSON.stringify(table.seen(3));
  table.answer(1, 2);
  expect(JSON.stringify(table.seen(3))).toBe(before);
  table.answer(0, null).answer(2, 0).answer(3, 2);
  expect(table.toldOf(1, 'voted')).toEqual([
    {
      t: 'voted',
      votes: [
        { by: 0, at: null },
        { by: 1, at: 2 },
        { by: 2, at: 0 },
        { by: 3, at: 2 },
      ],
    },
  ]);
});
scenario('TT-171 nobody on green, TT-172 no Revealed Alien and no eliminated player; and these do not vote', () => {
  const table = talking(
    aTable({ players: 6 })
      .discs(0)
      .revealed(2, 5)
      .where(({ people }) => void Object.assign(people[4], { status: 'assimilated', at: null, suspicion: null })),
  );
  table.answer(0, true).expectAsked('vote', [0, 1, 2, 3]);
  expect(table.optionsOf(1)).toEqual([2, 3]);
});
scenario('TT-173, TT-203 a step for each vote, at most to the red space', () => {
  expect(votes(talking(aTable().discs(1, 3, 2, 1)), 1, 2, 1, 1).suspicion).toEqual([1, 4, 3, 1]);
});
scenario('TT-174, TT-208, RU-51, RU-74 an Alien may reveal in the discussion or in the last window, not while the vote is open', () => {
  const early = talking().answer(3, 'reveal');
  expect(early.open.people[3].status).toBe('revealed');
  early.expectAsked('callVote', [0]).answer(0, true).expectAsked('vote', [0, 1, 2]);
  const voting = talking().answer(0, true);
  expect(() => voting.answer(3, 'reveal')).toThrow();
  const last = votes(talking(), null, null, null, null).expectAsked('lastReveal', [0, 1, 2, 3]);
  expect(last.everybodyReveals(3).open.people[3].status).toBe('revealed');
});
scenario('TT-209, L-03 a Human’s button does nothing that anybody sees', () => {
  const table = talking();
  const [before, told] = [JSON.stringify(table.seen(2)), table.told(2).length];
  table.answer(1, 'remain');
  expect([JSON.stringify(table.seen(2)), table.told(2).length]).toEqual([before, told]);
  expect(table.open.people[1].status).toBe('character');
  expect(() => table.answer(1, 'reveal')).toThrow();
});

const analysing = (table: ThingTable) => table.phase('analyses').expectAsked('volunteer', table.asked);
const volunteers = (table: ThingTable, ...seats: number[]) => {
  for (const seat of table.asked) table.answer(seat, seats.includes(seat) ? 'volunteer' : null);
  return table;
};

scenario('TT-175 one Analysis A and one B a round', () => {
  const table = volunteers(analysing(aTable().discs(1, 4, 1, 1).items(0, 'blood', 'blood')), 0);
  expect(table.toldOf('public', 'analysed')).toHaveLength(1);
  expect(volunteers(table).toldOf('public', 'noAnalysis')).toEqual([{ t: 'noAnalysis', kind: 'B' }]);
  expect(table.toldOf('public', 'analysed')).toHaveLength(1);
});
scenario('TT-176, TT-180 A tests the most suspicious, one of them where several are tied, before everybody', () => {
  const table = volunteers(analysing(aTable().discs(1, 4, 1, 1).items(0, 'blood')), 0);
  expect(table.toldOf(2, 'analysed')).toEqual([{ t: 'analysed', kind: 'A', by: 0, pawn: 1, role: 'human' }]);
  const tied = volunteers(analysing(aTable().discs(2, 4, 4, 1).items(0, 'blood')), 0).expectAsked('analysisTarget', [0]);
  expect(tied.optionsOf(0)).toEqual([1, 2]);
});
scenario('TT-177 B tests anybody, with Cable and Flamethrower', () => {
  const table = volunteers(volunteers(analysing(aTable().discs(2, 4, 1, 1).items(1, 'cable').up(1, 'flamethrower:2'))), 1).expectAsked(
    'analysisTarget',
    [1],
  );
  expect(table.optionsOf(1)).toEqual([0, 1, 2, 3]);
  table.answer(1, { pick: 3, with: 'flamethrower:2' });
  expect(table.toldOf(2, 'analysed')).toEqual([{ t: 'analysed', kind: 'B', by: 1, pawn: 3, role: 'alien' }]);
  expect(table.open.people[1].up.toSorted()).toEqual(['cable', 'flamethrower:1']);
});
scenario('TT-178, RU-52 of several the Leader picks one, and must', () => {
  const table = volunteers(analysing(aTable().items(1, 'blood').items(2, 'blood').discs(1, 1, 1, 3)), 1, 2).expectAsked('pickAnalyst', [0]);
  expect(table.optionsOf(0)).toEqual([1, 2]);
  expect(() => table.pass(0)).toThrow();
  expect(table.answer(0, 2).toldOf('public', 'analysed')[0].by).toBe(2);
});
scenario('TT-179 one may test oneself, for A only as (or tied for) the most suspicious', () => {
  expect(volunteers(analysing(aTable().discs(4, 1, 1, 1).items(0, 'blood')), 0).toldOf('public', 'analysed')[0].pawn).toBe(0);
});
scenario('TT-181, TT-204 a Human’s disc goes to green', () => {
  expect(volunteers(analysing(aTable().discs(1, 4, 1, 1).items(0, 'blood')), 0).suspicion).toEqual([1, 0, 1, 1]);
});
scenario('TT-182 an Alien is a Revealed Alien at once', () => {
  const table = volunteers(analysing(aTable().discs(1, 1, 1, 4).items(0, 'blood')), 0);
  expect(table.open.people[3]).toMatchObject({ status: 'revealed', shown: 'alien', suspicion: null });
  expect(table.open.pool).toBe(3);
});
scenario('TT-183, TT-289 the Blood bag is gone, the Cable stays face up, an empty Flamethrower is gone', () => {
  const a = volunteers(analysing(aTable().discs(1, 4, 1, 1).items(0, 'blood', 'failure')), 0);
  expect([a.own(0).items, a.open.gone]).toEqual([['failure'], ['blood']]);
  const b = volunteers(volunteers(analysing(aTable().items(1, 'cable').up(1, 'flamethrower:1'))), 1).answer(1, {
    pick: 2,
    with: 'flamethrower:1',
  });
  expect([b.open.people[1].up, b.open.gone]).toEqual([['cable'], ['flamethrower']]);
});
scenario('TT-184, TT-184a, RU-72 B is settled after A: who A revealed cannot make it, and a new Leader chooses', () => {
  const table = volunteers(
    analysing(aTable().is({ leader: 3 }).discs(1, 1, 1, 4).items(0, 'blood').items(3, 'cable').up(3, 'flamethrower:6')),
    0,
  );
  expect(table.open.leader).toBe(0);
  table.expectAsked('volunteer', [0, 1, 2]);
});
scenario('TT-046, RU-53 without the means one cannot volunteer', () => {
  const table = analysing(aTable().items(1, 'failure').items(2, 'cable'));
  expect([table.optionsOf(1), table.optionsOf(2)]).toEqual([[], []]);
  volunteers(table);
  expect(table.optionsOf(2)).toEqual([]);
});

scenario('TT-185, RU-55 with food in the Kitchen all of it goes, and nothing else', () => {
  const { open } = aTable({ players: 8 }).is({ kitchen: 1 }).phase('meal');
  expect([open.kitchen, open.pantry, open.starving]).toEqual([0, 16, false]);
});
scenario('TT-186, TT-189, RU-04 otherwise four of the Pantry, however many are left; an exact meal starves nobody', () => {
  expect(aTable({ players: 8 }).phase('meal').open.pantry).toBe(12);
  const { open } = aTable().is({ pantry: 4 }).phase('meal');
  expect([open.pantry, open.starving]).toEqual([0, false]);
});
scenario('TT-187 with fewer all of it goes and they are Starving: who has three cards discards one of their choice', () => {
  const table = aTable()
    .is({ pantry: 3 })
    .hand(0, 'use', 'repair', 'sabotage')
    .hand(1, 'use', 'use')
    .vault({ actionDiscard: [] })
    .phase('meal')
    .expectAsked('starvingDiscard', [0]);
  expect([table.open.pantry, table.open.starving]).toEqual([0, true]);
  table.answer(0, 'repair');
  expect([table.own(0).hand, table.s.vault.actionDiscard]).toEqual([['sabotage', 'use'], ['repair']]);
});
scenario('TT-188 once Starving, meals change nothing', () => {
  const { open } = aTable().is({ starving: true, pantry: 5, kitchen: 2 }).phase('meal');
  expect([open.pantry, open.kitchen]).toEqual([5, 2]);
});
