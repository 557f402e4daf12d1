/** What the clock does where nobody answers, and other small conditions: each alone makes the difference. */
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import { healsOf } from '../../facts/actions.ts';
import { canEnter, enteringLoses, isOnBunker } from '../../facts/bunker.ts';
import { linkedTo } from '../../facts/map.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { disc } from '../../proof/disc.ts';
import { rules } from '../../rules.ts';
import type { VI } from '../../types.ts';
import { step } from '../answers.ts';
import { story } from '../story.ts';
import { aTable, type VictimTable } from '../table.ts';

const fallback = (table: VictimTable, seat: number) => table.decisionOf(seat).fallback;

scenario('2 the clock heals who lies with an Aid Box, but nobody who stands; enters; picks up; else ends the turn', () => {
  expect(fallback(aTable().critical('diego').hand('diego', 'aidbox').turnOf('diego'), 1)).toEqual({
    choice: { pick: 'aidbox', with: 'diego' },
  });
  expect(fallback(aTable().board('diego', { wounds: 1 }).hand('diego', 'aidbox').turnOf('diego'), 1)).toEqual({ choice: 'end' });
  expect(fallback(aTable().critical('diego').lay(['1,0', 'T03']).turnOf('diego'), 1)).toEqual({ choice: 'end' });
  expect(fallback(aTable().lay(['1,0', 'T39']).put('1,0', 'diego').turnOf('diego'), 1)).toEqual({ choice: 'pickUp' });
  expect(fallback(aTable().lay(['1,0', 'T02', 1]).put('1,0', 'diego').is({ bunkerOpen: true }).turnOf('diego'), 1)).toEqual({
    choice: 'enter',
  });
});
scenario('3 the clock takes one step away from the Demon, or turns one tile, then stops', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '1,0')
    .lay(['1,0', 'T03'], ['-1,0', 'T04'])
    .put('0,0', 'diego')
    .hand('diego', 'vest')
    .dice([1, 1])
    .turnOf('diego');
  table.answer(1, 'run').keeps(1);
  expect(fallback(table, 1)).toEqual({ choice: step('-1,0') });
  expect(fallback(table.answer(1, step('-1,0')), 1)).toEqual({ choice: 'stop' });
  const start = aTable().hand('diego', 'vest').dice([1, 1]).turnOf('diego').answer(1, 'run').keeps(1);
  expect([start.optionsOf(1), fallback(start, 1)]).toEqual([
    ['turn', 'give', 'equip'],
    { choice: { pick: 'turn', with: { pick: 0, with: 'A' } } },
  ]);
  const safe = aTable().lay(['1,0', 'T29'], ['1,-1', 'T25', 1], ['0,-1', 'T11', 5]).hand('diego', 'vest').dice([1, 1]).turnOf('diego');
  expect(fallback(safe.answer(1, 'run').keeps(1), 1)).toEqual({ choice: step('0,-1') });
});
scenario('3, VI-043a in Adrenaline Rush with one way to go and no card nobody is asked, whatever is worn', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0', { rage: 0 })
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T05', 3])
    .put('0,0', 'vivian')
    .stats('vivian', { agi: 3 });
  table
    .board('vivian', { worn: ['vest'] })
    .dice([2, 2, 1, 1, 0], [1])
    .phase('demon')
    .answer(3, { pick: 'attack', with: 'vivian' })
    .answer(2, 'run');
  expect([table.victim('vivian').at, table.optionsOf(2)]).toEqual(['1,0', ['step', 'stop']]);
});
scenario('VI-335, VI-376 how many may be chosen: two at most, or all where they are fewer', () => {
  const near = (...who: CharacterId[]) => {
    const table = aTable({ players: 6 })
      .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13'])
      .demonIs('widow', 'lucien', '0,0', { stamina: 9 })
      .put('3,0', 'rolita', 'diego', 'vivian', 'anya', 'sean');
    return table.put('0,0', ...who).phase('demon');
  };
  expect(near('diego').optionsOf(3)).not.toContain('poisonMistTwo');
  expect(() => near('diego', 'rolita', 'anya').answer(3, { pick: 'poisonMistTwo', with: ['diego', 'rolita', 'anya'] })).toThrow();
  const wolf = aTable()
    .demonIs('werewolf', 'lucien', '0,0', { stamina: 9, upgrades: { passive: 0, special1: 1, special2: 0 } })
    .phase('demon');
  expect(
    wolf
      .answer(3, { pick: 'targetSeveral', with: ['rolita', 'diego', 'vivian'] })
      .answer(3, 'no')
      .open.victims.slice(0, 3)
      .map(({ effects }) => effects),
  ).toEqual([['target'], ['target'], ['target']]);
});
scenario('VI-128 what can be taken off a board', () => {
  const board = (wounds: number, ...effects: ('poisoned' | 'target')[]) => healsOf({ ...aTable().victim('diego'), wounds, effects });
  expect([board(0, 'poisoned'), board(1), board(2, 'target')]).toEqual([['poisoned'], ['wound'], ['wound', 'target']]);
});
scenario('RU-87 entering loses only if too few are inside and all who are left lie', () => {
  const escaped = (table: VictimTable, ...who: CharacterId[]) =>
    who.reduce((each, one) => each.board(one, { status: 'escaped', at: null }), table);
  const loses = (table: VictimTable) => enteringLoses(table.open, table.victim('diego'));
  const five = () => aTable({ players: 5 }).demonIs('witch', 'lucien');
  expect(loses(five().critical('rolita', 'vivian', 'anya'))).toBe(true);
  expect(loses(escaped(five(), 'anya').critical('rolita', 'vivian'))).toBe(true);
  expect(loses(escaped(five(), 'anya', 'vivian').critical('rolita'))).toBe(false);
  expect(loses(five().critical('rolita', 'vivian'))).toBe(false);
  expect(loses(escaped(five().board('vivian', { status: 'eliminated', at: null }), 'anya', 'rolita'))).toBe(false);
  expect(
    loses(escaped(five().board('vivian', { status: 'eliminated', at: null }).board('rolita', { status: 'eliminated', at: null }), 'anya')),
  ).toBe(false);
});
scenario('VI-115, VI-162 who has left the map is on no tile', () => {
  const table = aTable().lay(['1,0', 'T02', 1]).is({ bunkerOpen: true }).board('diego', { status: 'escaped', at: null });
  expect([isOnBunker(table.open, table.victim('diego')), canEnter(table.open, table.victim('diego'))]).toEqual([false, false]);
});
scenario('VI-333, RU-77 the Werewolf does not follow an Adrenaline Rush', () => {
  const table = aTable()
    .demonIs('werewolf', 'lucien', '0,0')
    .lay(['1,0', 'T03'], ['-1,0', 'T04'])
    .board('vivian', { effects: ['target'] })
    .stats('vivian', { agi: 3 });
  table
    .dice([2, 2, 0, 0, 0], [1])
    .phase('demon')
    .answer(3, { pick: 'attack', with: 'vivian' })
    .answer(2, 'run')
    .answer(2, 'stop')
    .expectAsked('demonAction', [3]);
});
scenario('VI-201 without a tile in the stacks there is no Photo Flash', () => {
  const flash = (A: 'T07'[]) =>
    aTable({ players: 6 })
      .vault({ stacks: { A, B: [] } })
      .stats('anya', { luk: 3 })
      .turnOf('anya').kind;
  expect([flash(['T07']), flash([])]).toEqual(['photoFlash', 'victimAction']);
});
scenario('VI-044, VI-199 five cards are not too many; another’s Ground Analyze token stays; what is discarded is told as that', () => {
  const five = aTable()
    .hand('diego', 'aidbox', 'aidbox', 'manual', 'manual', 'hammer')
    .is({ groundAnalyze: 'rolita' })
    .nextEvents('snow')
    .turnOf('diego');
  expect([five.answer(1, 'end').kind === 'handLimit', five.open.groundAnalyze]).toEqual([false, 'rolita']);
  const six = aTable().hand('diego', 'aidbox', 'aidbox', 'manual', 'manual', 'hammer', 'hammer').turnOf('diego').answer(1, 'end');
  expect(story(six, (t) => t.answer(1, ['hammer:0'])).slice(0, 2)).toEqual(['discarded diego [hammer] handLimit', 'turnEnded diego']);
});
scenario('VI-033, VI-051 a turn that is over leaves neither turn nor trail', () => {
  const table = aTable().demonIs('witch', 'lucien').hand('vivian', 'vest').nextEvents('snow').turnOf('vivian').answer(2, 'end');
  expect([table.open.turn, table.open.trail, table.open.running]).toEqual([null, [], null]);
});
scenario('VI-266a, VI-266b each player is told its own dice, once; then all, with the Manuals that were used', () => {
  const table = aTable()
    .is({ round: 3 })
    .vault({ curses: ['widow'] })
    .hand('diego', 'manual');
  for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
  table
    .board('rolita', { status: 'escaped', at: null })
    .dice([1, 2, 2, 0])
    .phase('curse')
    .answer(1, { diego: [0] });
  expect(
    [0, 1, 2].map((seat) => table.toldOf(seat, 'ownRolls').map(({ rolls }) => rolls.map(({ victim, dice }) => [victim, dice]))),
  ).toEqual([[], [[['diego', [1]]]], [[['vivian', [2]]]]]);
  expect(table.toldOf('public', 'rollsShown')[0].manuals).toEqual([{ victim: 'diego', count: 1 }]);
});
scenario('VI-075, VI-075b breaking through is told, and the border is linked from then on', () => {
  const table = aTable()
    .where((open) => void Object.assign(open, { map: disc() }))
    .put('2,0', 'diego')
    .nextTiles('A', 'T07')
    .dice([1, 1]);
  table.turnOf('diego').answer(1, 'run');
  expect(story(table, (t) => t.answer(1, { pick: 'turn', with: { pick: 0, with: 'A' } }))).toEqual([
    'tileTurned diego A 3,0 T07',
    'tileLaid 3,0 T07 1',
    'brokeThrough 2,0 0',
  ]);
  expect([table.open.bridges, linkedTo(table.open, '2,0').includes('3,0')]).toEqual([[{ cell: '2,0', side: 0, by: 'breakthrough' }], true]);
});
scenario('VI-012, VI-024 who is first and who takes whom is told', () => {
  const table = new Table<VI>(rules, { seats: 4, options: DEFAULT_OPTIONS });
  const { first } = table.s.open;
  table.answer(first, 'anya');
  expect(table.told('public').slice(0, 2)).toEqual([
    { t: 'firstIs', seat: first },
    { t: 'characterChosen', seat: first, character: 'anya' },
  ]);
});
scenario('VI-103 a herb under a Crawl is told as picked up', () => {
  const table = aTable().lay(['1,0', 'T38']).critical('diego').turnOf('diego');
  expect(story(table, (t) => t.answer(1, { pick: 'crawl', with: '1,0' }))).toEqual([
    'stepped diego 0,0 1,0 crawl',
    'pickedUp diego herb',
    'healed diego 1 diego herb',
    'stoodUp diego',
  ]);
});
scenario('VI-055, VI-068 an Event of a Curse tile is told as that', () => {
  const arriving = aTable().lay(['1,0', 'T25', 1]).nextEvents('snow').dice([1, 1]).turnOf('diego').answer(1, 'run');
  expect(story(arriving, (t) => t.answer(1, step('1,0')))[1]).toBe('eventDrawn diego snow curseTile');
  const turning = aTable().nextTiles('A', 'T25').nextEvents('snow').dice([1, 1]).turnOf('diego').answer(1, 'run');
  expect(story(turning, (t) => t.answer(1, { pick: 'turn', with: { pick: 0, with: 'A' } })).at(-1)).toBe('eventDrawn diego snow curseTile');
});
scenario('11, RU-87 the clock stays outside where entering would lose', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '-1,0')
    .lay(['1,0', 'T02', 1], ['-1,0', 'T03'])
    .is({ bunkerOpen: true })
    .critical('rolita', 'vivian');
  table
    .put('0,0', 'diego')
    .hand('diego', 'vest')
    .dice([1, 1])
    .turnOf('diego')
    .answer(1, 'run')
    .keeps(1)
    .answer(1, step('1,0'))
    .expectAsked('enterBunker', [1]);
  expect(fallback(table, 1)).toEqual({ choice: 'stay' });
});
scenario('32, VI-339 a slave that has attacked may still hunt, and no more', () => {
  const slave = aTable().demonIs('werewolf', 'lucien').board('diego', { status: 'enslaved', at: '0,0' }).is({ eliminated: 1 });
  slave.inside('demon', ['slaveTurn', 'act', { ap: 1, done: ['attack'] }]);
  expect(slave.optionsOf(1)).toEqual(['hunt', 'end']);
});
scenario('VI-052 a Run of 0 is told as one', () => {
  const table = aTable().lay(['1,0', 'T03']).dice([0, 0]).turnOf('diego');
  expect(story(table, (t) => t.answer(1, 'run')).at(-1)).toBe('runBegan diego run 1 true');
});
