import { must } from '@lurk/kernel';
import type { Open, Pawn, Ride } from '../types.ts';
import { characters, leastSuspiciousOf } from './people.ts';

/** The escape that has begun (TT-226). */
export const rideOf = (open: Open): Ride => must(open.escape, 'an escape');

/** TT-227 */
export const onTheGround = (open: Open): Pawn[] => characters(open).filter((pawn) => !rideOf(open).aboard.includes(pawn));
/** TT-228 The least suspicious on the ground who has not had their choice in this escape round. */
export const nextToBoard = (open: Open): Pawn | undefined =>
  leastSuspiciousOf(
    open,
    onTheGround(open).filter((pawn) => !rideOf(open).asked.includes(pawn)),
  );
/** The Character who chooses now. */
export const boardingNow = (open: Open): Pawn => must(nextToBoard(open), 'somebody to board');
