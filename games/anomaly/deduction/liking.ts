import type { Zone } from '../data/board.ts';
import type { Ground } from './trail.ts';

/** Section 8.1, weights: movers are assumed to avoid irradiated zones a little. */
const IRRADIATED = 0.4;
export const liking =
  ({ radiation }: Ground) =>
  (zone: Zone): number =>
    radiation.includes(zone) ? IRRADIATED : 1;
