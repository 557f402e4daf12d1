/** The map as one Victim looks at it, drawn once a decision: what is linked, how far everything is, where the Demon can come from. */
import {
  type Cell,
  demonSteps,
  isKind,
  type Laid,
  linkedTo,
  type Open,
  type Seen,
  stepsFrom,
  tilesOf,
  turnableSides,
} from '@lurk/victim/public';
import { demonDie } from '@lurk/victim/reckoning';

export interface Chart {
  tiles: ReadonlyMap<Cell, Laid>;
  links(cell: Cell): readonly Cell[];
  /** Steps of a Victim between two tiles, whatever it has trodden this turn. */
  between(from: Cell, to: Cell): number;
  /** Sides of this tile behind which a tile can still be turned. */
  unexplored(cell: Cell): number;
  /** From 0 to 1: how surely the Demon can be at this tile in its next turn. */
  danger(cell: Cell): number;
  bunker: Cell | null;
}

export const bunkerCell = (open: Open): Cell | null => tilesOf(open, 'bunker')[0]?.cell ?? null;
export const FAR = 99;

export function chartOf(view: Seen): Chart {
  const { open } = view;
  const tiles = new Map(open.map.map((laid) => [laid.cell, laid]));
  const links = remembered((cell: Cell) => linkedTo(open, cell));
  const from = remembered((cell: Cell) => stepsFrom(cell, links));
  const sides = remembered((cell: Cell) => turnableSides(view, cell).length);
  return {
    tiles,
    links,
    between: (a, b) => from(a).get(b) ?? FAR,
    unexplored: sides,
    danger: dangerIn(open),
    bunker: bunkerCell(open),
  };
}
function remembered<T>(work: (cell: Cell) => T): (cell: Cell) => T {
  const known = new Map<Cell, T>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const found = work(cell);
    known.set(cell, found);
    return found;
  };
}

/** What one step more takes from the Demon's chance to come, by its die. */
const PER_STEP = { d6: 0.2, d10: 0.12 } as const;
function dangerIn(open: Open): (cell: Cell) => number {
  const { demon } = open;
  if (!demon) return () => 0;
  const ways = [demon.at, ...demon.shadows].map((at) => stepsFrom(at, (cell) => demonSteps(open, cell)));
  const perStep = PER_STEP[demonDie(demon)];
  return (cell) => Math.max(0, 1 - perStep * Math.min(...ways.map((steps) => steps.get(cell) ?? FAR)));
}

export const isTest = ({ tiles }: Chart, cell: Cell): boolean => isKind(tiles.get(cell), 'test');
export const isCurse = ({ tiles }: Chart, cell: Cell): boolean => isKind(tiles.get(cell), 'curse');
