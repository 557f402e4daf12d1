/** The map: what lies where, and what is linked to what (3.1, 3.6, 3.7). All of it public. */
import { must, recordBy } from '@lurk/kernel';
import { type Rotation, SIDES, type Side, TILE, TILES, type Tile, type TileId, type TileKind } from '../data/tiles.ts';
import type { Bridge, Laid, Open } from '../types.ts';
import { type Cell, neighbour, opposite, rotated } from './hex.ts';

/** Tiles and borders. */
export type Forest = Pick<Open, 'map' | 'bridges'>;

export const laidAt = ({ map }: Pick<Open, 'map'>, cell: Cell): Laid | undefined => map.find((laid) => laid.cell === cell);
/** The tile a figure stands on. */
export const tileUnder = (open: Pick<Open, 'map'>, cell: Cell | null): Laid => must(cell === null ? undefined : laidAt(open, cell));
export const tileOf = ({ tile }: Pick<Laid, 'tile'>): Tile => TILE[tile];
export const isKind = (laid: Laid | undefined, kind: TileKind): boolean => laid !== undefined && tileOf(laid).kind === kind;
export const tilesOf = ({ map }: Pick<Open, 'map'>, kind: TileKind): Laid[] => map.filter((laid) => isKind(laid, kind));

/** The path sides of a tile turned like this, in order. */
export const pathsOf = (tile: TileId, rotation: Rotation): readonly Side[] => PATHS[tile][rotation];
const PATHS = recordBy(TILES, (tile) =>
  recordBy(SIDES, (rotation) => TILE[tile].paths.map((side: Side) => rotated(side, rotation)).sort((a, b) => a - b)),
);
export const hasPath = ({ tile, rotation }: Laid, side: Side): boolean => pathsOf(tile, rotation).includes(side);

/** VI-001 The tiles that touch this cell, in the order of its sides. */
export const adjacentTo = ({ map }: Pick<Open, 'map'>, cell: Cell): Laid[] =>
  SIDES.flatMap((side) => laidAt({ map }, neighbour(cell, side)) ?? []);

const opens = (bridge: Bridge, cell: Cell, side: Side): boolean =>
  (bridge.cell === cell && bridge.side === side) || (bridge.cell === neighbour(cell, side) && bridge.side === opposite(side));
/** VI-002 Can one go from this tile across this side? */
export function isLinkedAt(open: Forest, cell: Cell, side: Side): boolean {
  const here = laidAt(open, cell);
  return here !== undefined && leads(open, here, side);
}
/** Asked for so often that what lies beyond is looked for only where a way leads out. */
function leads(open: Forest, here: Laid, side: Side): boolean {
  const bridged = open.bridges.some((bridge) => opens(bridge, here.cell, side));
  if (!bridged && !hasPath(here, side)) return false;
  const there = laidAt(open, neighbour(here.cell, side));
  return there !== undefined && (bridged || hasPath(there, opposite(side)));
}
/** The tiles one can step to, in the order of the sides. */
export function linkedTo(open: Forest, cell: Cell): Cell[] {
  const here = laidAt(open, cell);
  return here ? SIDES.filter((side) => leads(open, here, side)).map((side) => neighbour(cell, side)) : [];
}
/** VI-003 */
export const linkedRange = (open: Forest, cell: Cell): Cell[] => [cell, ...linkedTo(open, cell)];
/** VI-229 Sides towards a tile that is not linked. */
export const blockedSides = (open: Forest, cell: Cell): Side[] =>
  SIDES.filter((side) => laidAt(open, neighbour(cell, side)) && !isLinkedAt(open, cell, side));

/** How many steps away every tile is that can be reached from here; `onward` says where one can go from a tile. */
export function stepsFrom(from: Cell, onward: (cell: Cell, steps: number) => readonly Cell[]): Map<Cell, number> {
  const steps: Map<Cell, number> = new Map([[from, 0]]);
  for (const [cell, count] of steps) for (const to of onward(cell, count)) if (!steps.has(to)) steps.set(to, count + 1);
  return steps;
}

/** VI-308 Where the Demon and its slave can step to: linked tiles, and from a Curse tile every other one. */
export function demonSteps(open: Forest, cell: Cell): Cell[] {
  const linked = linkedTo(open, cell);
  if (!isKind(laidAt(open, cell), 'curse')) return linked;
  const curses = tilesOf(open, 'curse').map((laid) => laid.cell);
  return [...linked, ...curses.filter((to) => to !== cell && !linked.includes(to))];
}
