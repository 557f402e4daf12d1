import type { Open, Pawn } from '../types.ts';
import { characters, leastSuspicious } from './people.ts';

/** TT-227 */
export const onTheGround = (open: Open): Pawn[] => characters(open).filter((pawn) => !open.escape!.aboard.includes(pawn));
/** TT-228 The least suspicious on the ground who has not had their choice in this escape round. */
export const nextToBoard = (open: Open): Pawn | undefined =>
  leastSuspicious(
    open,
    onTheGround(open).filter((pawn) => !open.escape!.asked.includes(pawn)),
  );
