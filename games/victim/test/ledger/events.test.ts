/** 3.18 The Event Phase and the Event cards. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import type { EventCard } from '../../data/events.ts';
import type { Cell } from '../../types.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** The Event Phase begins, and this card is drawn. */
const drawn = (table: VictimTable, card: EventCard): VictimTable => table.nextEvents(card).phase('event');
const woundsOf = (table: VictimTable): number[] => table.open.victims.map(({ wounds }) => wounds);
const statsOf = (table: VictimTable, victim: CharacterId): number[] => Object.values(table.victim(victim).stats);
/** On a tile that is linked to the Start tile. */
const onCorpse = (...who: CharacterId[]): VictimTable =>
  aTable()
    .lay(['1,0', 'T19'])
    .put('1,0', ...who);

scenario('VI-236 the Victim that played last draws the top card', () => {
  const table = drawn(aTable().is({ lastTurn: 'vivian' }), 'snow');
  expect(table.toldOf('public', 'eventDrawn')).toEqual([{ t: 'eventDrawn', victim: 'vivian', card: 'snow', why: 'phase' }]);
});
scenario('VI-237 a Victim that has left the forest in its turn draws all the same', () => {
  const table = drawn(aTable().board('lucien', { status: 'escaped', at: null }).is({ lastTurn: 'lucien' }), 'hail');
  expect(table.toldOf('public', 'eventDrawn')).toHaveLength(1);
  expect(table.open.events).toEqual(['hail']);
});
scenario('VI-238, VI-138 an Event touches all in the forest but the hidden', () => {
  const table = drawn(aTable().board('diego', { hide: 'hidden' }).board('vivian', { hide: 'resting' }), 'stress');
  table.expectAsked('stressPick', [0, 2, 3]).until('victimAction');
  expect(statsOf(table, 'diego')).toEqual([2, 2, 3, 4]);
  expect(statsOf(table, 'vivian')).not.toEqual([2, 2, 4, 3]);
});
scenario('VI-239, VI-142 a card of a Curse tile is for all, but not for a hidden Victim that draws it', () => {
  const table = aTable().lay(['1,0', 'T19']).put('1,0', 'diego').board('rolita', { hide: 'hidden' }).put('1,0', 'rolita');
  table.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['event', 'resolve', { victim: 'rolita', card: 'wildAnimals' }]);
  expect(woundsOf(table)).toEqual([0, 1, 0, 0]);
});
scenario('VI-240 a card that is resolved is out of the game', () => {
  const table = drawn(aTable(), 'hail');
  expect([table.open.events, table.s.vault.events.length]).toEqual([['hail'], 25]);
});
scenario('VI-241, VI-007 Snow and Crows’ Cries are in force from the next Victims’ phase to the end of that round', () => {
  const table = drawn(aTable(), 'snow');
  expect([table.open.round, table.open.inForce]).toEqual([2, ['snow']]);
  table.nextEvents('hail').until('victimAction');
  while (table.open.round === 2) table.until('victimAction').timeout(table.asked[0]);
  expect([table.open.inForce, table.open.coming]).toEqual([[], []]);
});
scenario('VI-242 two of the same name are one', () => {
  const table = aTable().is({ coming: ['snow'] });
  expect(drawn(table, 'snow').open.inForce).toEqual(['snow']);
});
scenario('VI-243 it stays in force when the Victim who drew it leaves', () => {
  const table = drawn(aTable().board('lucien', { status: 'eliminated', at: null }).is({ lastTurn: 'lucien' }), 'crows');
  expect(table.open.inForce).toEqual(['crows']);
});

scenario('VI-244 all decide at once, the results come together, then the end is looked at', () => {
  const table = onCorpse('rolita', 'diego').hand('rolita', 'firework').hand('diego', 'hammer').board('rolita', { wounds: 1 });
  drawn(table.board('diego', { wounds: 1 }).critical('vivian', 'lucien'), 'wildAnimals').expectAsked('eventPay', [0, 1]);
  expect(table.seen('public').ask?.waiting).toBe(null);
  table.answer(0, { rolita: 'wound' });
  expect(table.victim('rolita').wounds).toBe(1);
  table.answer(1, { diego: 'wound' }).expectOver({ winner: 'nobody', why: 'allCritical', round: 1 });
});
scenario('VI-244a, VI-407, VI-408 who plays two Victims decides for both in one answer', () => {
  const table = aTable({ players: 2 })
    .lay(['1,0', 'T19'])
    .put('1,0', 'rolita', 'vivian')
    .hand('rolita', 'firework')
    .hand('vivian', 'aidbox');
  drawn(table, 'wildAnimals').expectAsked('eventPay', [0]).answer(0, { rolita: 'firework:0', vivian: 'wound' });
  expect([woundsOf(table), table.open.discard]).toEqual([[0, 0, 1, 0], ['firework']]);
});
scenarios(
  'VI-245, VI-246 %s: each Victim on its tile discards a card or is wounded',
  [
    ['wildAnimals', 'T19'],
    ['thunder', 'T13'],
  ] as const,
  (card, tile) => {
    const table = aTable().lay(['1,0', tile]).put('1,0', 'diego', 'vivian').hand('diego', 'hammer', 'manual').hand('vivian', 'aidbox');
    drawn(table.hand('lucien', 'manual'), card).expectAsked('eventPay', [1, 2]);
    table.answer(2, { vivian: 'wound' }).answer(1, { diego: 'manual:0' });
    expect([woundsOf(table), table.handOf('diego'), table.handOf('vivian')]).toEqual([[0, 0, 1, 0], ['hammer'], ['aidbox']]);
  },
);
scenarios(
  'VI-245, VI-246 %s does nothing on the other tile',
  [['wildAnimals', 'T13'] as const, ['thunder', 'T19'] as const],
  (card, tile) => {
    expect(woundsOf(drawn(aTable().lay(['1,0', tile]).put('1,0', 'diego'), card))).toEqual([0, 0, 0, 0]);
  },
);
scenario('VI-247 equipped cards count too; without any card there is the Wound', () => {
  const table = onCorpse('diego', 'vivian').board('diego', { worn: ['vest'] });
  drawn(table, 'wildAnimals')
    .expectAsked('eventPay', [1])
    .answer(1, { diego: { pick: 'worn', with: 'vest' } });
  expect([woundsOf(table), table.victim('diego').worn, table.open.discard]).toEqual([[0, 0, 1, 0], [], ['vest']]);
});
scenario('VI-247 the clock pays with a hand card; with equipment alone it takes the first Wound and not the second', () => {
  const table = onCorpse('rolita', 'diego', 'vivian')
    .hand('rolita', 'firework')
    .board('diego', { worn: ['vest'] });
  drawn(table.board('vivian', { worn: ['shoes'], wounds: 1 }), 'wildAnimals')
    .timeout(0)
    .timeout(1)
    .timeout(2);
  expect([woundsOf(table), table.open.discard]).toEqual([
    [0, 1, 1, 0],
    ['firework', 'shoes'],
  ]);
});
scenario('VI-248 a Critically Injured Victim is not asked to pay', () => {
  const table = onCorpse('diego').critical('diego').hand('diego', 'hammer');
  drawn(table, 'wildAnimals').expectAsked('victimAction', [0]);
  expect(table.handOf('diego')).toEqual(['hammer']);
});

scenario('VI-249, VI-291, VI-286 Black Magic gives the Demon 1 Rage', () => {
  const table = aTable().demonIs('witch', 'lucien', '0,0', { rage: 1 }).lay(['1,0', 'T25']).put('1,0', 'diego').nextEvents('blackMagic');
  table.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['event', 'resolve', { victim: 'rolita', card: 'blackMagic' }]);
  expect([table.demon.rage, table.victim('diego').wounds]).toEqual([2, 0]);
});
scenario('VI-250 before the possession it wounds those on Curse tiles', () => {
  const table = aTable().lay(['1,0', 'T25']).put('1,0', 'diego', 'vivian').board('vivian', { hide: 'hidden' });
  expect(woundsOf(drawn(table, 'blackMagic'))).toEqual([0, 1, 0, 0]);
});

/** Diego (AGI 2) and Vivian (AGI 2) on an AGI Test tile. */
const onTest = (): VictimTable => aTable().lay(['1,0', 'T29']).put('1,0', 'diego', 'vivian');
scenario('VI-251 Insect Swarm: a Test again for each standing Victim on a Test tile, +1 or a Wound', () => {
  const table = drawn(onTest().dice([1, 1, 1, 0]), 'insects').expectAsked('victimAction', [0]);
  expect([table.victim('diego').stats.agi, table.victim('vivian').stats.agi]).toEqual([3, 2]);
  expect(woundsOf(table)).toEqual([0, 0, 1, 0]);
  expect(woundsOf(drawn(onTest().critical('vivian').dice([1, 1]), 'insects'))).toEqual([0, 0, 2, 0]);
});
scenario('VI-266a, VI-266b the dice of a swarm are their players’ alone until all Manuals are named, all in one answer', () => {
  const table = drawn(onTest().hand('diego', 'manual', 'manual').hand('vivian', 'vest').dice([0, 0, 0, 1, 2, 1]), 'insects');
  table.expectAsked('useManuals', [1, 2]);
  expect([table.own(1).rolls[0].dice, table.own(2).rolls[0].dice, table.open.rolls]).toEqual([[0, 0], [0, 1], []]);
  expect(JSON.stringify(table.told('public'))).not.toContain('"dice"');
  expect(table.seen('public').ask?.waiting).toBe(null);
  expect(() => table.answer(2, { vivian: [0] })).toThrow();
  table.answer(1, { diego: [0, 1] }).pass(2);
  expect(table.open.rolls.map(({ victim, dice, result }) => [victim, dice, result])).toEqual([
    ['diego', [2, 1], 3],
    ['vivian', [0, 1], 1],
  ]);
  expect([table.handOf('diego'), table.own(1).rolls]).toEqual([[], []]);
});
scenario('VI-200 Ground Analyze passes the Test of a swarm without a roll', () => {
  const table = drawn(onTest().is({ groundAnalyze: 'diego' }).put('0,0', 'vivian'), 'insects');
  expect([table.victim('diego').stats.agi, table.toldOf('public', 'rolledTogether')]).toEqual([3, []]);
});
/** Diego Runs and stands on a Test tile when the card is drawn. */
const running = (dice: number[], vivian: Cell = '0,0'): VictimTable =>
  onTest()
    .put(vivian, 'vivian')
    .is({
      turn: { victim: 'diego', ap: 1, done: ['run'], grounded: false, fell: false },
      running: { victim: 'diego', how: 'run', left: 2, spent: 1, zero: false, over: false },
      trail: ['0,0', '1,0'],
    })
    .dice(dice)
    .inside(
      'victims',
      ['victimTurn', 'act', { victim: 'diego' }],
      ['run', 'point', { victim: 'diego', how: 'run' }],
      ['event', 'resolve', { victim: 'diego', card: 'insects' }],
    );
scenario('VI-252a a Running Victim on a Test tile that fails stops and Runs no more this turn; one that passes goes on', () => {
  const failed = running([0, 0]).expectAsked('victimAction', [1]);
  expect(failed.open.turn?.grounded).toBe(true);
  running([2, 0]).expectAsked('runPoint', [1]);
});
scenario('VI-252 the Test of one that does not Run neither ends nor allows a Run', () => {
  const table = onTest()
    .is({ turn: { victim: 'rolita', ap: 1, done: [], grounded: false, fell: false } })
    .dice([0, 0, 0, 0]);
  table.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['event', 'resolve', { victim: 'rolita', card: 'insects' }]);
  expect([woundsOf(table), table.open.turn?.grounded]).toEqual([[0, 1, 1, 0], false]);
  // Nor does it end the Run of another: Diego passes and goes on, whatever becomes of Vivian.
  const other = running([2, 0, 0, 0], '1,0').expectAsked('runPoint', [1]);
  expect([woundsOf(other), other.open.turn?.grounded]).toEqual([[0, 0, 1, 0], false]);
});

scenario('VI-255 Hail takes half of the hand, rounded down, of its owner’s choice; worn cards are safe', () => {
  const table = aTable()
    .hand('rolita', 'firework', 'manual', 'manual', 'vest', 'shoes')
    .hand('diego', 'hammer')
    .hand('vivian', 'aidbox', 'aidbox');
  drawn(table.board('vivian', { worn: ['amulet'] }), 'hail').expectAsked('hailDiscard', [0, 2]);
  table.answer(0, { rolita: ['manual:1', 'vest:0'] }).answer(2, { vivian: ['aidbox:0'] });
  expect(['rolita', 'diego', 'vivian'].map((who) => table.handOf(who as CharacterId))).toEqual([
    ['firework', 'manual', 'shoes'],
    ['hammer'],
    ['aidbox'],
  ]);
  expect(table.victim('vivian').worn).toEqual(['amulet']);
});
scenario('VI-259, VI-261 Stress: two chosen statistics fall, the other two rise, but not beyond the maximum', () => {
  const table = drawn(aTable().stats('diego', { int: 4 }), 'stress').expectAsked('stressPick', [0, 1, 2, 3]);
  table
    .answer(1, { diego: ['vit', 'luk'] })
    .timeout(0)
    .timeout(2)
    .timeout(3);
  expect(statsOf(table, 'diego')).toEqual([3, 1, 4, 3]);
});
scenario('VI-259a the four changes are one: a Passive Skill sleeps or wakes afterwards', () => {
  const table = drawn(aTable(), 'stress')
    .answer(2, { vivian: ['vit', 'luk'] })
    .until('victimAction');
  expect(statsOf(table, 'vivian')).toEqual([3, 1, 5, 2]);
});
scenario('VI-260 a statistic at 1 is chosen only to fill up', () => {
  const low = aTable().stats('diego', { agi: 1 });
  drawn(low, 'stress');
  expect(low.decisionOf(1).shape).toMatchObject({ parts: { diego: { options: ['vit', 'int', 'luk'], min: 2, max: 2 } } });
  const lowest = aTable().stats('diego', { agi: 1, vit: 1, int: 1, luk: 2 });
  drawn(lowest, 'stress')
    .answer(1, { diego: ['vit'] })
    .until('victimAction');
  expect(statsOf(lowest, 'diego')).toEqual([2, 1, 2, 1]);
});
scenario('VI-260, VI-259 with just two statistics above 1 these fall, and nobody is asked', () => {
  const table = aTable().stats('diego', { agi: 1, vit: 1 });
  drawn(table, 'stress').expectAsked('stressPick', [0, 2, 3]).until('victimAction');
  expect(statsOf(table, 'diego')).toEqual([2, 2, 2, 3]);
  const all = aTable();
  for (const who of ['rolita', 'diego', 'vivian', 'lucien'] as const) all.stats(who, { agi: 1, vit: 1, int: 2, luk: 2 });
  drawn(all, 'stress').expectAsked('victimAction', [0]);
  expect(statsOf(all, 'lucien')).toEqual([2, 2, 1, 1]);
});
scenario('VI-262 the Critically Injured are touched by Stress and Hail', () => {
  const table = aTable().critical('diego').hand('diego', 'hammer', 'manual');
  drawn(table, 'hail').expectAsked('hailDiscard', [1]);
  drawn(aTable().critical('diego'), 'stress').expectAsked('stressPick', [0, 1, 2, 3]);
});
scenario('VI-263, VI-400 the Darkness ends the match the moment it is drawn, for a Curse tile too', () => {
  const table = drawn(aTable(), 'darkness').expectOver({ winner: 'nobody', why: 'darkness', round: 1 });
  expect(table.open.end?.winners).toEqual([]);
  const turning = aTable().nextTiles('A', 'T25').nextEvents('darkness');
  turning.inside('victims', ['turnTile', 'turn', { victim: 'rolita', side: 0, stack: 'A', tile: null }]);
  turning.expectOver({ winner: 'nobody', why: 'darkness', round: 1 });
});
