/** The edges of the rules: what is not told, not moved, not asked and not mixed up. */
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { rules } from '../../rules.ts';
import type { VI } from '../../types.ts';
import { attack, step } from '../answers.ts';
import { haunted } from '../demon.ts';
import { story } from '../story.ts';
import { aTable } from '../table.ts';

scenario('VI-095 a third Wound has no effect, and nobody falls twice', () => {
  const table = haunted('witch').critical('diego').is({ rolls: [] });
  expect(
    story(table, (t) => t.inside('demon', ['test', 'judge', { victim: 'diego', stat: 'agi' }])).filter((line) => /wounded|fell/.test(line)),
  ).toEqual([]);
  expect(table.victim('diego').wounds).toBe(2);
});
scenario('VI-321, VI-323 an effect is there once; without a yellow token it cannot be put', () => {
  const corpses = ['1,0', '3,0', '4,0', '5,0', '6,0', '7,0'] as const;
  const strike = (destroyed: number) => {
    const table = haunted('widow').lay(['3,0', 'T20'], ['4,0', 'T21'], ['5,0', 'T22'], ['6,0', 'T23'], ['7,0', 'T24']);
    for (const cell of corpses.slice(0, destroyed)) table.tokens(cell, { destroyed: true });
    return table.dice([0, 0], [5]).phase('demon').answer(3, attack('diego')).victim('diego').effects;
  };
  expect([strike(5), strike(6)]).toEqual([['poisoned'], []]);
});
scenario('VI-096, VI-332 one effect comes off and the other stays; only Fright is waited for (VI-391)', () => {
  const table = haunted('werewolf')
    .board('diego', { effects: ['target', 'poisoned'] })
    .phase('demon')
    .answer(3, { pick: 'target', with: 'rolita' });
  expect([table.victim('diego').effects, table.demon.turn.shaken]).toEqual([['poisoned'], []]);
});
scenario('VI-122 tokens lie in the pool in their order, and leave it when they are placed', () => {
  const found = aTable()
    .lay(['1,0', 'T13'])
    .put('1,0', 'vivian')
    .is({ numbers: [6], symbols: ['*'] })
    .nextTokens(2, '+')
    .dice([1, 1, 1, 0]);
  expect(found.turnOf('vivian').answer(2, 'decode').open.numbers).toEqual([2, 6]);
  const symbol = aTable()
    .lay(['1,0', 'T13'])
    .put('1,0', 'vivian')
    .tokens('1,0', { decoded: true })
    .is({ symbols: ['*'] })
    .nextTokens('+')
    .dice([1, 1, 1, 0]);
  expect(symbol.turnOf('vivian').answer(2, 'decode').open.symbols).toEqual(['+', '*']);
  const placing = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego')
    .is({ gate: 7, row: [3], symbols: ['+', '*'] })
    .turnOf('diego');
  placing.answer(1, { pick: 'place', with: { pick: '+', with: 1 } });
  expect([placing.open.row, placing.open.symbols]).toEqual([[3, '+'], ['*']]);
});
scenario('VI-339 the slave spends nothing of the Demon’s; it may end its turn, and hunts with one piece, once', () => {
  const slave = () =>
    haunted('werewolf').board('diego', { status: 'enslaved', at: '0,0', wounds: 0 }).is({ eliminated: 1 }).put('2,0', 'rolita', 'vivian');
  const table = slave()
    .dice([], [4])
    .inside('demon', ['slaveTurn', 'act', { ap: 2, done: [] }]);
  const before = JSON.stringify(table.demon.turn);
  table.answer(1, 'hunt').answer(1, { pick: 'body', with: '1,0' });
  expect([JSON.stringify(table.demon.turn), table.kind, table.victim('diego').at]).toEqual([before, 'victimAction', '1,0']);
  const ending = slave()
    .put('0,0', 'rolita')
    .inside('demon', ['slaveTurn', 'act', { ap: 2, done: [] }]);
  expect(story(ending, (t) => t.answer(1, 'end')).filter((line) => /Rolled|attacked/.test(line))).toEqual([]);
});
scenario('VI-281, VI-206a what an action of the Demon has done so far begins with nothing', () => {
  const table = haunted('witch').hand('diego', 'vest').dice([], [5]).phase('demon').answer(3, attack('diego')).expectAsked('defend', [1]);
  expect(table.open.deed).toEqual({ by: 'demon', action: 'attack', moved: false, defended: [], hit: [] });
});
scenario('VI-178 the discards are shuffled only when the deck is empty, and only if there are any; by table option never', () => {
  const search = (items: 'hammer'[], discard: 'vest'[], itemReshuffle = true) => {
    const table = aTable({ itemReshuffle }).lay(['1,0', 'T22']).put('1,0', 'diego').vault({ items }).is({ discard }).dice([1, 1, 1, 0]);
    const lines = story(table, (t) => t.turnOf('diego').answer(1, 'search').until('victimAction'));
    return [table.handOf('diego'), lines.includes('itemsReshuffled')];
  };
  expect([search(['hammer'], ['vest']), search([], ['vest']), search([], []), search([], ['vest'], false)]).toEqual([
    [['hammer'], false],
    [['vest'], true],
    [[], false],
    [[], false],
  ]);
  const box = aTable({ itemReshuffle: false })
    .lay(['1,0', 'T39'])
    .put('1,0', 'diego')
    .vault({ items: ['hammer'] })
    .is({ discard: ['vest'] })
    .turnOf('diego');
  expect(box.answer(1, 'pickUp').handOf('diego')).toEqual(['hammer']);
  const empty = aTable().lay(['1,0', 'T39']).put('1,0', 'diego').vault({ items: [] }).turnOf('diego');
  expect(story(empty, (t) => t.answer(1, 'pickUp'))).toEqual(['pickedUp diego box']);
});
scenario('VI-135 taking no card is told as nothing', () => {
  const table = aTable().lay(['1,0', 'T22']).put('1,0', 'diego').dice([1, 1, 1, 0]).turnOf('diego').answer(1, 'search');
  expect(story(table, (t) => t.answer(1, 0))).toEqual([]);
});
scenario('VI-177 a hand that is given to, and one that is drawn to, keeps its order', () => {
  const table = aTable()
    .hand('diego', 'aidbox')
    .hand('rolita', 'hammer')
    .turnOf('diego')
    .answer(1, { pick: 'give', with: { pick: 'rolita', with: 'aidbox' } });
  expect(table.handOf('rolita')).toEqual(['aidbox', 'hammer']);
});
scenario('VI-161, VI-195, VI-162 another’s escape ends neither the Run that goes on nor Smart Link, and takes its hand along', () => {
  const table = haunted('witch')
    .lay(['0,-1', 'T02', 5])
    .is({ bunkerOpen: true, smartLink: true, groundAnalyze: 'rolita' })
    .put('0,-1', 'diego')
    .critical('diego');
  table
    .hand('rolita', 'aidbox', 'hammer')
    .hand('diego', 'vest')
    .board('diego', { worn: ['shoes'] })
    .dice([1, 1, 0, 0])
    .turnOf('rolita');
  table.answer(0, 'run').keeps(0).answer(0, { pick: 'aidbox', with: 'diego' }).answer(1, 'enter').expectAsked('runPoint', [0]);
  expect([table.open.smartLink, table.open.groundAnalyze, table.handOf('diego'), table.victim('diego').worn]).toEqual([
    true,
    'rolita',
    ['vest'],
    ['shoes'],
  ]);
});
scenario('VI-035, VI-193 a turn without tokens tells of none', () => {
  expect(story(aTable(), (t) => t.turnOf('lucien'))).toEqual(['turnBegan lucien 2']);
  expect(story(aTable().hand('lucien', 'vest').turnOf('lucien'), (t) => t.answer(3, 'end')).slice(0, 2)).toEqual([
    'turnEnded lucien',
    'phaseBegan event',
  ]);
  const leaving = aTable().lay(['1,0', 'T02', 1]).put('1,0', 'lucien').is({ bunkerOpen: true }).turnOf('lucien');
  expect(story(leaving, (t) => t.answer(3, 'enter')).slice(0, 2)).toEqual(['escaped lucien', 'turnEnded lucien']);
});
scenario('VI-051 a tile passed in the middle of a Run is closed too', () => {
  // A triangle of tiles that are all linked.
  const table = aTable().lay(['1,0', 'T29'], ['1,-1', 'T30']).is({ groundAnalyze: 'rolita' }).dice([2, 2, 0, 0]).turnOf('rolita');
  table.answer(0, 'run').answer(0, step('1,0')).answer(0, step('1,-1'));
  expect(() => table.answer(0, step('1,0'))).toThrow();
  expect(() => table.answer(0, step('0,0'))).toThrow();
});
scenario('VI-287, VI-305 Rage that stays where it is is told by nobody', () => {
  const table = haunted('witch', { rage: 3 }).dice([2, 2], [1]);
  expect(story(table, (t) => t.phase('demon').answer(3, attack('diego'))).filter((line) => line.startsWith('rage'))).toEqual([]);
});
scenario('VI-295 by table option Stamina ends at 7', () => {
  const begun = (staminaCap: boolean) => haunted('witch', { stamina: 7 }, { staminaCap }).phase('demon').demon.stamina;
  expect([begun(false), begun(true)]).toEqual([8, 7]);
});
scenario('VI-329 an Attack that is kept keeps its number', () => {
  const table = haunted('werewolf')
    .board('vivian', { wounds: 1 })
    .dice([0, 0], [4, 1])
    .phase('demon')
    .answer(3, attack('diego'))
    .answer(3, 'keep');
  expect(table.open.attack?.score).toBe(4);
});
scenario('VI-209, VI-296 after an upgrade nobody is asked to run; a Rush that is run is told', () => {
  const table = haunted('witch', { rage: 2 }).stats('vivian', { agi: 3 }).phase('demon').answer(3, { pick: 'upgrade', with: 'passive' });
  table.expectAsked('demonAction', [3]);
  const runs = haunted('witch').stats('vivian', { agi: 3 }).dice([2, 2, 0, 0, 0], [1]).phase('demon').answer(3, attack('vivian'));
  expect(story(runs, (t) => t.answer(2, 'run')).slice(0, 2)).toEqual([
    'adrenalineAnswered vivian true',
    'rolled vivian agi adrenaline 0+0+0=0',
  ]);
});
scenario('VI-269 to VI-273 the Demon as it begins', () => {
  const table = aTable()
    .is({ round: 3 })
    .vault({ curses: ['widow'] });
  for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
  table.dice([0, 1, 1, 1]).phase('curse');
  expect(table.demon).toEqual({
    ...{ demon: 'widow', seat: 0, was: 'rolita', at: '0,0', rage: 0, stamina: 4, bullet: false, meat: false, shadows: [] },
    upgrades: { passive: 0, special1: 0, special2: 0 },
    turn: { ap: 2, done: [], rerolled: false, rushed: false, shaken: [] },
  });
});
scenario('VI-274, RU-43 with open hands the one that goes over stays open, and nobody is told again', () => {
  const table = aTable({ players: 2, openHands: true })
    .is({ round: 3 })
    .vault({ curses: ['widow'] })
    .hand('vivian', 'vest');
  for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
  table.dice([0, 1, 1, 1]).phase('curse').until('demonAction');
  expect([table.s.circle.vivian.members, table.toldOf(1, 'handIs'), table.victim('vivian').seat]).toEqual([[0, 1], [], 1]);
});
scenario('VI-391 what was frightened in this turn is forgotten at its end', () => {
  const table = haunted('phantom').dice([0, 0], [5]).phase('demon').answer(3, attack('diego'));
  expect(table.demon.turn.shaken).toEqual(['diego']);
  expect(table.answer(3, 'end').demon.turn.shaken).toEqual([]);
});
scenario('VI-225, RU-49 by table option the Flashlight shows two tiles; Photo Flash always three', () => {
  const light = aTable({ flashlightTiles: 2 }).hand('diego', 'flashlight').turnOf('diego').answer(1, { pick: 'flashlight', with: 'B' });
  const flash = aTable({ players: 6, flashlightTiles: 2 }).stats('anya', { luk: 3 }).turnOf('anya').answer(4, 'B');
  expect([light.own(1).peek?.tiles.length, flash.own(4).peek?.tiles.length]).toEqual([2, 3]);
});
scenario('VI-255, VI-245 an Event that concerns nobody asks nobody', () => {
  for (const card of ['hail', 'wildAnimals', 'thunder'] as const)
    haunted('witch').put('0,0', 'rolita', 'diego', 'vivian').nextEvents(card).phase('event').expectAsked('demonAction', [3]);
});
scenario('VI-303, VI-379 all but the Doppelgänger choose once where a Hunt ends', () => {
  const table = haunted('wendigo').dice([], [3]).phase('demon').answer(3, 'hunt').answer(3, { pick: 'body', with: '1,0' });
  expect([table.kind, table.demon.at]).toEqual(['demonAction', '1,0']);
});
scenario('VI-011, VI-015 the starter item is told as one, and to its player by name', () => {
  const table = new Table<VI>(rules, { seats: 4, options: DEFAULT_OPTIONS });
  const { first } = table.s.open;
  table.answer(first, 'sean');
  expect(table.toldOf('public', 'drew')).toEqual([{ t: 'drew', victim: 'sean', count: 1, why: 'starter' }]);
  expect(table.toldOf(first, 'drewItems')).toEqual([{ t: 'drewItems', victim: 'sean', items: ['pistol'] }]);
});
scenario('VI-374 a Web that makes room is told', () => {
  const table = haunted('widow').lay(['3,0', 'T20'], ['4,0', 'T21'], ['5,0', 'T22'], ['6,0', 'T23'], ['7,0', 'T24']);
  for (const cell of ['1,0', '2,0', '3,0', '4,0', '5,0', '6,0'] as const) table.tokens(cell, { web: true });
  expect(story(table.phase('demon'), (t) => t.answer(3, { pick: 'spiderWeb', with: { put: ['7,0'], remove: ['2,0'] } })).slice(2)).toEqual([
    'webRemoved 2,0',
    'webPut 7,0',
  ]);
});
scenario('VI-099, VI-179 a Crawl and an Agile are told as such', () => {
  const crawls = aTable().lay(['1,0', 'T03']).critical('diego').hand('diego', 'aidbox').turnOf('diego');
  expect(story(crawls, (t) => t.answer(1, { pick: 'crawl', with: '1,0' }))).toEqual(['stepped diego 0,0 1,0 crawl']);
  const agile = aTable()
    .is({ turn: { victim: 'rolita', ap: 1, done: ['run'], grounded: false, fell: false } })
    .dice([0, 0, 0, 0]);
  expect(story(agile.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }]), (t) => t.answer(0, 'agile')).slice(0, 2)).toEqual([
    'skillUsed rolita agile null',
    'rolled rolita agi agile 0+0+0+0=0',
  ]);
});
scenario('VI-229 the Hammer token lies on the border; VI-152 a Number placed has left the pool', () => {
  const hammer = aTable().lay(['1,0', 'T03', 1]).hand('diego', 'hammer').turnOf('diego').answer(1, { pick: 'hammer', with: 0 });
  expect(hammer.open.bridges).toEqual([{ cell: '0,0', side: 0, by: 'hammer' }]);
  const placing = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego')
    .is({ gate: 7, numbers: [3, 5] })
    .turnOf('diego');
  expect(placing.answer(1, { pick: 'place', with: { pick: 5, with: 0 } }).open.numbers).toEqual([3]);
});
scenario('VI-205, RU-37 by table option Self Heal does not recharge', () => {
  const heal = (selfHealRecharge: boolean) =>
    aTable({ selfHealRecharge }).board('vivian', { wounds: 1 }).turnOf('vivian').answer(2, 'selfHeal').victim('vivian').recharge;
  expect([heal(true), heal(false)]).toEqual(['used', 'ready']);
});
scenario('VI-162 a Victim who goes in by itself takes hand and equipment along, and its states stay behind', () => {
  const table = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego')
    .is({ bunkerOpen: true })
    .hand('diego', 'vest')
    .board('diego', { worn: ['shoes'], wounds: 1 });
  table.turnOf('diego').answer(1, 'enter');
  expect([table.handOf('diego'), table.open.discard]).toEqual([['vest'], []]);
  expect(table.victim('diego')).toMatchObject({ status: 'escaped', at: null, wounds: 0, worn: ['shoes'], hide: 'none', effects: [] });
});
scenario('VI-033, VI-162 a Victim who goes in with more than five cards is not asked to discard any', () => {
  const table = aTable().lay(['1,0', 'T02', 1]).is({ bunkerOpen: true }).put('1,0', 'diego');
  table.hand('diego', 'hammer', 'hammer', 'manual', 'manual', 'pistol', 'firework').turnOf('diego').answer(1, 'enter');
  expect([table.victim('diego').status, table.handOf('diego').length]).toEqual(['escaped', 6]);
  expect(table.kind).not.toBe('handLimit');
});
scenario('VI-241, VI-242 Snow and Crows’ Cries drawn in one round are both in force in the next, each once', () => {
  const table = aTable()
    .is({ coming: ['snow', 'crows'] })
    .nextEvents('snow')
    .phase('event')
    .until('victimAction');
  expect([table.open.round, table.open.inForce.toSorted(), table.open.coming]).toEqual([2, ['crows', 'snow'], []]);
});
scenario('VI-363 Thunder Call strikes on the tile that was chosen, and nowhere else', () => {
  const table = haunted('witch').lay(['-1,1', 'T14', 5]).put('-1,0', 'rolita').put('-1,1', 'diego').dice([2, 2]).phase('demon');
  table.answer(3, { pick: 'thunderCall', with: '-1,1' });
  expect(table.toldOf('public', 'attacked').map(({ victim }) => victim)).toEqual(['diego']);
});
scenario('VI-331a the Target that stays is not told as moved; VI-347 an Ambush need not strike', () => {
  const again = haunted('werewolf')
    .board('rolita', { effects: ['target'] })
    .phase('demon');
  expect(story(again, (t) => t.answer(3, { pick: 'target', with: 'rolita' })).filter((line) => /relieved|weakened/.test(line))).toEqual([]);
  const spared = haunted('wendigo')
    .put('1,0', 'rolita')
    .dice([], [1])
    .phase('demon')
    .answer(3, 'ambush')
    .answer(3, { pick: 'body', with: '1,0' });
  expect(story(spared, (t) => t.answer(3, 'no'))).toEqual([]);
});
scenario('VI-290, VI-304 Rage that a Hunt brings is told as a match', () => {
  const table = haunted('witch', { rage: 1 }).dice([], [1]).phase('demon');
  expect(story(table, (t) => t.answer(3, 'hunt'))).toEqual([
    'demonRolled demon d6 1 hunt',
    'huntBegan demon action 0 true',
    'rageMoved 2 match',
  ]);
});
scenario('VI-250, VI-251 Wounds of Black Magic are told as an Event’s', () => {
  const table = aTable().lay(['1,0', 'T25', 1]).put('1,0', 'diego').nextEvents('blackMagic');
  expect(story(table, (t) => t.phase('event').until('victimAction'))[2]).toBe('wounded diego 1 event');
});
