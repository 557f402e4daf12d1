/** 3.3, 3.4 The round and a Victim's turn. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, scenarios, type VictimTable } from '../table.ts';

const kinds = (table: VictimTable): string[] => table.told('public').map(({ t }) => t);
const turns = (table: VictimTable): string[] => table.toldOf('public', 'turnBegan').map(({ victim }) => victim);
/** All clocks run out until this round is over. */
const playRound = (table: VictimTable): VictimTable => {
  const { round } = table.open;
  while (table.kind !== null && table.open.round === round) table.timeout(table.asked[0]);
  return table;
};

scenario('VI-026, VI-027, VI-028 a round: every Victim in turn order, then one Event', () => {
  const table = playRound(aTable().nextEvents('hail').phase('victims'));
  expect(turns(table).slice(0, 4)).toEqual(['rolita', 'diego', 'vivian', 'lucien']);
  const phases = table.toldOf('public', 'phaseBegan').map(({ phase }) => phase);
  expect(phases.slice(0, 3)).toEqual(['victims', 'event', 'victims']);
  expect(table.toldOf('public', 'eventDrawn')).toHaveLength(1);
});
scenarios(
  'VI-029, VI-030 with %i players the Curse Phase is in round %i, and only there',
  [
    [2, 3],
    [3, 2],
    [4, 3],
    [5, 2],
    [6, 2],
  ] as const,
  (players, round) => {
    const table = aTable({ players }).vault({ events: ['darkness', ...new Array(12).fill('hail')] });
    table.phase('victims');
    while (table.open.round < round + 2 && table.kind !== null) playRound(table);
    const cursed = table.toldOf('public', 'phaseBegan').filter(({ phase }) => phase === 'curse');
    expect(cursed).toHaveLength(1);
    // VI-031 The Demon plays in the same round.
    const order = table.toldOf('public', 'phaseBegan').map(({ phase }) => phase);
    expect(order.slice(order.indexOf('curse'), order.indexOf('curse') + 2)).toEqual(['curse', 'demon']);
    expect(order.slice(0, order.indexOf('curse'))).toHaveLength(2 * round);
  },
);
scenario('VI-032 a Critically Injured Victim takes its turn', () => {
  const table = aTable().lay(['1,0', 'T03']).critical('rolita').phase('victims').expectAsked('victimAction', [0]);
  expect(table.open.turn?.victim).toBe('rolita');
});
scenario('VI-033, VI-034 who has left the forest takes no turn; its place is empty', () => {
  const table = aTable().board('diego', { status: 'escaped', at: null }).nextEvents('hail').phase('victims');
  expect(turns(playRound(table)).slice(0, 3)).toEqual(['rolita', 'vivian', 'lucien']);
});
scenario('VI-033 leaving the forest ends the turn at once', () => {
  const table = aTable().lay(['1,0', 'T02']).put('1,0', 'rolita').is({ bunkerOpen: true, gate: 5 });
  table.hand('rolita', 'vest').turnOf('rolita').answer(0, 'enter');
  expect([table.victim('rolita').status, kinds(table).includes('turnEnded')]).toEqual(['escaped', true]);
  expect(table.open.turn?.victim).not.toBe('rolita');
});

scenario('VI-035, VI-140, VI-205, VI-214 states move on at the start: hidden, resting, none; used, recharging, ready', () => {
  const table = aTable({ players: 6 }).board('sean', { hide: 'hidden', recharge: 'used' }).hand('sean', 'vest').turnOf('sean');
  expect([table.victim('sean').hide, table.victim('sean').recharge]).toEqual(['resting', 'recharging']);
  table.turnOf('sean');
  expect([table.victim('sean').hide, table.victim('sean').recharge]).toEqual(['none', 'ready']);
});
scenario('VI-035, VI-201 then Anya is asked for Photo Flash', () => {
  const table = aTable({ players: 5 })
    .stats('anya', { luk: 3 })
    .board('anya', { hide: 'hidden' })
    .turnOf('anya')
    .expectAsked('photoFlash', [4]);
  expect(table.victim('anya').hide).toBe('resting');
  aTable({ players: 5 }).turnOf('anya').expectAsked('victimAction', [4]);
});
scenario('VI-036, VI-038 two Action Points; every Main Action costs one', () => {
  const table = aTable().hand('diego', 'vest').turnOf('diego');
  expect(table.open.turn?.ap).toBe(2);
  table.answer(1, 'hide').until('victimAction');
  expect(table.open.turn?.ap).toBe(1);
  table.answer(1, 'run').until('victimAction');
  expect([table.open.turn?.ap, table.optionsOf(1)]).toEqual([0, ['give', 'equip', 'end']]);
});
scenario('VI-037, VI-192 while Smart Link is in force a Victim starts with one more', () => {
  expect(aTable().is({ smartLink: true }).turnOf('diego').open.turn?.ap).toBe(3);
});
scenario('VI-039 the Main Actions of a standing Victim', () => {
  const table = aTable().lay(['1,0', 'T13'], ['-1,0', 'T19']).board('rolita', { wounds: 1 }).put('1,0', 'lucien', 'rolita');
  expect(table.turnOf('lucien').optionsOf(3)).toEqual(['run', 'decode', 'heal', 'hide', 'smartLink', 'end']);
  const searching = aTable().lay(['1,0', 'T19']).put('1,0', 'diego').turnOf('diego');
  expect(searching.optionsOf(1)).toEqual(['run', 'search', 'hide', 'end']);
});
scenario('VI-040, VI-194 no Main Action twice in a turn, not even with an additional point', () => {
  const table = aTable().is({ smartLink: true }).hand('diego', 'vest').turnOf('diego').answer(1, 'hide').until('victimAction');
  expect([table.open.turn?.ap, table.optionsOf(1)]).toEqual([2, ['run', 'resourceful', 'give', 'equip', 'end']]);
});
scenario('VI-041 the turn may be ended at any time', () => {
  const table = aTable().nextEvents('hail').turnOf('diego').answer(1, 'end');
  expect(kinds(table)).toContain('eventDrawn');
});
scenario('VI-041a an action without any legal option cannot be chosen', () => {
  // T03 shows a path to the West alone, where there is no tile left to turn.
  const table = aTable()
    .vault({ stacks: { A: [], B: [] } })
    .hand('rolita', 'vest')
    .turnOf('rolita');
  expect(table.optionsOf(0)).toEqual(['hide', 'give', 'equip', 'end']);
  const alone = aTable().lay(['1,0', 'T03']).put('1,0', 'diego').turnOf('diego');
  expect(alone.optionsOf(1)).not.toContain('heal');
  expect(alone.optionsOf(1)).not.toContain('resourceful');
});
scenario('VI-042, VI-043 Sub-Actions cost nothing and are possible between the points of a Run', () => {
  const table = aTable().hand('diego', 'vest', 'hammer').dice([1, 1]).turnOf('diego').answer(1, 'run').keeps(1);
  table.expectAsked('runPoint', [1]).answer(1, { pick: 'equip', with: 'vest' }).expectAsked('runPoint', [1]);
  expect([table.open.turn?.ap, table.open.running?.left, table.victim('diego').worn]).toEqual([1, 2, ['vest']]);
});
scenario('VI-043a, VI-207 in Adrenaline Rush there are no Sub-Actions and no tile is turned', () => {
  const table = aTable().demonIs('witch', 'lucien').lay(['1,0', 'T39']).put('1,0', 'vivian').hand('vivian', 'vest').dice([1, 1]);
  table
    .inside('demon', ['run', 'roll', { victim: 'vivian', how: 'adrenaline' }])
    .keeps(2)
    .expectAsked('runPoint', [2]);
  expect(table.optionsOf(2)).toEqual(['step']);
});
scenario('VI-044, VI-173, VI-117 more than 5 cards at the end of the turn: down to 5, of one’s choice; worn cards do not count', () => {
  const table = aTable()
    .hand('diego', 'aidbox', 'aidbox', 'manual', 'hammer', 'vest', 'shoes')
    .board('diego', { worn: ['amulet'], wounds: 2 });
  table.nextEvents('snow').turnOf('diego').answer(1, 'end').expectAsked('handLimit', [1]).answer(1, ['aidbox:1']);
  expect([table.handOf('diego'), table.open.discard]).toEqual([['aidbox', 'manual', 'hammer', 'vest', 'shoes'], ['aidbox']]);
});
scenario('VI-045, VI-199 at the end of its turn a Victim loses the Ground Analyze token', () => {
  const table = aTable().is({ groundAnalyze: 'diego' }).nextEvents('snow').turnOf('diego').answer(1, 'end');
  expect(table.open.groundAnalyze).toBe(null);
  const full = aTable().is({ groundAnalyze: 'diego' }).hand('diego', 'aidbox', 'aidbox', 'manual', 'manual', 'hammer', 'hammer');
  full.turnOf('diego').answer(1, 'end').expectAsked('handLimit', [1]);
  expect(full.open.groundAnalyze).toBe(null);
});
scenario('VI-033 who leaves the forest before their turn is passed over, and the next one plays', () => {
  const table = aTable().board('diego', { status: 'escaped', at: null });
  table.inside('victims', ['victimsPhase', 'nextVictim', { left: ['diego', 'vivian'] }]).expectAsked('victimAction', [2]);
});
