/** Section 6 The private note of what a seat saw in the stacks: always true of them. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { STACK_SIZES, type TileId } from '../../data/tiles.ts';
import { blank, endsOf, type Memory, remember } from '../../memory.ts';
import type { Event } from '../../types.ts';
import { aTable, type VictimTable } from '../table.ts';

/** Stack A is down to these, the next first; Diego (seat 1) and Vivian (seat 2) have Flashlights. */
const LEFT: TileId[] = ['T05', 'T29', 'T10', 'T38'];
const low = (): VictimTable =>
  aTable()
    .vault({ stacks: { A: LEFT.toReversed(), B: [] } })
    .hand('diego', 'flashlight')
    .hand('vivian', 'flashlight');
const turned: Event = { t: 'tileTurned', victim: 'rolita', stack: 'A', cell: '0,-1', tile: 'T03' };
/** Those that lay above them were turned before. */
const before: Memory = new Array<Event>(STACK_SIZES.A - LEFT.length).fill(turned).reduce(remember, blank(1));
const noteOf = (table: VictimTable, seat: number) => endsOf(table.told(seat).reduce(remember, before).stacks.A);

/** Seat 1 looks at the top three: one goes back on the top, two under the stack. */
const looked = (): VictimTable =>
  low()
    .turnOf('diego')
    .answer(1, { pick: 'flashlight', with: 'A' })
    .answer(1, { order: ['T10', 'T05', 'T29'], top: 1 });
const turn = (table: VictimTable, side: number): VictimTable =>
  table
    .inside(
      'victims',
      ['victimTurn', 'act', { victim: 'rolita' }],
      ['turnTile', 'turn', { victim: 'rolita', side, stack: 'A', tile: null }],
    )
    .until('victimAction');

scenario('VI-225b what a peek has put on the top and under the stack is noted for the one who looked, and for nobody else', () => {
  const table = looked();
  expect(table.s.vault.stacks.A.toReversed()).toEqual(['T10', 'T38', 'T05', 'T29']);
  expect(noteOf(table, 1)).toEqual({ top: ['T10'], bottom: ['T05', 'T29'] });
  expect(noteOf(table, 2)).toEqual({ top: [], bottom: [] });
});
scenario('VI-225b a stack that runs low: what has been turned is noted no longer, what is left is what is there', () => {
  let table = looked();
  const notes = [1, 2, 3].map((side) => {
    table = turn(table, side);
    return noteOf(table, 1);
  });
  expect(notes).toEqual([
    { top: [], bottom: ['T05', 'T29'] },
    { top: ['T05', 'T29'], bottom: [] },
    { top: ['T29'], bottom: [] },
  ]);
  expect(table.s.vault.stacks.A).toEqual(['T29']);
});
scenario('VI-225b somebody else puts tiles in another order: the note forgets those, also where they lay at the bottom', () => {
  const table = looked()
    .turnOf('vivian')
    .answer(2, { pick: 'flashlight', with: 'A' })
    .answer(2, { order: ['T38', 'T05', 'T10'], top: 2 });
  expect(table.s.vault.stacks.A.toReversed()).toEqual(['T38', 'T05', 'T29', 'T10']);
  // Vivian has seen the bottom tile but one of before; what Diego put under it is still where it was.
  expect(noteOf(table, 1)).toEqual({ top: [], bottom: ['T29', null] });
  expect(noteOf(table, 2)).toEqual({ top: ['T38', 'T05'], bottom: ['T10'] });
});
