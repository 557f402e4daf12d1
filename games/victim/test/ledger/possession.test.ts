/** The possession with two characters each, pairs of pieces, and ends in the middle of things: what meets what (3.19, 3.29, 3.31, 3.32). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Token } from '../../data/bunker.ts';
import type { DemonId } from '../../data/demons.ts';
import type { Demon } from '../../types.ts';
import { attack, step } from '../answers.ts';
import { aTable, type TableOptions, type VictimTable } from '../table.ts';

/** The Curse Phase of this Demon begins; the dice of all who roll come first. */
const cursed = (table: VictimTable, demon: DemonId, dice: number[]): VictimTable =>
  table
    .vault({ curses: [demon] })
    .dice(dice)
    .phase('curse');

/** 2 players: Rolita and Vivian are seat 0's, Diego and Lucien seat 1's. All have one die by what the Widow tests (AGI). */
const two = (options: TableOptions = {}): VictimTable => {
  const table = aTable({ players: 2, ...options }).is({ round: 3 });
  for (const who of ['rolita', 'diego', 'vivian', 'lucien'] as const) table.stats(who, { agi: 1 });
  return table;
};
scenario('VI-274, VI-034, VI-410 2 players: the other Victim goes over as it is, hand, tokens and place in the order', () => {
  const table = two()
    .hand('vivian', 'aidbox', 'vest')
    .board('vivian', { worn: ['shoes'], wounds: 1, hide: 'hidden', recharge: 'used' });
  // Rolita 0, Diego 1, Vivian 0 + Shoes, Lucien 2.
  cursed(table.is({ groundAnalyze: 'vivian' }), 'widow', [0, 1, 0, 2])
    .until('demonAction')
    .expectAsked('demonAction', [0]);
  expect(table.victim('vivian')).toMatchObject({ seat: 1, worn: ['shoes'], wounds: 1, hide: 'hidden', recharge: 'used', status: 'forest' });
  expect([table.open.groundAnalyze, table.handOf('vivian'), table.open.eliminated]).toEqual(['vivian', ['aidbox', 'vest'], 0]);
  expect([table.seen(1).circles.vivian?.items, table.seen(0).circles.vivian]).toEqual([['aidbox', 'vest'], undefined]);
  expect(table.toldOf(1, 'handIs')).toEqual([{ t: 'handIs', victim: 'vivian', items: ['aidbox', 'vest'] }]);
  expect(table.toldOf(0, 'handIs')).toEqual([]);
  table.answer(0, 'end').expectAsked('victimAction', [1]);
  expect([table.open.turn?.victim, table.toldOf('public', 'turnBegan').at(-1)?.victim]).toEqual(['diego', 'diego']);
  table.answer(1, 'end');
  expect([table.asked, table.open.turn?.victim]).toEqual([[1], 'vivian']);
});
scenario('VI-244a, VI-410 from then on one answer for all three', () => {
  const table = two().hand('diego', 'manual', 'hammer').hand('vivian', 'vest', 'amulet').hand('lucien', 'manual', 'pistol');
  table
    .demonIs('widow', 'rolita')
    .board('vivian', { seat: 1 })
    .given(({ circle }) => circle.vivian.members.splice(0, 1, 1));
  table.nextEvents('hail').phase('event').expectAsked('hailDiscard', [1]);
  expect(() => table.answer(1, { diego: ['manual:0'] })).toThrow();
  table.answer(1, { diego: ['manual:0'], vivian: ['amulet:0'], lucien: ['pistol:0'] });
  expect(table.open.discard).toEqual(['manual', 'pistol', 'amulet']);
});
scenario('VI-275a with 2 players a second Victim that has escaped stays escaped, keeps its hand, and counts', () => {
  const table = two().board('vivian', { status: 'escaped', at: null }).hand('vivian', 'vest');
  cursed(table, 'widow', [0, 1, 2]).until('demonAction');
  expect([table.victim('vivian').seat, table.victim('vivian').status, table.handOf('vivian')]).toEqual([0, 'escaped', ['vest']]);
  expect(table.open.demon?.was).toBe('rolita');
  expect(table.toldOf('public', 'handedOver')).toEqual([]);
});
scenario('VI-195, VI-270 a possessed Victim loses everything: Smart Link ends, equipment and hand are discarded, Wounds go', () => {
  const table = two()
    .is({ smartLink: true })
    .hand('lucien', 'manual')
    .board('lucien', { worn: ['amulet'], wounds: 2 });
  cursed(table, 'widow', [2, 2, 2, 0]).until('demonAction');
  expect([table.open.smartLink, table.open.discard, table.demon.was]).toEqual([false, ['manual', 'amulet'], 'lucien']);
  expect(table.victim('lucien')).toMatchObject({ status: 'possessed', at: null, wounds: 0, worn: [] });
});
scenario('VI-101, VI-266b a Critically Injured Victim rolls, but is not asked about Manuals; a player with two answers once', () => {
  const table = two().critical('diego').hand('diego', 'manual').hand('rolita', 'manual').hand('vivian', 'manual');
  cursed(table, 'widow', [0, 1, 1, 1, 2]).expectAsked('useManuals', [0]);
  expect(table.seen(1).open.rolls).toEqual([]);
  expect(table.own(1).rolls.map(({ victim }) => victim)).toEqual(['diego', 'lucien']);
  expect(() => table.answer(0, { rolita: [0] })).toThrow();
  table.answer(0, { rolita: [0], vivian: [] });
  expect(table.toldOf('public', 'rollsShown')[0].rolls.map(({ victim, dice }) => [victim, dice])).toEqual([
    ['rolita', [2]],
    ['diego', [1]],
    ['vivian', [1]],
    ['lucien', [1]],
  ]);
});
scenario('VI-268 tied Victims roll one plain die each, again among those still tied', () => {
  const table = two()
    .board('diego', { worn: ['shoes'] })
    .hand('vivian', 'manual');
  cursed(table, 'widow', [1, 0, 1, 2, 0, 0, 0]).until('demonAction');
  expect(table.toldOf('public', 'tieRolled')[0].rolls).toEqual([
    { victim: 'rolita', face: 0 },
    { victim: 'diego', face: 0 },
    { victim: 'vivian', face: 0 },
  ]);
  expect(table.toldOf('public', 'tieRolled').length).toBeGreaterThan(1);
});

const three = (): VictimTable => {
  const table = aTable({ players: 3 }).is({ round: 2 });
  for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
  return table;
};
scenario('VI-275, VI-411 3 players: the other Victim is removed with its cards and tokens, and no elimination is counted', () => {
  const table = three()
    .hand('lucien', 'manual')
    .board('lucien', { worn: ['vest'] })
    .is({ smartLink: true, groundAnalyze: 'lucien' });
  cursed(table, 'widow', [0, 1, 1, 1, 1, 1]).until('demonAction').expectAsked('demonAction', [0]);
  expect(table.victim('lucien')).toMatchObject({ status: 'removed', at: null, seat: 0, worn: [] });
  expect([table.open.discard, table.open.eliminated, table.open.smartLink, table.open.groundAnalyze]).toEqual([
    ['manual', 'vest'],
    0,
    false,
    null,
  ]);
  expect(table.open.victims.filter(({ status }) => status === 'forest').map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
});
scenario('VI-276 3 players: if only Critically Injured are left after the removal, the Demon has won at once', () => {
  const table = three().critical('diego', 'vivian', 'anya', 'sean');
  cursed(table, 'widow', [0, 1, 1, 1, 1, 1]).expectOver({ winner: 'demon', why: 'allCritical', round: 2 });
  expect(table.open.end?.winners).toEqual([0]);
});
scenario('VI-276, VI-402 the last standing Victim is possessed: the Demon wins, not nobody', () => {
  const table = aTable().is({ round: 3 }).critical('diego', 'vivian', 'lucien');
  for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
  cursed(table, 'widow', [0, 1, 1, 1]).expectOver({ winner: 'demon', why: 'allCritical', round: 3 });
});
scenario('VI-031, VI-277, VI-279 the new Demon acts in the same round, with 4 Stamina; the Werewolf’s free Hunt waits for a Target', () => {
  const table = aTable().is({ round: 3 });
  for (const { character } of table.open.victims) table.stats(character, { int: 1 });
  cursed(table, 'werewolf', [0, 1, 1, 1]).expectAsked('demonAction', [0]);
  expect([table.open.round, table.demon.stamina, table.demon.rage, table.demon.turn.ap, table.demon.at]).toEqual([3, 4, 1, 2, '0,0']);
});

/** The Doppelgänger (seat 3) with its body in the west and a Shadow in the east of a row. */
const doppel = (state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T29'], ['2,0', 'T30'], ['3,0', 'T07', 1], ['-1,0', 'T03'], ['-2,0', 'T04'])
    .demonIs('doppel', 'lucien', '-2,0', { stamina: 9, shadows: ['3,0'], ...state });
scenario('VI-379a, VI-309 each piece has its own Test stop, and a piece that starts on one leaves it', () => {
  const table = doppel({ at: '1,0', shadows: ['3,0'] })
    .dice([], [4])
    .phase('demon')
    .answer(3, 'hunt');
  expect(() => table.answer(3, { pick: 0, with: '1,0' })).toThrow();
  table.answer(3, { pick: 0, with: '2,0' });
  expect(table.optionsOf(3)).toEqual(['body']);
  table.answer(3, { pick: 'body', with: '-1,0' }).answer(3, { pick: 'body', with: '-2,0' });
  expect([table.demon.at, table.demon.shadows, table.kind]).toEqual(['-2,0', ['2,0'], 'demonAction']);
});
scenario('VI-325, VI-387 a Death Skill reaches the Shadow’s tile, and the new Shadow stands where the Victim lay', () => {
  const table = doppel({ rage: 3 }).put('3,0', 'diego').critical('diego').phase('demon').answer(3, { pick: 'death', with: 'diego' });
  expect([table.demon.shadows, table.demon.rage, table.victim('diego').status]).toEqual([['3,0', '3,0'], 0, 'eliminated']);
  table.dice([], [2]).answer(3, 'hunt');
  expect(table.optionsOf(3)).toEqual(['body', 0, 1]);
});
scenario('VI-388 Pistol and Shoot look for the body, not for a Shadow', () => {
  const armed = (at: '3,0' | '-1,0') => doppel().put(at, 'diego').hand('diego', 'pistol').turnOf('diego').optionsOf(1);
  expect(armed('3,0')).not.toContain('pistol');
  expect(armed('-1,0')).toContain('pistol');
});
scenario('VI-216, VI-380 Brave on a Shadow’s tile: there Sean is aimed at, elsewhere anybody; the Death Skill passes Sean by', () => {
  const table = doppel({ at: '0,0', rage: 3 }, { players: 6 }).put('3,0', 'sean', 'diego', 'anya').put('0,0', 'rolita', 'vivian');
  table.stats('sean', { vit: 5 }).critical('anya').phase('demon');
  expect(() => table.answer(3, attack('diego'))).toThrow();
  expect(() => table.answer(3, { pick: 'dimensionShift', with: { pick: 'diego', with: 0 } })).toThrow();
  table.answer(3, { pick: 'death', with: 'anya' }).dice([2, 2, 0, 0, 0], [1]).answer(3, attack('sean'));
  expect(table.open.attack?.victim).toBe('sean');
});
scenario('VI-385, VI-143 Dimension Shift cannot take a hidden or Critically Injured Victim, nor one more than 3 tiles from a piece', () => {
  const table = doppel()
    .put('1,0', 'rolita')
    .put('0,0', 'diego')
    .put('3,0', 'vivian')
    .board('diego', { hide: 'hidden' })
    .critical('vivian');
  table.phase('demon');
  expect(() => table.answer(3, { pick: 'dimensionShift', with: { pick: 'diego', with: 'body' } })).toThrow();
  expect(() => table.answer(3, { pick: 'dimensionShift', with: { pick: 'vivian', with: 0 } })).toThrow();
  table.dice([2, 2]).answer(3, { pick: 'dimensionShift', with: { pick: 'rolita', with: 'body' } });
  expect([table.demon.at, table.victim('rolita').at, table.toldOf('public', 'tested')]).toEqual(['1,0', '-2,0', []]);
});
scenario('VI-218, VI-391 Sean frightened by this Attack stays Brave until the Demon’s turn is over', () => {
  const table = aTable({ players: 6 })
    .is({ round: 5 })
    .demonIs('phantom', 'lucien', '0,0', { stamina: 9, rage: 3 })
    .stats('sean', { vit: 5 });
  table.dice([0, 0, 0, 0, 0], [5]).phase('demon').answer(3, attack('sean'));
  expect(table.victim('sean').effects).toEqual(['frightened']);
  expect(() => table.answer(3, { pick: 'behindYou', with: 'diego' })).toThrow();
  table.answer(3, 'end').until('demonAction');
  table.put('0,0', 'sean', 'diego').board('sean', { wounds: 0 }).answer(3, { pick: 'behindYou', with: 'diego' });
  expect(table.open.attack?.victim).toBe('diego');
});

/** The Bunker tile east of the Start tile, with this row and gate 12; Lucien (seat 3) is the Witch, far away. */
const gate = (row: Token[], options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T02', 1], ['-1,0', 'T03'], ['-2,0', 'T04'])
    .demonIs('witch', 'lucien', '-2,0')
    .is({ gate: 12, row, numbers: [1, 3], symbols: ['+'] });
scenario('VI-157, VI-159 a token taken back can open the gate; the acting Victim is asked first, then the others in turn order', () => {
  const table = gate([2, '*', 6, '+']).put('1,0', 'rolita', 'diego', 'vivian').critical('diego').turnOf('vivian');
  table.answer(2, { pick: 'takeBack', with: 3 }).expectAsked('enterBunker', [2]).answer(2, 'stay').expectAsked('enterBunker', [0]);
  table.answer(0, 'stay').expectAsked('victimAction', [2]);
  expect([table.open.bunkerOpen, table.optionsOf(2)]).toEqual([true, ['run', 'heal', 'hide', 'enter', 'end']]);
});
scenario('RU-87, VI-398 the last standing Victim goes in too early: only the Critically Injured are left, and the Demon wins', () => {
  const table = gate([2, '*', 6, '+']).put('1,0', 'vivian').critical('rolita', 'diego').turnOf('vivian');
  table.answer(2, { pick: 'takeBack', with: 3 });
  const clock = gate([2, '*', 6, '+'])
    .put('1,0', 'vivian')
    .critical('rolita', 'diego')
    .turnOf('vivian')
    .answer(2, { pick: 'takeBack', with: 3 });
  expect(clock.timeout(2).victim('vivian').status).toBe('forest');
  table.answer(2, 'enter').expectOver({ winner: 'demon', why: 'allCritical', round: 1 });
});
scenario('VI-153, VI-037 with Smart Link three points, and still one Enter Password; by table option as many as there are points', () => {
  const smart = (passwordRepeatable: boolean) =>
    gate([], { passwordRepeatable, characters: ['rolita', 'diego', 'lucien', 'vivian'] })
      .where((open) => void Object.assign(open, { smartLink: true }))
      .put('1,0', 'rolita')
      .turnOf('rolita')
      .answer(0, { pick: 'place', with: { pick: 1, with: 0 } });
  expect(smart(false).optionsOf(0)).not.toContain('place');
  expect(smart(true).optionsOf(0)).toContain('place');
});
scenario('VI-103, VI-114 a Crawl onto a herb: stands up, and the points left are for a Run that does not go back', () => {
  const table = aTable().lay(['1,0', 'T38'], ['2,0', 'T03']).critical('diego').tokens('1,0', { herb: true }).turnOf('diego');
  table.answer(1, { pick: 'crawl', with: '1,0' }).expectAsked('victimAction', [1]);
  expect([table.victim('diego').wounds, table.tile('1,0').herb]).toEqual([1, false]);
  table.dice([1, 1]).answer(1, 'run');
  expect(table.victim('diego').at).toBe('2,0');
});
scenario('VI-111, VI-250, VI-113 a Crawl onto a Curse tile draws an Event; the crawler is past being hurt', () => {
  const table = aTable().lay(['1,0', 'T25', 1]).critical('diego').put('1,0', 'vivian').nextEvents('blackMagic', 'snow').turnOf('diego');
  table.answer(1, { pick: 'crawl', with: '1,0' });
  expect([table.victim('diego').wounds, table.victim('vivian').wounds]).toEqual([2, 1]);
});
scenario('VI-141a, VI-325, VI-398 who falls while hidden is safe from the Death Skill, and counts as Critically Injured', () => {
  const falls = (table: VictimTable) =>
    table
      .demonIs('witch', 'lucien', '1,0', { rage: 3 })
      .lay(['1,0', 'T31'])
      .board('diego', { wounds: 1, hide: 'hidden' })
      .stats('diego', { agi: 1, vit: 1 })
      .dice([1, 0])
      .nextEvents('snow')
      .inside('victims', ['victimTurn', 'act', { victim: 'diego' }])
      .answer(1, 'run')
      .answer(1, step('1,0'));
  const table = falls(aTable());
  expect(table.victim('diego')).toMatchObject({ wounds: 2, hide: 'hidden' });
  expect(table.until('demonAction').optionsOf(3)).not.toContain('death');
  falls(aTable().critical('rolita', 'vivian')).expectOver({ winner: 'demon', why: 'allCritical', round: 1 });
});
scenario('VI-244, VI-401 Wild Animals: all Wounds together, then one look at the end', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0', { rage: 0 })
    .lay(['1,0', 'T19'])
    .put('1,0', 'rolita', 'diego')
    .critical('vivian');
  table.board('rolita', { wounds: 1 }).board('diego', { wounds: 1 }).hand('rolita', 'hammer').nextEvents('wildAnimals').phase('event');
  table.expectAsked('eventPay', [0]).answer(0, { rolita: 'wound' }).expectOver({ winner: 'demon', why: 'allCritical', round: 1 });
  expect([table.demon.rage, table.handOf('rolita'), table.toldOf('public', 'won').length]).toEqual([2, ['hammer'], 1]);
});
scenario('VI-328, VI-339a, VI-404 the second Wolf Bite eliminates: nobody is enslaved twice, and who is bitten last loses', () => {
  const table = aTable({ players: 5 }).demonIs('werewolf', 'lucien', '0,0', { rage: 3 }).critical('rolita').is({ eliminated: 1 });
  table.board('diego', { status: 'enslaved', at: '0,0' }).phase('demon').answer(3, { pick: 'death', with: 'rolita' });
  table.expectOver({ winner: 'demon', why: 'eliminated', round: 1 });
  expect([table.victim('rolita').status, table.open.end?.winners]).toEqual(['eliminated', [1, 3]]);
});
scenario('VI-278, VI-279, VI-280 six players, Rage 3 and a Bullet: 3 + 1 - 1 points, and the token goes with the turn', () => {
  const table = aTable({ players: 6 }).demonIs('witch', 'lucien', '0,0', { rage: 3, bullet: true }).phase('demon');
  expect(table.demon.turn.ap).toBe(3);
  table.answer(3, { pick: 'upgrade', with: 'passive' });
  expect([table.demon.turn.ap, table.demon.rage]).toEqual([3, 1]);
  expect(table.answer(3, 'end').demon.bullet).toBe(false);
});
scenario('VI-346, VI-318 Frenzy on three: one die for all, a Firework, a fall and a defence each by itself', () => {
  const table = aTable().demonIs('wendigo', 'lucien', '0,0', { rage: 0 }).hand('rolita', 'firework').board('diego', { wounds: 1 });
  table.dice([1, 0, 2, 2], [3]).phase('demon').answer(3, 'attackAll').expectAsked('defend', [0]).answer(0, 'firework');
  expect(table.toldOf('public', 'demonRolled').length).toBe(1);
  expect(table.open.victims.slice(0, 3).map(({ wounds }) => wounds)).toEqual([0, 2, 0]);
  expect(table.demon.rage).toBe(3);
});
scenario('VI-357, VI-357a, VI-356 Meat: a matched Ambush moves one step all the same, and its attack is one stronger', () => {
  const table = aTable().demonIs('wendigo', 'lucien', '0,0', { rage: 2, stamina: 3, meat: true }).lay(['1,0', 'T03']).put('1,0', 'rolita');
  table.dice([0, 0], [2]).phase('demon').answer(3, 'ambush').answer(3, { pick: 'body', with: '1,0' });
  table.expectAsked('ambushAttack', [3]).answer(3, { pick: 'attack', with: 'rolita' });
  expect([table.demon.rage, table.open.attack?.score, table.victim('rolita').wounds]).toEqual([3, 3, 1]);
});
scenario('VI-009, VI-226 no die, no question about a Manual; with one, asked again until no card is left', () => {
  const poisoned = aTable()
    .lay(['1,0', 'T13'])
    .put('1,0', 'diego')
    .board('diego', { effects: ['poisoned'], worn: ['calculator'] });
  poisoned.stats('diego', { int: 1 }).hand('diego', 'manual').turnOf('diego').answer(1, 'decode').expectAsked('victimAction', [1]);
  expect([poisoned.roll.dice, poisoned.roll.result]).toEqual([[], 1]);
  const table = aTable().lay(['1,0', 'T13']).put('1,0', 'diego').hand('diego', 'manual', 'manual').dice([0, 0, 0, 1, 2]).turnOf('diego');
  table.answer(1, 'decode').answer(1, { pick: 'manual', with: 2 }).expectAsked('useManual', [1]).answer(1, { pick: 'manual', with: 2 });
  expect([table.roll.dice, table.roll.result, table.kind]).toEqual([[0, 0, 2], 2, 'victimAction']);
});
scenario('VI-049, 3 a Victim without cards that has one way to go is not asked; with a card, equipment or a second way it is', () => {
  const row = () => aTable().lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13']).put('3,0', 'diego').dice([2, 0]);
  const deadEnd = row().lay(['4,0', 'T05']).turnOf('diego').answer(1, 'run').expectAsked('runPoint', [1]);
  expect([deadEnd.victim('diego').at, deadEnd.optionsOf(1)]).toEqual(['2,0', ['step', 'stop']]);
  // Nothing but one side to turn one tile at, and one stack: it is turned.
  const edge = () => aTable().lay(['1,0', 'T13']).put('1,0', 'diego').tokens('0,0', { tile: 'T03', rotation: 1 });
  const turned = (B: 'T08'[]) =>
    edge()
      .vault({ stacks: { A: ['T07'], B } })
      .stats('diego', { agi: 1 })
      .dice([1])
      .turnOf('diego')
      .answer(1, 'run');
  expect([turned([]).open.map.length, turned(['T08']).open.map.length]).toEqual([3, 2]);
  const carrying = row().hand('diego', 'hammer').turnOf('diego').answer(1, 'run').keeps(1);
  expect([carrying.kind, carrying.victim('diego').at]).toEqual(['runPoint', '3,0']);
  expect(
    row()
      .board('diego', { worn: ['vest'] })
      .turnOf('diego')
      .answer(1, 'run')
      .victim('diego').at,
  ).toBe('3,0');
  expect(row().turnOf('diego').answer(1, 'run').victim('diego').at).toBe('3,0');
});
