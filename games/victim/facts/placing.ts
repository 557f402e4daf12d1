/** 3.6 Where a tile can be turned, and how it can lie. */
import { must } from '@lurk/kernel';
import { PHOTO_FLASH_TILES } from '../data/characters.ts';
import { type Rotation, SIDES, type Side, STACKS, type Stack, TILE, type TileId } from '../data/tiles.ts';
import type { Frames, Laid, Open, Pub } from '../types.ts';
import { type Cell, neighbour, opposite } from './hex.ts';
import { type Forest, hasPath, isLinkedAt, laidAt, pathsOf, tileUnder } from './map.ts';
import { victimOf } from './people.ts';

const isEmpty = (open: Pick<Forest, 'map'>, cell: Cell, side: Side): boolean => !laidAt(open, neighbour(cell, side));
/** Path sides behind which there is no tile. */
const openSides = (open: Pick<Forest, 'map'>, laid: Laid): Side[] =>
  SIDES.filter((side) => hasPath(laid, side) && isEmpty(open, laid.cell, side));
/** VI-074, VI-075 No path side on the map faces an empty cell. */
export const isSealed = (open: Pick<Forest, 'map'>): boolean => open.map.every((laid) => openSides(open, laid).length === 0);

/** VI-062 */
export const stacksLeft = ({ sizes }: Pick<Pub, 'sizes'>): Stack[] => STACKS.filter((stack) => sizes.stacks[stack] > 0);
const tilesLeft = ({ sizes }: Pick<Pub, 'sizes'>): number => sizes.stacks.A + sizes.stacks.B;

/** VI-201, VI-225 How many tiles of a stack a look shows. */
export const tilesShown = ({ options }: Open, by: Frames['peek']['by']): number =>
  by === 'flashlight' ? options.flashlightTiles : PHOTO_FLASH_TILES;

/** VI-061, VI-073, VI-075 The sides of this tile behind which a tile can be turned. */
export function turnableSides({ open, sizes }: Pub, cell: Cell): Side[] {
  if (tilesLeft({ sizes }) === 0) return [];
  if (isSealed(open)) return SIDES.filter((side) => isEmpty(open, cell, side));
  return openSides(open, tileUnder(open, cell));
}
/** VI-075 Is there an obstacle at this side? Then turning a tile there breaks through. */
export const breaksThrough = (open: Forest, cell: Cell, side: Side): boolean => !hasPath(tileUnder(open, cell), side);

/** VI-064, VI-064a, VI-074 How a new tile can lie on this cell, turned from the tile across `from`. `left`: tiles in the stacks after it. */
export function rotationsFor(open: Forest, tile: TileId, cell: Cell, from: Side, left: number): Rotation[] {
  const fitting = differentRotations(tile).filter((rotation) => pathsOf(tile, rotation).includes(from));
  if (left === 0) return fitting;
  const keepsOpen = fitting.filter((rotation) => !isSealed({ map: [...open.map, lying(tile, cell, rotation)] }));
  return keepsOpen.length > 0 ? keepsOpen : fitting;
}

/** VI-064a Of those that look alike, the lowest. */
const differentRotations = (tile: TileId): Rotation[] => {
  const seen = new Set<string>();
  return SIDES.filter((rotation) => {
    const paths = pathsOf(tile, rotation).join();
    if (seen.has(paths)) return false;
    seen.add(paths);
    return true;
  });
};

/** A tile as it is laid, before anything has happened to it (VI-069, VI-070). */
export const lying = (tile: TileId, cell: Cell, rotation: Rotation): Laid => ({
  cell,
  tile,
  rotation,
  herb: TILE[tile].kind === 'herb',
  box: TILE[tile].kind === 'wreck',
  decoded: false,
  destroyed: false,
  broken: false,
  web: false,
});

/** A tile that is being turned: by whom, behind which side of the tile they stand on. */
type Turning = Frames['turnTile'];
export const newCell = (open: Open, { victim, side }: Turning): Cell => neighbour(must(victimOf(open, victim).at), side);
/** How the tile that has just been turned can lie. */
export const newTileRotations = (pub: Pub, at: Turning): Rotation[] =>
  rotationsFor(pub.open, must(at.tile), newCell(pub.open, at), opposite(at.side), tilesLeft(pub));

/** Decision 4, by the clock: the most linked and open sides, the lowest of several. */
export function mostOpen(open: Open, at: Turning, rotations: readonly Rotation[]): Rotation {
  const cell = newCell(open, at);
  const tile = must(at.tile);
  const useful = (rotation: Rotation): number => {
    const map = [...open.map, lying(tile, cell, rotation)];
    const leads = (side: Side): boolean => isEmpty({ map }, cell, side) || isLinkedAt({ map, bridges: [] }, cell, side);
    return pathsOf(tile, rotation).filter(leads).length;
  };
  return rotations.toSorted((a, b) => useful(b) - useful(a))[0];
}
