/** Interruptions inside interruptions: a step, a Web, a defence, an Event, a Test, the bunker, inside Run, Agile and Adrenaline Rush (timing notes 1 to 4). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { DemonId } from '../../data/demons.ts';
import type { Demon } from '../../types.ts';
import { attack, step, turn } from '../answers.ts';
import { aTable, type TableOptions, type VictimTable } from '../table.ts';

/** Lucien (seat 3) is the Demon, far in the west; a way of Test, Curse and Bunker tiles leads east from the Start tile. */
const way = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T29'], ['2,0', 'T25', 1], ['1,-1', 'T07'], ['-1,0', 'T03'], ['-2,0', 'T04'], ['0,-1', 'T02', 5])
    .demonIs(demon, 'lucien', '-2,0', { stamina: 9, ...state });
const runs = (table: VictimTable, dice: number[], demon: number[] = []): VictimTable =>
  table.dice(dice, demon).turnOf('rolita').answer(0, 'run');
const told = (table: VictimTable, t: string): number => table.told('public').filter((event) => event.t === t).length;

scenario('VI-372 a Web on a Test tile: the hit ends the movement, the Test is taken, and passing it brings nothing back', () => {
  // Run 4; defence of one die (poisoned) 0; Test of one die 2.
  const table = runs(way('widow').tokens('1,0', { web: true }).stats('rolita', { agi: 2 }), [2, 2, 0, 2]).answer(0, step('1,0'));
  expect([table.victim('rolita').wounds, table.victim('rolita').stats.agi]).toEqual([1, 3]);
  table.expectAsked('victimAction', [0]);
  expect([table.open.turn?.grounded, table.optionsOf(0)]).toEqual([false, ['hide', 'agile', 'end']]);
});
scenario('VI-372, VI-056 a Web on a Curse tile that fells: no Event is drawn, the Run is over, and nobody crawls this turn', () => {
  const table = way('widow', { rage: 0 }).tokens('2,0', { web: true }).board('rolita', { wounds: 1 }).put('1,0', 'rolita');
  runs(table.stats('rolita', { agi: 2 }).nextEvents('snow'), [2, 2, 0]).answer(0, step('2,0'));
  expect([table.victim('rolita').wounds, table.victim('rolita').effects, table.demon.rage, table.open.running]).toEqual([2, [], 1, null]);
  // Nothing is left to do: the turn is over, and the only card drawn is the Event Phase's.
  expect(table.toldOf('public', 'eventDrawn').map(({ why }) => why)).toEqual(['phase']);
});
scenario('VI-371, VI-371a a Firework in one’s own turn lets the Run go on; after a hit Agile is still there', () => {
  const table = runs(way('widow').tokens('-1,0', { web: true }).hand('rolita', 'firework'), [2, 2, 0, 0])
    .keeps(0)
    .answer(0, step('-1,0'))
    .expectAsked('defend', [0]);
  table.answer(0, 'firework').expectAsked('runPoint', [0]);
  expect([table.open.running?.left, table.demon.rage, table.victim('rolita').effects]).toEqual([3, 1, ['poisoned']]);
  const hit = runs(way('widow').tokens('-1,0', { web: true }), [2, 2, 0, 0, 0]).answer(0, step('-1,0'));
  expect(hit.expectAsked('victimAction', [0]).optionsOf(0)).toContain('agile');
});
scenario('VI-372, VI-160 a Web on the open Bunker tile comes first; who still stands is asked to enter', () => {
  const arrives = (wounds: number) =>
    runs(
      way('widow').is({ bunkerOpen: true }).tokens('0,-1', { web: true }).board('rolita', { wounds }).stats('rolita', { agi: 2 }),
      [2, 2, 0],
    ).answer(0, step('0,-1'));
  expect(arrives(0).expectAsked('enterBunker', [0]).answer(0, 'enter').victim('rolita').status).toBe('escaped');
  expect(arrives(1).victim('rolita')).toMatchObject({ status: 'forest', wounds: 2 });
});
scenario('VI-333a the Werewolf follows Run and Agile, a hidden Victim too; not one who fell or escaped on the way', () => {
  const marked = (state = {}) => way('werewolf', { rage: 2 }).board('rolita', { effects: ['target'], ...state });
  const table = runs(marked({ hide: 'hidden' }).lay(['2,-1', 'T08']), [1, 0, 0, 0], [2, 1]).answer(0, step('1,-1'));
  table.expectAsked('freeHunt', [3]).answer(3, 'hunt');
  expect([table.demon.rage, table.demon.at]).toEqual([3, '-2,0']);
  table.expectAsked('victimAction', [0]).answer(0, 'agile').until('freeHunt').answer(3, 'hunt').expectAsked('huntMove', [3]);
  const fallen = runs(marked({ wounds: 1 }).stats('rolita', { agi: 1 }), [1, 0]).answer(0, step('1,0'));
  expect([fallen.victim('rolita').effects, told(fallen, 'freeHuntAnswered'), fallen.victim('rolita').wounds]).toEqual([[], 0, 2]);
  const escaped = runs(marked().is({ bunkerOpen: true }), [1, 0, 0, 0])
    .answer(0, step('0,-1'))
    .answer(0, 'enter');
  expect([told(escaped, 'freeHuntAnswered'), escaped.victim('rolita').status]).toEqual([0, 'escaped']);
});
scenario('VI-161 a Victim who stands up on the open Bunker tile is asked in the middle of another’s Run, which then goes on', () => {
  const table = way('witch').is({ bunkerOpen: true }).put('0,-1', 'diego').critical('diego').hand('rolita', 'aidbox', 'hammer');
  runs(table, [1, 1, 0, 0]).keeps(0).answer(0, { pick: 'aidbox', with: 'diego' }).expectAsked('enterBunker', [1]);
  table.answer(1, 'stay').expectAsked('runPoint', [0]);
  expect([table.victim('diego').wounds, table.open.running?.left]).toEqual([1, 2]);
});
scenario('VI-161, VI-401 the match is won in the middle of a Heal, by the one who is healed', () => {
  const table = way('witch')
    .is({ bunkerOpen: true })
    .board('vivian', { status: 'escaped', at: null })
    .put('0,-1', 'diego')
    .critical('diego');
  table.dice([2, 2, 0]).turnOf('rolita').answer(0, { pick: 'heal', with: 'diego' }).answer(1, 'enter');
  table.expectOver({ winner: 'victims', why: 'escaped', round: 1 });
  expect(table.open.end?.winners).toEqual([0, 1, 2]);
});
scenario(
  'VI-113, VI-114 felled by a Curse tile in the middle of a Run, then healed: no Run and no Crawl, but what is left of other actions',
  () => {
    const table = aTable().lay(['1,0', 'T25', 1]).board('diego', { wounds: 1 }).hand('diego', 'aidbox').nextEvents('blackMagic');
    table.dice([2, 0]).turnOf('diego').answer(1, 'run').keeps(1).answer(1, step('1,0'));
    expect([table.victim('diego').wounds, table.expectAsked('victimAction', [1]).optionsOf(1)]).toEqual([2, ['aidbox', 'end']]);
    expect(table.answer(1, { pick: 'aidbox', with: 'diego' }).optionsOf(1)).toEqual(['hide', 'end']);
  },
);
scenario(
  'VI-252a, VI-266b Insect Swarm out of a Curse tile turned from a Test tile: all roll at once, dice unseen, and the runner’s failure ends its Run',
  () => {
    const table = aTable()
      .lay(['1,0', 'T29'])
      .put('1,0', 'rolita', 'diego')
      .hand('diego', 'manual')
      .nextTiles('A', 'T25')
      .nextEvents('insects');
    // A Run of 2; Rolita's Test 0, Diego's 0 and 0; the Manual makes a 2.
    table
      .stats('rolita', { agi: 1 })
      .dice([2, 0, 0, 0, 2])
      .turnOf('rolita')
      .answer(0, 'run')
      .answer(0, turn(0))
      .expectAsked('useManuals', [1]);
    expect([table.open.rolls, table.own(0).rolls.length, table.own(1).rolls.length]).toEqual([[], 1, 1]);
    expect(table.told(1).filter((event) => event.t === 'ownRolls')).toHaveLength(1);
    table.answer(1, { diego: [0] }).expectAsked('victimAction', [0]);
    expect([table.victim('rolita').wounds, table.victim('diego').wounds, table.victim('diego').stats.agi]).toEqual([1, 0, 3]);
    expect([table.open.turn?.grounded, table.optionsOf(0)]).toEqual([true, ['hide', 'end']]);
  },
);

/** Vivian (seat 2) with Adrenaline Rush on the Start tile, the Demon beside her. */
const rush = (demon: DemonId, state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  way(demon, { at: '0,0', rage: 0, ...state }, options)
    .put('-2,0', 'rolita', 'diego')
    .stats('vivian', { agi: 3 });
scenario(
  'VI-210, VI-266a Adrenaline Rush onto a Curse tile: an Event for all, whose dice are rolled together, and the Rush ends where no way leads on',
  () => {
    const table = rush('witch', { at: '1,0' })
      .put('1,0', 'vivian', 'rolita')
      .hand('vivian', 'hammer')
      .hand('rolita', 'hammer')
      .nextEvents('insects');
    table.stats('rolita', { agi: 1 }).dice([2, 2, 1, 1, 1, 0], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'roll').keeps(2);
    table.answer(2, 'run').keeps(2).answer(2, step('2,0')).expectAsked('useManuals', [0]).pass(0);
    expect([table.victim('rolita').wounds, table.open.running?.left, table.kind]).toEqual([1, undefined, 'demonAction']);
  },
);
scenario('VI-210, VI-206a Adrenaline Rush onto a Web: she may use a Firework, the hit ends it, and it brings no second Rush', () => {
  const table = rush('widow').tokens('-1,0', { web: true }).hand('vivian', 'firework', 'hammer').dice([2, 2, 1, 1, 1], [1]).phase('demon');
  table.answer(3, attack('vivian')).answer(2, 'roll').keeps(2).answer(2, 'run').keeps(2).answer(2, step('-1,0'));
  table.expectAsked('defend', [2]).answer(2, 'firework').expectAsked('runPoint', [2]);
  expect([table.demon.rage, table.open.running?.left, table.optionsOf(2)]).toEqual([2, 2, ['step', 'stop']]);
  table.answer(2, 'stop').expectAsked('demonAction', [3]);
  expect([table.open.deed, table.open.trail]).toEqual([null, []]);
});
scenario('VI-210, VI-160 Adrenaline Rush into the open bunker can win the match', () => {
  const table = rush('witch').is({ bunkerOpen: true }).board('diego', { status: 'escaped', at: null }).hand('vivian', 'hammer');
  table.dice([2, 2, 1, 1, 1], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'roll').keeps(2);
  table.answer(2, 'run').keeps(2).answer(2, step('0,-1')).answer(2, 'enter');
  table.expectOver({ winner: 'victims', why: 'escaped', round: 1 });
});
scenario('VI-210, VI-263 the Darkness drawn in an Adrenaline Rush is the Demon’s', () => {
  const table = rush('witch').put('1,0', 'vivian').hand('vivian', 'hammer').nextEvents('darkness');
  table.dice([2, 2, 1, 1, 1], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'roll').keeps(2);
  table.answer(2, 'run').keeps(2).answer(2, step('2,0')).expectOver({ winner: 'demon', why: 'darkness', round: 1 });
  expect(table.open.end?.winners).toEqual([3]);
});
scenario('VI-210, VI-086 an Adrenaline Rush ends on a failed Test, which can be the last standing Victim’s', () => {
  const table = rush('witch')
    .critical('rolita', 'diego')
    .board('vivian', { wounds: 1 })
    .stats('vivian', { vit: 1 })
    .hand('vivian', 'hammer');
  table.dice([1, 0, 0, 1, 0, 0, 0], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'roll').keeps(2);
  table.answer(2, 'run').keeps(2).answer(2, step('1,0')).keeps(2);
  table.expectOver({ winner: 'demon', why: 'allCritical', round: 1 });
});
scenario('VI-256, VI-257 Snow halves Adrenaline Rush too, Shoes are added after; Encouragement is not', () => {
  const table = rush('witch')
    .is({ inForce: ['snow'] })
    .board('vivian', { worn: ['shoes'] })
    .stats('rolita', { agi: 5 });
  table.dice([2, 2, 2, 2, 1], [1]).phase('demon').answer(3, attack('vivian')).answer(2, 'run');
  expect(table.toldOf('public', 'runBegan').at(-1)).toMatchObject({ points: 4, zero: false });
});
scenario('VI-206a, VI-319 one blow stopped by a Firework, one defended: the Rush follows the whole Double Slash', () => {
  const table = rush('werewolf').hand('vivian', 'firework', 'manual').dice([1, 0, 2]).phase('demon');
  table.answer(3, { pick: 'doubleSlash', with: 'vivian' }).answer(2, 'firework').expectAsked('defend', [2]).answer(2, 'roll');
  table.answer(2, { pick: 'manual', with: 1 }).expectAsked('adrenaline', [2]);
  expect([table.demon.rage, table.roll.dice, table.roll.result, table.handOf('vivian')]).toEqual([2, [1, 2], 3, []]);
});
scenario('VI-391, VI-206 frightened by this attack she still runs; in the next turn of the Demon no more', () => {
  const table = rush('phantom').dice([0, 0], [5]).phase('demon').answer(3, attack('vivian')).expectAsked('adrenaline', [2]);
  expect([table.victim('vivian').effects, table.demon.turn.shaken]).toEqual([['frightened'], ['vivian']]);
  table
    .answer(2, 'stay')
    .answer(3, 'end')
    .until('demonAction')
    .put('0,0', 'vivian')
    .where(({ demon }) => void Object.assign(demon!, { at: '0,0' }));
  table.board('vivian', { wounds: 0, hide: 'none' }).dice([2, 2], [1]).answer(3, attack('vivian'));
  expect(table.kind).toBe('demonAction');
});
scenario('VI-253, VI-254 in the Crows’ Cries there is no Adrenaline Rush, no Brave and no Photo Flash', () => {
  const table = rush('witch')
    .is({ inForce: ['crows'] })
    .dice([2, 2], [1])
    .phase('demon')
    .answer(3, attack('vivian'));
  expect(table.kind).toBe('demonAction');
  const flash = (inForce: 'crows'[]) => aTable({ players: 6 }).is({ inForce }).stats('anya', { luk: 3 }).turnOf('anya').kind;
  expect([flash([]), flash(['crows'])]).toEqual(['photoFlash', 'victimAction']);
});
scenario('VI-209 the slave’s attack and the Demon’s share one Adrenaline Rush', () => {
  const table = rush('werewolf')
    .board('diego', { status: 'enslaved', at: '0,0', wounds: 0 })
    .is({ eliminated: 1 })
    .hand('vivian', 'hammer');
  table.dice([2, 2, 0, 0, 0, 2, 2], [1, 1]).phase('demon').answer(3, attack('vivian')).answer(2, 'roll').keeps(2);
  table.answer(2, 'run').keeps(2).answer(2, 'stop').answer(3, 'end').expectAsked('slaveAction', [1]);
  table.answer(1, attack('vivian')).answer(2, 'roll').keeps(2).expectAsked('slaveAction', [1]);
  const later = rush('werewolf').board('diego', { status: 'enslaved', at: '0,0', wounds: 0 }).is({ eliminated: 1 });
  later.dice([2, 2], [1]).phase('demon').answer(3, 'end').answer(1, attack('vivian')).expectAsked('adrenaline', [2]);
});
scenario(
  'VI-209a, VI-090 Dimension Shift: she runs from where she was put, after the granted Hunt, and enters no bunker by being put there',
  () => {
    const table = rush('doppel', { at: '0,-1', shadows: ['0,-1'], upgrades: { passive: 0, special1: 0, special2: 1 } });
    table.is({ bunkerOpen: true }).dice([0, 0], [2]).phase('demon');
    table.answer(3, { pick: 'dimensionShift', with: { pick: 'vivian', with: 0 } }).expectAsked('freeHunt', [3]);
    expect([table.victim('vivian').at, table.demon.shadows, table.demon.at]).toEqual(['0,-1', ['0,0'], '0,-1']);
    table.answer(3, 'no').expectAsked('adrenaline', [2]);
  },
);
scenario('VI-352a, VI-401 a Mad Charge stops in its middle where the match ends', () => {
  const table = aTable().lay(['1,0', 'T03'], ['2,0', 'T04']).demonIs('wendigo', 'lucien', '0,0', { stamina: 9, rage: 0 });
  table.put('1,0', 'rolita').put('2,0', 'diego').critical('diego', 'vivian').board('rolita', { wounds: 1 }).dice([0, 0]).phase('demon');
  table.answer(3, { pick: 'madCharge', with: 0 }).expectOver({ winner: 'demon', why: 'allCritical', round: 1 });
  expect([table.demon.at, told(table, 'attacked')]).toEqual(['1,0', 1]);
});
scenario('VI-102, VI-161 one who lies helps another up on the open Bunker tile, who goes in; who crawls there is not asked', () => {
  const table = way('witch').is({ bunkerOpen: true }).put('0,-1', 'diego').critical('rolita', 'diego').hand('rolita', 'aidbox', 'aidbox');
  table.turnOf('rolita').answer(0, { pick: 'aidbox', with: 'diego' }).expectAsked('enterBunker', [1]).answer(1, 'enter');
  table.answer(0, { pick: 'crawl', with: '0,-1' }).expectAsked('victimAction', [0]);
  expect([table.victim('diego').status, table.optionsOf(0)]).toEqual(['escaped', ['aidbox', 'end']]);
  table.answer(0, { pick: 'aidbox', with: 'rolita' }).expectAsked('enterBunker', [0]);
});
scenario(
  'VI-198, VI-372 a Web on a Test tile that Ground Analyze passes: the statistic rises without dice, the movement stays over',
  () => {
    const table = way('widow').tokens('1,0', { web: true }).is({ groundAnalyze: 'rolita' }).stats('rolita', { agi: 2 });
    runs(table, [2, 2, 0]).answer(0, step('1,0')).expectAsked('victimAction', [0]);
    expect([table.victim('rolita').stats.agi, table.victim('rolita').wounds, table.open.running]).toEqual([3, 1, null]);
  },
);
scenario('VI-239, VI-100 a Thunderclap out of a Curse tile fells somebody far away: Rage for the Demon, and the Run goes on', () => {
  const table = way('witch', { rage: 0 }).lay(['-1,1', 'T16', 1]).put('-1,1', 'diego').board('diego', { wounds: 1 });
  runs(table.put('1,0', 'rolita').nextEvents('thunder'), [2, 1, 0, 0]).answer(0, step('2,0')).expectAsked('runPoint', [0]);
  expect([table.victim('diego').wounds, table.demon.rage, table.open.running?.left]).toEqual([2, 1, 2]);
});
