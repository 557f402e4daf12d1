/** 2.5 The 40 map tiles: hexagons whose sides are paths or obstacles. */
import { keysOf } from '@lurk/kernel';
import type { Stat } from './characters.ts';

/** East, North-East, North-West, West, South-West, South-East; rotation k turns side s into (s + k) mod 6. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export type Side = (typeof SIDES)[number];
/** How often a tile is turned by 60 degrees, counter-clockwise. */
export type Rotation = Side;

export const TILE_KINDS = ['start', 'bunker', 'normal', 'decoder', 'corpse', 'curse', 'test', 'herb', 'wreck'] as const;
export type TileKind = (typeof TILE_KINDS)[number];
export interface Tile {
  kind: TileKind;
  /** The path sides before it is turned; all others are obstacles. */
  paths: readonly Side[];
  /** VI-082 What a Test tile tests. */
  test: Stat | null;
}

const tile = (kind: TileKind, ...paths: Side[]): Tile => ({ kind, paths, test: null });
/** VI-083 */
const test = (stat: Stat): Tile => ({ kind: 'test', paths: SIDES, test: stat });

export const TILE = {
  T01: tile('start', 0, 1, 2, 3, 4, 5),
  T02: tile('bunker', 0, 2, 4),
  T03: tile('normal', 0, 3),
  T04: tile('normal', 0, 3),
  T05: tile('normal', 0, 2),
  T06: tile('normal', 0, 2),
  T07: tile('normal', 0, 2, 4),
  T08: tile('normal', 0, 2, 4),
  T09: tile('normal', 0, 1, 3),
  T10: tile('normal', 0, 2, 3),
  T11: tile('normal', 0, 1, 3, 4),
  T12: tile('normal', 0, 1, 2, 4),
  T13: tile('decoder', 0, 3),
  T14: tile('decoder', 0, 3),
  T15: tile('decoder', 0, 2),
  T16: tile('decoder', 0, 2, 4),
  T17: tile('decoder', 0, 1, 3),
  T18: tile('decoder', 0, 2, 3),
  T19: tile('corpse', 0, 3),
  T20: tile('corpse', 0, 2),
  T21: tile('corpse', 0, 2),
  T22: tile('corpse', 0, 2, 4),
  T23: tile('corpse', 0, 1, 3),
  T24: tile('corpse', 0, 2, 3),
  T25: tile('curse', 0, 2, 4),
  T26: tile('curse', 0, 2, 4),
  T27: tile('curse', 0, 1, 3, 4),
  T28: tile('curse', 0, 3),
  T29: test('agi'),
  T30: test('agi'),
  T31: test('vit'),
  T32: test('vit'),
  T33: test('int'),
  T34: test('int'),
  T35: test('luk'),
  T36: test('luk'),
  T37: tile('herb', 0, 2),
  T38: tile('herb', 0, 3),
  T39: tile('wreck', 0, 3),
  T40: tile('wreck', 0, 2, 4),
} as const satisfies Record<string, Tile>;
export type TileId = keyof typeof TILE;
export const TILES: readonly TileId[] = keysOf(TILE);

export const START: TileId = 'T01';
export const BUNKER: TileId = 'T02';
/** VI-017 Tiles that are mixed with the Bunker tile, and the size of each of the two piles they make. */
export const WITH_BUNKER = 5;
export const BOTTOM = 3;

export const STACKS = ['A', 'B'] as const;
export type Stack = (typeof STACKS)[number];
/** VI-018, VI-019 How many tiles each has when play begins: all but the Start tile are in them. */
const IN_STACKS = TILES.length - 1;
export const STACK_SIZES: Readonly<Record<Stack, number>> = { A: Math.ceil(IN_STACKS / 2), B: Math.floor(IN_STACKS / 2) };
