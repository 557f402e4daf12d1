/** 2.5 Cells of the map: axial coordinates, written "q,r". */
import { recordBy } from '@lurk/kernel';
import { SIDES, type Side } from '../data/tiles.ts';

export type Cell = `${number},${number}`;
/** VI-016 */
export const MIDDLE: Cell = '0,0';

const cellAt = (q: number, r: number): Cell => `${q},${r}`;
export function coordinates(cell: Cell): { q: number; r: number } {
  const comma = cell.indexOf(',');
  return { q: Number(cell.slice(0, comma)), r: Number(cell.slice(comma + 1)) };
}

/** East, North-East, North-West, West, South-West, South-East. */
const TOWARDS: Readonly<Record<Side, readonly [q: number, r: number]>> = {
  0: [1, 0],
  1: [1, -1],
  2: [0, -1],
  3: [-1, 0],
  4: [-1, 1],
  5: [0, 1],
};
const turned = (side: Side, by: number): Side => SIDES[(side + by) % SIDES.length];
export const opposite = (side: Side): Side => turned(side, 3);
/** Where a side is once its tile is turned. */
export const rotated = (side: Side, rotation: number): Side => turned(side, rotation);

/** Asked for so often that each cell is worked out once. */
const around = new Map<Cell, Record<Side, Cell>>();
export function neighbour(cell: Cell, side: Side): Cell {
  let cells = around.get(cell);
  if (!cells) {
    const { q, r } = coordinates(cell);
    cells = recordBy(SIDES, (each) => cellAt(q + TOWARDS[each][0], r + TOWARDS[each][1]));
    around.set(cell, cells);
  }
  return cells[side];
}
/** As the crow flies. */
export function distance(a: Cell, b: Cell): number {
  const from = coordinates(a);
  const to = coordinates(b);
  const dq = from.q - to.q;
  const dr = from.r - to.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
