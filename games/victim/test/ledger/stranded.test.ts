/**
 * No layout of tiles strands a match (RU-22). Why: a new tile is always linked to the one it is turned from and links are never taken away, so
 * the map is in one piece; every tile can be laid at every side; and of finitely many tiles the easternmost has an empty cell beside it,
 * so there is always a place to turn the next one: at a path, or where none is open anywhere, through an obstacle.
 */
import { diceOver, fastDice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { BUNKER, SIDES, type Side, START, TILES, type TileId } from '../../data/tiles.ts';
import { type Cell, distance, MIDDLE, neighbour, opposite } from '../../facts/hex.ts';
import { hasPath, laidAt, linkedTo, stepsFrom } from '../../facts/map.ts';
import { breaksThrough, isSealed, lying, rotationsFor, turnableSides } from '../../facts/placing.ts';
import { disc } from '../../proof/disc.ts';
import type { Laid, Open } from '../../types.ts';
import { aTable } from '../table.ts';

type Below = (n: number) => number;
const belowOf = (seed: string): Below => {
  const dice = diceOver(fastDice(seed));
  return (n) => dice.below('map', n);
};
const isOnePiece = (open: Open): boolean => stepsFrom(open.map[0].cell, (cell) => linkedTo(open, cell)).size === open.map.length;
const { sizes } = aTable().seen('public');
const pubOf = (open: Open, left: number) => ({ open, seats: 4, sizes: { ...sizes, stacks: { A: left, B: 0 } } });
const openings = (map: Laid[]): number =>
  map.reduce((sum, laid) => sum + SIDES.filter((side) => hasPath(laid, side) && !laidAt({ map }, neighbour(laid.cell, side))).length, 0);

/** Lays all of these tiles, anywhere where they can be turned; a spiteful hand closes as many paths as it can. Says how often it broke through. */
function grow(open: Open, tiles: TileId[], below: Below, spiteful: boolean): number {
  let broken = 0;
  for (let left = tiles.length - 1; left >= 0; left--) {
    const tile = tiles[left];
    const pub = pubOf(open, left + 1);
    const places = open.map.flatMap(({ cell }) => turnableSides(pub, cell).map((side): [Cell, Side] => [cell, side]));
    const [from, side] = places[below(places.length)];
    const cell = neighbour(from, side);
    const rotations = rotationsFor(open, tile, cell, opposite(side), left);
    const then = (rotation: Side): Laid[] => [...open.map, lying(tile, cell, rotation)];
    const rotation = spiteful ? rotations.toSorted((a, b) => openings(then(a)) - openings(then(b)))[0] : rotations[below(rotations.length)];
    if (breaksThrough(open, from, side)) {
      broken++;
      open.bridges.push({ cell: from, side, by: 'breakthrough' });
    }
    open.map = then(rotation);
    expect([isOnePiece(open), left > 0 && isSealed(open) && rotations.some((other) => openings(then(other)) > 0)]).toEqual([true, false]);
  }
  return broken;
}
const shuffled = (below: Below, tiles: readonly TileId[]): TileId[] => {
  const rest = tiles.slice();
  return tiles.map(() => rest.splice(below(rest.length), 1)[0]);
};

scenario('VI-064, VI-065 every tile can be laid at every side, and shows a path there', () => {
  const { open } = aTable();
  for (const tile of TILES.filter((each) => each !== START))
    for (const side of SIDES) {
      const rotations = rotationsFor(open, tile, neighbour(MIDDLE, side), opposite(side), 10);
      expect([tile, side, rotations.length > 0]).toEqual([tile, side, true]);
      for (const rotation of rotations) expect(hasPath(lying(tile, neighbour(MIDDLE, side), rotation), opposite(side))).toBe(true);
    }
});
scenario('VI-074, VI-075a whole maps, laid at random or with spite: always in one piece, and never closed where that can be helped', () => {
  for (let n = 0; n < 8; n++) {
    const below = belowOf(`map ${n}`);
    const { open } = aTable();
    grow(
      open,
      shuffled(
        below,
        TILES.filter((tile) => tile !== START),
      ),
      below,
      n % 3 === 0,
    );
    expect(open.map.length).toBe(TILES.length);
  }
});
scenario(
  'VI-075, VI-075b a map that has closed itself: every tile at its rim can be broken out of, no other, and all tiles still come',
  () => {
    const table = aTable();
    const { open } = table.where((each) => void Object.assign(each, { map: disc() }));
    const lies = new Set(open.map.map(({ tile }) => tile));
    const rest = TILES.filter((tile) => !lies.has(tile));
    expect([open.map.length, isSealed(open), isOnePiece(open), rest.includes(BUNKER)]).toEqual([19, true, true, true]);
    for (const { cell } of open.map) {
      const sides = turnableSides(pubOf(open, rest.length), cell);
      expect([cell, sides.length > 0]).toEqual([cell, distance(cell, MIDDLE) === 2]);
      for (const side of sides) expect(breaksThrough(open, cell, side)).toBe(true);
    }
    expect(turnableSides(pubOf(open, 0), '2,0')).toEqual([]);
    const below = belowOf('disc');
    const broken = grow(open, shuffled(below, rest), below, true);
    expect([open.map.length, broken > 0, open.map.some(({ tile }) => tile === BUNKER)]).toEqual([TILES.length, true, true]);
  },
);
scenario('VI-074 the last open path is closed only by a tile that cannot lie otherwise, or by the last of all', () => {
  // Of the disc one straight tile is missing; it is turned from the corner beyond its side 3.
  const [{ cell: hole }] = disc().filter(({ tile }) => tile === 'T03');
  const { open } = aTable().where((each) => void Object.assign(each, { map: disc().filter(({ cell }) => cell !== hole) }));
  const closes = (tile: TileId) => (rotation: Side) => isSealed({ map: [...open.map, lying(tile, hole, rotation)] });
  expect(isSealed(open)).toBe(false);
  expect(rotationsFor(open, 'T03', hole, 3, 5).map(closes('T03'))).toEqual([true]);
  expect(rotationsFor(open, 'T17', hole, 3, 5).map(closes('T17'))).toEqual([false, false]);
  expect(rotationsFor(open, 'T17', hole, 3, 0).map(closes('T17')).toSorted()).toEqual([false, false, true]);
});
