/** Walking the map with four arrow keys: to the tile that lies most in that direction, near ones first. */
import type { Cell } from '@lurk/victim/public';
import { centre } from './geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';
const AHEAD: Readonly<Record<Direction, readonly [x: number, y: number]>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Null at the edge of the map. */
export function nextStop(from: Cell, stops: readonly Cell[], direction: Direction): Cell | null {
  const [x, y] = centre(from);
  const [dx, dy] = AHEAD[direction];
  let best: { cell: Cell; cost: number } | null = null;
  for (const cell of stops) {
    const [cx, cy] = centre(cell);
    const along = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (along < 1) continue;
    // Straight on is cheap, sideways expensive: a row is followed to its end before another is entered.
    const cost = along + aside * (direction === 'left' || direction === 'right' ? 4 : 1.2);
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell ?? null;
}
