/** The procedures, with what their frames carry: public facts only. */
import type { Seat } from '@lurk/kernel';
import type { PlaceNo } from './data/places.ts';

/** The visit a frame of the reckoning speaks of, once it is chosen. */
export type Here = { hunted: Seat | null; card: PlaceNo | null };
/** The procedures, with what their frames carry. */
export type Frames = {
  match: null;
  exploration: null;
  hunting: null;
  huntAgain: null;
  reckoning: Here;
  targetToken: null;
  artemiaToken: null;
  creatureToken: null;
  endOfTurn: null;
  ascendancy: { hunted: Seat };
  phobia: { hunted: Seat };
  forbiddenZone: null;
  shelter: { hunted: Seat };
};
