/** The forest on a tile: paths cut from newspaper, and pines that keep off them. Always the same for the same tile in the same position. */
import { pathsOf, type Rotation, type Side, TILE, TILES, type TileId } from '@lurk/victim/public';
import { type Point, S, towards } from './geometry';

interface TileArt {
  readonly paths: string;
  /** There is a clearing in the middle, for what stands there. */
  readonly clearing: boolean;
  /** Pines, those behind first: the dark half and the lit half of each row. */
  readonly behind: readonly Row[];
  readonly before: readonly Row[];
}
export interface Row {
  readonly dark: string;
  readonly lit: string;
}

/** Good enough for trees, and the same everywhere. */
function dice(seed: number): () => number {
  let state = seed * 2654435761 + 97;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917;
    state ^= state >>> 13;
    return ((state >>> 0) % 10000) / 10000;
  };
}
const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

function path(side: Side, bend: number): string {
  const [x, y] = towards(side, S * 0.853);
  const bent: Point = [x * 0.5 - y * bend, y * 0.5 + x * bend];
  return `M${at([x, y])}Q${at(bent)} 0 3`;
}

/** Two kinds of pine: [half width, height] of each tier, from the top. */
const PINES = [
  { tall: 34, tiers: [7, 4.5, 10, 6.5, 12], steps: [13, 13, 24, 24, 35] },
  { tall: 42, tiers: [5, 3, 7.5, 5, 9.5], steps: [14, 14, 26, 26, 43] },
] as const;
function pine([x, y]: Point, kind: 0 | 1, scale: number): Row {
  const { tall, tiers, steps } = PINES[kind];
  const point = (dx: number, dy: number): string => `${n(x + dx * scale)} ${n(y + (dy - tall) * scale)}`;
  const right = tiers.map((half, i) => point(half, steps[i]));
  const left = tiers.map((half, i) => point(-half, steps[i])).reverse();
  const trunk = [point(1.5, steps[4]), point(2.5, steps[2]), point(0.8, steps[0])];
  return { dark: `M${point(0, 0)}L${right.join('L')}L${left.join('L')}Z`, lit: `M${point(0, 0)}L${right.join('L')}L${trunk.join('L')}Z` };
}

/** How far a point is from the nearest strip of path, or from the middle where something stands. */
function clear([x, y]: Point, sides: readonly Side[], clearing: boolean): boolean {
  if (clearing && Math.hypot(x, (y - 5) * 1.15) < 37) return false;
  return sides.every((side) => {
    const [px, py] = towards(side, 1);
    const along = Math.max(0, Math.min(S * 0.86, x * px + y * py));
    return Math.hypot(x - along * px, y - along * py) > 20;
  });
}
const inside = ([x, y]: Point): boolean => Math.abs(x) < S * 0.8 && Math.abs(y) + Math.abs(x) * 0.577 < S * 0.92;

const TRIES = 150;
const APART = 13;
function trees(tile: TileId, sides: readonly Side[], clearing: boolean): Point[] {
  const roll = dice(TILES.indexOf(tile) * 7 + sides.join('').length + Number(sides.join('') || 0));
  const found: Point[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const spot: Point = [(roll() * 2 - 1) * S * 0.84, (roll() * 2 - 1) * S * 0.92];
    if (inside(spot) && clear(spot, sides, clearing) && found.every(([x, y]) => Math.hypot(x - spot[0], (y - spot[1]) * 1.3) > APART))
      found.push(spot);
  }
  return found.sort(([, a], [, b]) => a - b);
}

const ROWS = 4;
function rowsOf(spots: readonly Point[], seed: number): Row[] {
  const roll = dice(seed + 31);
  const per = Math.ceil(spots.length / ROWS) || 1;
  return Array.from({ length: ROWS }, (_, row) => {
    const pines = spots.slice(row * per, (row + 1) * per).map((spot) => pine(spot, roll() < 0.5 ? 0 : 1, 0.72 + roll() * 0.3));
    return { dark: pines.map(({ dark }) => dark).join(''), lit: pines.map(({ lit }) => lit).join('') };
  }).filter(({ dark }) => dark !== '');
}

const made = new Map<string, TileArt>();
export function tileArt(tile: TileId, rotation: Rotation): TileArt {
  const key = `${tile}${rotation}`;
  const known = made.get(key);
  if (known) return known;
  const sides = pathsOf(tile, rotation);
  const clearing = TILE[tile].kind !== 'normal';
  const roll = dice(TILES.indexOf(tile) + 5);
  const spots = trees(tile, sides, clearing);
  const seed = TILES.indexOf(tile);
  const art: TileArt = {
    paths: sides.map((side) => path(side, (roll() - 0.5) * 0.22)).join(''),
    clearing,
    behind: rowsOf(
      spots.filter(([, y]) => y <= 4),
      seed,
    ),
    before: rowsOf(
      spots.filter(([, y]) => y > 4),
      seed + 50,
    ),
  };
  made.set(key, art);
  return art;
}

/** What stands on a tile of this kind. */
const found = import.meta.glob<string>('./art/tile-*.svg', { eager: true, import: 'default', query: '?url' });
export const bunkerArt = found['./art/tile-bunker.svg'] ?? '';
export function feature(tile: TileId): string | undefined {
  const { kind, test } = TILE[tile];
  return found[`./art/tile-${kind}${test ? `-${test}` : ''}.svg`];
}
