/** What stands in the frames and nowhere else. */
import { type Frame, framesOf } from '@lurk/kernel';
import type { DemonId } from '../data/demons.ts';
import type { TileId } from '../data/tiles.ts';
import type { Frames, Open, VI } from '../types.ts';

const all = (stack: readonly Frame[]) => framesOf<VI>({ stack: stack.slice() });
/** The tile that is turned and does not lie yet. */
export const turningTile = (stack: readonly Frame[], { map }: Open): TileId[] =>
  all(stack).flatMap((frame) =>
    frame.proc === 'turnTile' && frame.at.tile && !map.some(({ tile }) => tile === frame.at.tile) ? [frame.at.tile] : [],
  );
/** The Curse card that is drawn while nobody is possessed yet. */
export const curseDrawn = (stack: readonly Frame[]): DemonId[] =>
  all(stack).flatMap((frame) => (frame.proc === 'cursePhase' && frame.at.demon ? [frame.at.demon] : []));
/** A common roll whose dice are still their players' own. */
export const openRolls = (stack: readonly Frame[]): Frames['rollTogether'] | null => {
  const frame = all(stack).find(({ proc, asking }) => proc === 'rollTogether' && asking !== null);
  return frame?.proc === 'rollTogether' ? frame.at : null;
};
/** A peek that is being arranged. */
export const openPeek = (stack: readonly Frame[]): Frames['peek'] | null => {
  const frame = all(stack).find(({ proc }) => proc === 'peek');
  return frame?.proc === 'peek' ? frame.at : null;
};
