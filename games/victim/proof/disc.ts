/** VI-075 A map that has closed itself: two rings around the Start tile, all of whose paths lead to tiles. */

import { type Rotation, SIDES, START, type TileId } from '../data/tiles.ts';
import { MIDDLE, neighbour, rotated } from '../facts/hex.ts';
import { lying } from '../facts/placing.ts';
import type { Laid } from '../types.ts';

/** All sides open: they link whatever lies around them. */
const INNER: readonly TileId[] = ['T29', 'T30', 'T31', 'T32', 'T33', 'T34'];
/** Bent tiles at the corners and straight ones between them go round; the first of the straight ones has a path inwards. */
const CORNERS: readonly TileId[] = ['T05', 'T06', 'T15', 'T20', 'T21', 'T37'];
const EDGES: readonly TileId[] = ['T09', 'T03', 'T04', 'T13', 'T14', 'T19'];

export const disc = (): Laid[] => [
  lying(START, MIDDLE, 0),
  ...SIDES.flatMap((side) => {
    const inner = neighbour(MIDDLE, side);
    const along: Rotation = rotated(side, 2);
    const next = rotated(side, 1);
    return [
      lying(INNER[side], inner, 0),
      lying(CORNERS[side], neighbour(inner, side), along),
      lying(EDGES[side], neighbour(inner, next), along),
    ];
  }),
];
