/** Where a cell lies in the drawing: pointy-top hexagons on axial coordinates (2.5). */
import { type Cell, coordinates, type Side } from '@lurk/victim/public';

/** From the middle of a hexagon to a corner. */
export const S = 66;
const W = S * Math.sqrt(3);

export type Point = readonly [x: number, y: number];

export function centre(cell: Cell): Point {
  const { q, r } = coordinates(cell);
  return [W * (q + r / 2), S * 1.5 * r];
}
/** A point of the map, said from the middle of a tile. */
export function moved(cell: Cell, [x, y]: Point): Point {
  const [cx, cy] = centre(cell);
  return [cx + x, cy + y];
}
const round = (n: number): number => Math.round(n * 10) / 10;

/** Corner n lies anticlockwise after side n: side 0 (East) is between corners 5 and 0. */
const corner = (n: number, size: number): Point => {
  const angle = (Math.PI / 180) * (30 + 60 * n);
  return [round(size * Math.cos(angle)), round(-size * Math.sin(angle))];
};
const corners = (size = S): Point[] => [0, 1, 2, 3, 4, 5].map((n) => corner(n, size));
export const hexagon = (size = S): string =>
  corners(size)
    .map(([x, y]) => `${x},${y}`)
    .join(' ');
/** The thickness of the card, seen from above and before: its lower edge, once more and lower. */
export function hexagonSide(size = S, deep = 9): string {
  const [, , , left, , right] = corners(size);
  const [, , , , low] = corners(size);
  return [left, low, right, [right[0], right[1] + deep], [low[0], low[1] + deep], [left[0], left[1] + deep]]
    .map(([x, y]) => `${x},${y}`)
    .join(' ');
}

/** The middle of a side, so far from the middle of the tile. */
export const towards = (side: Side, far = W / 2): Point => {
  const angle = (Math.PI / 180) * 60 * side;
  return [round(far * Math.cos(angle)), round(-far * Math.sin(angle))];
};
/** A border, as the line between its two corners. */
export function border(side: Side, size = S): readonly [Point, Point] {
  return [corner(side + 5, size), corner(side, size)];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** What holds all of these cells, with a margin. */
export function boxOf(cells: readonly Cell[], margin = S * 1.35): Box {
  const at = cells.map(centre);
  const xs = at.map(([x]) => x);
  const ys = at.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Figures on one tile stand apart, below its middle, so that what the tile is stays in sight. */
function standing(place: number, of: number): Point {
  if (of === 1) return [0, 26];
  const perRow = of <= 4 ? of : Math.ceil(of / 2);
  const row = Math.floor(place / perRow);
  const inRow = Math.min(perRow, of - row * perRow);
  return [((place % perRow) - (inRow - 1) / 2) * 27, of <= 4 ? 28 : 14 + row * 26];
}
/** How large a figure is drawn; the one that acts is the largest. */
export const FIGURE = { acting: 40, waiting: 32, demon: 26 } as const;

/** Those who share a tile stand side by side; the Demon stands behind them, its mark at its feet. */
export function spotsOf<Id>(figures: readonly { readonly id: Id; readonly cell: Cell }[]): ReadonlyMap<Id, Point> {
  return new Map(
    figures.map((figure) => {
      const here = figures.filter(({ cell }) => cell === figure.cell);
      return [figure.id, moved(figure.cell, standing(here.indexOf(figure), here.length))];
    }),
  );
}
export const demonSpot = (cell: Cell): Point => moved(cell, [22, 12]);
/** A Shadow on its body's own tile stands beside it. */
export const shadowSpot = (cell: Cell, body: Cell): Point => moved(cell, [cell === body ? 34 : 0, 0]);
