/** What everybody is told of what happens: whole, in order, and no word more. The rules are those whose tests stand beside this file. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Event } from '../../types.ts';
import { heard } from '../heard.ts';
import { aTable } from '../table.ts';

const ofRound = 'phaseBegan' as const;

scenario('TT-036, TT-034, TT-043 set-up: the Leader, the Characters, the token, the hands, the roles', () => {
  const told = aTable().told('public');
  expect(told.map(({ t }) => t)).toEqual(['leaderIs', 'charactersDealt', 'leaderTokenPut', 'drew', 'drew', 'drew', 'drew', 'rolesDealt']);
  expect(told[0]).toMatchObject({ why: 'first' });
  expect(told[4]).toEqual({ t: 'drew', pawn: 1, count: 2 });
  const agreed = aTable({ characterChoice: 'agreed' });
  expect(heard(agreed, (table) => table.answer(0, 'garry'))).toEqual([{ t: 'characterPicked', pawn: 0, character: 'garry' }]);
});
scenario('TT-154, TT-057 a REPAIR in the Generator Room ends the Blackout; elsewhere nothing is said of light', () => {
  const repair = (damage: number) =>
    heard(aTable().room('generator', { damage }), (table) => table.acts(1, 'generator', 'repair'), ofRound);
  const told: Event[] = [
    { t: 'flipped', card: 'repair' },
    { t: 'assigned', pawn: 1, card: 'repair', times: 1 },
    { t: 'repaired', room: 'generator', count: 1, damage: 1, pawn: 1 },
    { t: 'blackout', on: false },
    { t: 'laidDown', pawns: [1] },
    { t: 'stopped', left: 0 },
  ];
  expect(repair(2)).toEqual(told);
  expect(repair(1)).toEqual(
    told.filter(({ t }) => t !== 'blackout').map((event) => (event.t === 'repaired' ? { ...event, damage: 0 } : event)),
  );
});
scenario('TT-299, TT-301, TT-305, TT-307, TT-310 what a USE does is told', () => {
  const use = (table: ReturnType<typeof aTable>, room: 'generator' | 'radio' | 'kitchen' | 'lab' | 'weather') =>
    heard(table, () => table.acts(1, room), 'laidDown').slice(2);
  expect(use(aTable().room('generator', { fuel: 1 }), 'generator')).toEqual([
    { t: 'fuelMoved', room: 'generator', from: 'warehouse', fuel: 2 },
  ]);
  expect(use(aTable().room('radio', { damage: 0 }), 'radio')).toEqual([{ t: 'sosSent' }]);
  expect(use(aTable(), 'kitchen')).toEqual([{ t: 'foodMoved', count: 2 }]);
  const lab = aTable();
  expect(heard(lab, (table) => table.acts(1, 'lab').answer(1, 'discard'), 'laidDown').slice(2)).toEqual([
    { t: 'drewLab', pawn: 1 },
    { t: 'settledLab', pawn: 1, kept: false },
  ]);
  const station = use(aTable().is({ warehouse: 0 }), 'weather');
  expect(station.map(({ t }) => t)).toEqual(['weatherRolled', 'stationSet']);
  expect([station[0], station[1]]).toMatchObject([{ before: null }, { pawn: 1 }]);
});
scenario('TT-292, TT-304, TT-306, TT-312, TT-056, TT-059 what a SABOTAGE does is told', () => {
  const sabotage = (table: ReturnType<typeof aTable>, room: 'armory' | 'warehouse' | 'kitchen' | 'weather' | 'generator' | 'boiler') =>
    heard(table, () => table.acts(1, room, 'sabotage'), 'laidDown').slice(2);
  expect(sabotage(aTable(), 'armory')).toEqual([{ t: 'cardsLost', of: 'weapon', count: 1 }]);
  expect(sabotage(aTable(), 'warehouse')).toEqual([{ t: 'cardsLost', of: 'object', count: 1 }]);
  expect(sabotage(aTable(), 'kitchen')).toEqual([{ t: 'foodLost', count: 2 }]);
  expect(sabotage(aTable().is({ pantry: 1 }), 'kitchen')).toEqual([{ t: 'foodLost', count: 1 }]);
  expect(sabotage(aTable(), 'weather')).toEqual([{ t: 'fuelLost', count: 1 }]);
  expect(sabotage(aTable().room('generator', { damage: 1 }), 'generator')).toEqual([
    { t: 'damaged', room: 'generator', count: 1, damage: 2, why: 'sabotage' },
    { t: 'blackout', on: true },
  ]);
  expect(sabotage(aTable().room('boiler', { damage: 2 }), 'boiler')).toEqual([
    { t: 'damaged', room: 'boiler', count: 1, damage: 3, why: 'sabotage' },
    { t: 'boilerDestroyed' },
  ]);
});
scenario('TT-282, TT-296 a Bonus action, and a USE that is passed', () => {
  const tools = aTable().items(1, 'tools').put('radio', 1).put('rec', 0, 2, 3).lying(0, 2, 3);
  expect(heard(tools, () => tools.resolving('sabotage').answer(1, { pick: 'tools', with: 1 }))).toEqual([
    { t: 'bonusPlayed', pawn: 1, item: 'tools', room: 'radio' },
    { t: 'repaired', room: 'radio', count: 1, damage: 3, pawn: 1 },
  ]);
  const ready = aTable().put('shed', 1).room('shed', { damage: 0, fuel: 4 });
  expect(heard(ready, () => ready.resolving('use').flip(1).answer(1, 'pass'), 'laidDown').slice(2)).toEqual([{ t: 'usePassed', pawn: 1 }]);
});
scenario('TT-146 a lost card', () => {
  const table = aTable().put('rec', 0, 2, 3).lying(0, 2, 3).put('lab', 1).resolving('repair').flip();
  expect(heard(table, () => table.answer(0, 1), ofRound)).toEqual([
    { t: 'cardLost', card: 'repair', pawn: 1 },
    { t: 'laidDown', pawns: [1] },
    { t: 'stopped', left: 0 },
  ]);
});
scenario('TT-258, TT-271, TT-274, TT-086a a fire; the token of another room stays', () => {
  const burn = (room: 'lab' | 'radio') => {
    const table = aTable().items(0, 'dynamite').is({ freezing: 3, leaderToken: { room } }).room('boiler', { damage: 3 });
    table
      .put('lab', 0, 1)
      .put('radio', 2, 3)
      .vault({ pile: ['use', 'use', 'use'] })
      .step('resolve');
    return { table, told: heard(table, () => table.answer(0, 'dynamite').pass(1).pass(2).pass(3)) };
  };
  expect(burn('lab').told).toEqual([
    { t: 'pileLost', count: 1 },
    { t: 'burnt', room: 'lab', pawn: 0, with: 'dynamite' },
    { t: 'sentToRec', pawns: [0, 1] },
    { t: 'freezing', to: 0 },
  ]);
  expect([burn('lab').table.open.leaderToken, burn('radio').table.open.leaderToken]).toEqual([null, { room: 'radio' }]);
});
scenario('TT-086a a token that somebody has taken stays with them, whatever burns', () => {
  const table = aTable()
    .items(0, 'dynamite')
    .is({ leaderToken: { holder: 1 } })
    .put('lab', 0, 1)
    .step('resolve');
  table.answer(0, 'dynamite').pass(1);
  expect(table.open.leaderToken).toEqual({ holder: 1 });
});
scenario('TT-126, TT-134 the Alien flees, and the Dog is captured', () => {
  const table = aTable({ players: 5 }).revealed(0, 4).room('lab', { dog: true }).put('lab', 0, 1, 2).force({ room: 'lab', force: 1 });
  expect(heard(table, () => table.step('encounters').until('placeTokens'))).toEqual([
    { t: 'encounterBegan', room: 'lab', pawns: [0, 1, 2], dog: true, force: 1 },
    { t: 'alienFled', room: 'lab' },
    { t: 'dogCaptured', room: 'lab' },
  ]);
});
scenario('TT-257 it is driven off', () => {
  const table = aTable({ players: 5 }).revealed(1, 4).items(1, 'dynamite').put('lab', 0, 1, 2).force({ room: 'lab', force: 3 });
  table
    .vault({ pile: ['use'] })
    .step('encounters')
    .pass(0);
  expect(heard(table, () => table.attack(1, 'dynamite'))).toEqual([
    { t: 'drove', pawn: 1, with: 'dynamite', room: 'lab' },
    { t: 'pileLost', count: 1 },
    { t: 'laidDown', pawns: [1] },
    { t: 'alienFled', room: 'lab' },
  ]);
  expect(table.open.force).toEqual([{ room: 'lab', force: 2 }]);
});
scenario('TT-127 as many as it has Force: all of them lie', () => {
  const table = aTable({ players: 5 }).revealed(1, 4).put('lab', 0, 1).force({ room: 'lab', force: 2 }).step('encounters').pass(0);
  expect(heard(table, () => table.pass(1))).toContainEqual({ t: 'laidDown', pawns: [0, 1] });
});
scenario('TT-129, TT-218, TT-215 somebody is assimilated, and with them goes the lead', () => {
  const table = aTable({ players: 5 }).revealed(1, 4).put('lab', 0, 1).put('radio', 3).force({ room: 'lab', force: 3 });
  table
    .is({ leaderToken: { holder: 0 } })
    .items(0, 'keys')
    .up(0, 'cable')
    .hand(0, 'use')
    .step('encounters')
    .pass(0)
    .pass(1);
  expect(heard(table, () => table.answer(4, 0))).toEqual([
    { t: 'assimilated', pawn: 0, room: 'lab' },
    { t: 'discardedAll', pawn: 0, cards: 1, up: ['cable'], backs: { weapon: 0, object: 1, lab: 0 } },
    { t: 'leaderIs', seat: 1, why: 'successor' },
    { t: 'sentToRec', pawns: [1] },
    { t: 'forceRecovered', pool: 5 },
  ]);
  expect(table.open.leaderToken).toBeNull();
});
scenario('TT-130, TT-093, TT-309 the Alien sabotages; what was dark or destroyed already is not so anew', () => {
  const met = aTable({ players: 5 }).revealed(1, 4).put('kitchen', 0, 1).put('radio', 3).force({ room: 'kitchen', force: 3 });
  met.step('encounters').pass(0).pass(1);
  expect(heard(met, () => met.answer(4, 'sabotage'))).toEqual([
    { t: 'alienSabotaged', room: 'kitchen', force: 3 },
    { t: 'foodLost', count: 6 },
    { t: 'sentToRec', pawns: [0, 1] },
    { t: 'forceRecovered', pool: 4 },
  ]);
  const lone = aTable({ players: 5 }).revealed(0, 4).put('radio', 3).room('generator', { damage: 2 });
  lone.given((s) => {
    s.open.plan = [2, 1, 3];
    s.circle.aliens.facts.plan = [
      { room: 'lab', force: 2 },
      { room: 'generator', force: 1 },
      { room: 'boiler', force: 3 },
    ];
  });
  expect(heard(lone, () => lone.step('attack').answer(4, ['lab', 'generator', 'boiler']))).toEqual([
    {
      t: 'attacked',
      attacks: [
        { room: 'lab', force: 2 },
        { room: 'generator', force: 1 },
        { room: 'boiler', force: 3 },
      ],
    },
    { t: 'alienSabotaged', room: 'lab', force: 2 },
    { t: 'labLost', count: 2 },
    { t: 'alienSabotaged', room: 'generator', force: 1 },
    { t: 'damaged', room: 'generator', count: 0, damage: 2, why: 'alien' },
    { t: 'alienSabotaged', room: 'boiler', force: 3 },
    { t: 'damaged', room: 'boiler', count: 3, damage: 3, why: 'alien' },
    { t: 'boilerDestroyed' },
    { t: 'forceRecovered', pool: 6 },
  ]);
});
scenario('TT-083, TT-084, TT-086, L-14 who is placed where and how; a card only at maximum suspicion; the pile has no order', () => {
  const table = aTable()
    .discs(1, 4, 1, 1)
    .hand(1, 'use')
    .hand(2, 'use', 'use')
    .hand(3, 'repair')
    .hand(0, 'repair')
    .is({ leaderToken: { room: 'lab' } });
  table.vault({ actionDeck: ['sabotage', 'use', 'use', 'use'], actionDiscard: [], pile: ['use'] }).step('place');
  expect(
    heard(table, () => table.works(1, 'lab', 'use').answer(2, 'sleep').timeout(2).works(3, 'radio', 'repair').works(0, 'shed', 'repair')),
  ).toEqual([
    { t: 'placed', pawn: 1, place: 'lab', how: 'work' },
    { t: 'tookLeaderToken', pawn: 1 },
    { t: 'putCard', pawn: 1 },
    { t: 'shownCard', pawn: 1, card: 'use' },
    { t: 'placed', pawn: 2, place: 'dorm', how: 'sleep' },
    { t: 'slept', pawn: 2, count: 2 },
    { t: 'placed', pawn: 3, place: 'radio', how: 'work' },
    { t: 'putCard', pawn: 3 },
    { t: 'placed', pawn: 0, place: 'shed', how: 'work' },
    { t: 'putCard', pawn: 0 },
  ]);
  expect(table.s.vault.pile).toEqual(['repair', 'repair', 'use', 'use']);
});
scenario('TT-170, TT-173, TT-208, TT-213, TT-213a votes, and two who reveal themselves', () => {
  const table = aTable().aliens(2, 3).hand(2, 'use').hand(3);
  expect(
    heard(table, () => table.phase('rest').answer(0, true).answer(0, 1).answer(1, 0).answer(2, 1).answer(3, null).everybodyReveals(2, 3)),
  ).toEqual([
    { t: 'phaseBegan', phase: 'rest' },
    { t: 'gathered' },
    { t: 'voteCalled' },
    {
      t: 'voted',
      votes: [
        { by: 0, at: 1 },
        { by: 1, at: 0 },
        { by: 2, at: 1 },
        { by: 3, at: null },
      ],
    },
    { t: 'suspicionMoved', pawn: 0, to: 2, why: 'vote' },
    { t: 'suspicionMoved', pawn: 1, to: 3, why: 'vote' },
    { t: 'revealed', pawn: 2, by: 'choice', pool: 3 },
    { t: 'discardedAll', pawn: 2, cards: 1, up: [], backs: { weapon: 0, object: 0, lab: 0 } },
    { t: 'revealed', pawn: 3, by: 'choice', pool: 4 },
    { t: 'discardedAll', pawn: 3, cards: 0, up: [], backs: { weapon: 0, object: 0, lab: 0 } },
    { t: 'phaseBegan', phase: 'analyses' },
  ]);
});
scenario('TT-180, TT-181, TT-182, TT-183 both Analyses; L-07 or none', () => {
  const table = aTable().items(1, 'cable', 'blood').up(1, 'flamethrower:1').discs(1, 1, 1, 2).hand(3);
  table.phase('analyses').pass(0).pass(2).pass(3);
  expect(
    heard(
      table,
      () => table.answer(1, 'volunteer').pass(0).pass(2).answer(1, 'volunteer').answer(1, { pick: 0, with: 'flamethrower:1' }),
      ofRound,
    ),
  ).toEqual([
    { t: 'volunteered', kind: 'A', pawns: [1] },
    { t: 'analysed', kind: 'A', by: 1, pawn: 3, role: 'alien' },
    { t: 'revealed', pawn: 3, by: 'analysis', pool: 3 },
    { t: 'discardedAll', pawn: 3, cards: 0, up: [], backs: { weapon: 0, object: 0, lab: 0 } },
    { t: 'volunteered', kind: 'B', pawns: [1] },
    { t: 'itemShown', pawn: 1, item: 'cable' },
    { t: 'analysed', kind: 'B', by: 1, pawn: 0, role: 'human' },
    { t: 'suspicionMoved', pawn: 0, to: 0, why: 'analysis' },
  ]);
  const none = aTable().phase('analyses');
  expect(heard(none, () => none.everybody(null).everybody(null), ofRound)).toEqual([
    { t: 'noAnalysis', kind: 'A' },
    { t: 'noAnalysis', kind: 'B' },
  ]);
});
scenario('TT-187, TT-190, TT-194, TT-048, TT-052 meal, Dogs, and the next round', () => {
  const table = aTable()
    .is({ pantry: 3, dogsAside: 1, leaderToken: { holder: 2 } })
    .hand(1, 'use', 'use', 'repair')
    .phase('meal');
  const told = heard(table, () => table.answer(1, 'use'), 'weatherIs');
  expect(told.map((event) => ('room' in event ? { ...event, room: '' } : event))).toEqual([
    { t: 'starvingDiscarded', pawns: [1] },
    { t: 'phaseBegan', phase: 'dogs' },
    { t: 'dogPlaced', room: '' },
    { t: 'leaderIs', seat: 2, why: 'token' },
    { t: 'leaderTokenPut', room: '' },
    { t: 'roundBegan', round: 2 },
    { t: 'phaseBegan', phase: 'weather' },
    expect.objectContaining({ t: 'weatherRolled', before: null }),
  ]);
  expect(aTable().is({ pantry: 3 }).phase('meal').told('public').slice(-3, -1)).not.toContainEqual({ t: 'starvingDiscarded', pawns: [] });
});
scenario('TT-052 to TT-069 maintenance: fuel, shortage, Blackout, cold, and the helicopter', () => {
  const cold = aTable()
    .is({ weather: 'cloudy', rescue: { state: 'flying', at: 9, fuel: 2 } })
    .room('boiler', { fuel: 0 });
  cold.room('generator', { fuel: 0, damage: 1 });
  expect(heard(cold, () => cold.phase('maintenance')).slice(0, 8)).toEqual([
    { t: 'phaseBegan', phase: 'maintenance' },
    { t: 'fuelUsed', room: 'generator', count: 0, fuel: 0 },
    { t: 'damaged', room: 'generator', count: 1, damage: 2, why: 'shortage' },
    { t: 'blackout', on: true },
    { t: 'fuelUsed', room: 'boiler', count: 0, fuel: 0 },
    { t: 'damaged', room: 'boiler', count: 1, damage: 1, why: 'shortage' },
    { t: 'rescueMoved', at: 11, fuel: 3 },
    { t: 'rescueArrived' },
  ]);
  const gone = aTable()
    .is({ weather: 'storm', freezing: 1, rescue: { state: 'arrived', at: 11, fuel: 6 } })
    .room('boiler', { damage: 3 });
  expect(heard(gone, () => gone.phase('maintenance')).slice(1, 4)).toEqual([
    { t: 'fuelUsed', room: 'generator', count: 2, fuel: 2 },
    { t: 'freezing', to: 3 },
    { t: 'rescueGone' },
  ]);
});
scenario('TT-226 to TT-233, TT-247 the Escape Procedure to its end', () => {
  const table = aTable()
    .is({ rescue: { state: 'arrived', at: 11, fuel: 1 } })
    .discs(1, 2, 3, 4)
    .vault({ infections: [{ pawn: 3, round: 0, by: 'start' }] });
  table
    .step('rescue')
    .answer(0, 'start')
    .answer(1, 'board')
    .answer(0, 'yes')
    .answer(2, 'stay')
    .answer(3, 'board')
    .answer(0, 'no')
    .answer(1, 'yes');
  expect(table.told('public').slice(-13)).toEqual([
    { t: 'escapeBegan', exit: 'rescue', pawn: 0 },
    { t: 'roleShown', pawn: 0, role: 'human', where: 'aboard' },
    { t: 'boardingAsked', pawn: 1, boards: true },
    { t: 'boardingAnswered', pawn: 1, yes: [0], no: [] },
    { t: 'roleShown', pawn: 1, role: 'human', where: 'aboard' },
    { t: 'boardingAsked', pawn: 2, boards: false },
    { t: 'boardingAsked', pawn: 3, boards: true },
    { t: 'boardingAnswered', pawn: 3, yes: [1], no: [0] },
    { t: 'departed', exit: 'rescue', aboard: [0, 1] },
    { t: 'roleShown', pawn: 2, role: 'human', where: 'ground' },
    { t: 'roleShown', pawn: 3, role: 'alien', where: 'ground' },
    { t: 'won', winner: 'aliens', why: 'leftBehind' },
    {
      t: 'unveiled',
      roles: ['human', 'human', 'human', 'alien'],
      camps: ['humans', 'humans', 'humans', 'aliens'],
      infections: [{ pawn: 3, round: 0, by: 'start' }],
    },
  ]);
  const stays = aTable()
    .is({ rescue: { state: 'arrived', at: 11, fuel: 1 } })
    .step('rescue');
  expect(heard(stays, () => stays.pass(0))[0]).toEqual({ t: 'rescueDeclined', pawn: 0 });
});
