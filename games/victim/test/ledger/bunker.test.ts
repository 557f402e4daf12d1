/** 3.14 Enter Password and the bunker. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Token } from '../../data/bunker.ts';
import { worth } from '../../facts/formula.ts';
import { aTable, scenarios, type TableOptions, type VictimTable } from '../table.ts';

const place = (token: Token, at: number) => ({ pick: 'place', with: { pick: token, with: at } });
/** Diego and Vivian on the Bunker tile; the gate is 12. */
const atBunker = (row: Token[] = [], options: TableOptions = {}): VictimTable =>
  aTable(options)
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego', 'vivian')
    .is({ gate: 12, row, numbers: [1, 5, 6], symbols: ['+', '+'] });

scenario('VI-081, VI-151 Enter Password needs the Bunker tile and a closed bunker', () => {
  expect(atBunker().turnOf('diego').optionsOf(1)).toContain('place');
  expect(atBunker().turnOf('rolita').optionsOf(0)).not.toContain('place');
  expect(atBunker().is({ bunkerOpen: true }).turnOf('diego').optionsOf(1)).not.toContain('place');
});
scenario('VI-152 a token from the pool to any place of the row, or one back', () => {
  const table = atBunker([1, 2]).turnOf('diego').answer(1, place('+', 1));
  expect([table.open.row, table.open.symbols]).toEqual([[1, '+', 2], ['+']]);
  const back = atBunker([1, '*', 2]).turnOf('diego').answer(1, { pick: 'takeBack', with: 1 });
  expect([back.open.row, back.open.symbols]).toEqual([
    [1, 2],
    ['+', '+', '*'],
  ]);
  expect(atBunker().turnOf('diego').optionsOf(1)).not.toContain('takeBack');
});
scenario('VI-153, RU-38 once a turn, unless the table says otherwise', () => {
  expect(atBunker().turnOf('diego').answer(1, place(1, 0)).optionsOf(1)).not.toContain('place');
  expect(atBunker([], { passwordRepeatable: true }).turnOf('diego').answer(1, place(1, 0)).optionsOf(1)).toContain('place');
});
scenario('VI-156a the longest formula has 6 Numbers and 5 Symbols, and no divisor is 0', () => {
  expect(worth([1, '/', 2, '/', 3, '/', 4, '/', 5, '/', 6])).toEqual({ over: 1, under: 720 });
});
scenario('VI-157 the row that makes the gate opens the bunker at once', () => {
  const table = atBunker([1, '+', 5, '+'])
    .is({ numbers: [6] })
    .turnOf('diego')
    .answer(1, place(6, 4));
  expect([table.open.bunkerOpen, table.kind]).toEqual([true, 'enterBunker']);
});
scenario('VI-158 a wrong formula has no consequence', () => {
  const table = atBunker([1, '+']).turnOf('diego').answer(1, place(5, 2)).expectAsked('victimAction', [1]);
  expect([table.open.bunkerOpen, table.open.row]).toEqual([false, [1, '+', 5]]);
});
scenario('VI-159, VI-161a all who stand there may enter, the acting one first, or stay', () => {
  const table = atBunker([6, '+', 5, '+']).put('1,0', 'rolita', 'lucien').critical('lucien').turnOf('vivian');
  table.answer(2, place(1, 4)).expectAsked('enterBunker', [2]).answer(2, 'stay').expectAsked('enterBunker', [0]);
  table.answer(0, 'stay').expectAsked('enterBunker', [1]).answer(1, 'enter').expectAsked('victimAction', [2]);
  expect(table.open.victims.map(({ status }) => status)).toEqual(['forest', 'escaped', 'forest', 'forest']);
});
scenario('VI-160 who arrives at the open bunker may enter at once', () => {
  const table = atBunker().is({ bunkerOpen: true }).dice([2, 2, 2, 2]).turnOf('rolita').answer(0, 'run');
  table.answer(0, { pick: 'step', with: '1,0' }).expectAsked('enterBunker', [0]).answer(0, 'enter');
  expect([table.victim('rolita').status, table.victim('rolita').at]).toEqual(['escaped', null]);
});
scenario('VI-161 who stayed may enter in its own turn; who is healed there, at that moment', () => {
  const table = atBunker().is({ bunkerOpen: true }).turnOf('diego').answer(1, 'enter');
  expect(table.victim('diego').status).toBe('escaped');
  const healed = atBunker().is({ bunkerOpen: true }).critical('diego').hand('vivian', 'aidbox').turnOf('vivian');
  healed.answer(2, { pick: 'aidbox', with: 'diego' }).expectAsked('enterBunker', [1]);
});
scenario('VI-162, VI-195 who has escaped keeps its items, takes no more turns, and ends its Smart Link', () => {
  const table = atBunker()
    .put('1,0', 'lucien')
    .is({ bunkerOpen: true, smartLink: true })
    .hand('lucien', 'manual')
    .board('lucien', { worn: ['vest'] });
  table.inside('victims', ['victimTurn', 'act', { victim: 'lucien' }]).answer(3, 'enter');
  expect([table.handOf('lucien'), table.victim('lucien').worn, table.open.smartLink]).toEqual([['manual'], ['vest'], false]);
});
scenario('VI-163 the Demon has nothing to do with the bunker', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '1,0')
    .lay(['1,0', 'T02', 1])
    .is({ gate: 12, numbers: [1], bunkerOpen: true })
    .phase('demon');
  expect(table.optionsOf(3)).not.toContain('enter');
  expect(table.optionsOf(3)).not.toContain('place');
});
scenario('VI-164 with the bunker open no token moves', () => {
  const options = atBunker([1]).is({ bunkerOpen: true }).turnOf('diego').optionsOf(1);
  expect(options).not.toContain('place');
  expect(options).not.toContain('takeBack');
});
scenario('VI-397, VI-401 the match is won in the middle of the turn', () => {
  const table = atBunker().board('rolita', { status: 'escaped', at: null }).is({ bunkerOpen: true }).turnOf('diego').answer(1, 'enter');
  table.expectOver({ winner: 'victims', why: 'escaped', round: 1 });
});
scenarios('RU-87 by the clock a Victim enters, but not where that would lose (%s)', ['diego', 'nobody'] as const, (who) => {
  const table = atBunker().is({ bunkerOpen: true }).put('0,0', 'vivian').critical('rolita', 'vivian').hand('diego', 'vest');
  if (who === 'diego') table.critical('lucien');
  table.turnOf('diego').timeout(1);
  expect(table.victim('diego').status).toBe(who === 'diego' ? 'forest' : 'escaped');
});
scenario('VI-398a one elimination leaves enough to win', () => {
  const table = atBunker().is({ bunkerOpen: true, eliminated: 1 }).board('lucien', { status: 'eliminated', at: null });
  table
    .board('rolita', { status: 'escaped', at: null })
    .turnOf('diego')
    .answer(1, 'enter')
    .expectOver({ winner: 'victims', why: 'escaped', round: 1 });
});
scenario('RU-38 where the Password may be entered again, nothing else may be done twice', () => {
  const table = atBunker([], { passwordRepeatable: true }).dice([2, 2]).turnOf('diego').answer(1, 'run');
  table.answer(1, { pick: 'step', with: '0,0' }).answer(1, 'stop').expectAsked('victimAction', [1]);
  expect(table.optionsOf(1)).not.toContain('run');
});
