/** How a bot of NOT ALONE chooses among its things. */
import type { PlaceNo, Things } from '@lurk/not-alone/public';
import { choosing } from '../pick.ts';

export const { liking, things } = choosing<Things>();
/** How much a place is liked. */
export type Likes = (place: PlaceNo) => number;
