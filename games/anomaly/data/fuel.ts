// Fuel layouts (section 2.8): two zones of each ring that are not neighbours.
import { type Zone, zonesOf } from './board.ts';

export type FuelPair = readonly [Zone, Zone];
/** The two opposite pairs of each ring. */
export const OPPOSITE: Record<'quarters' | 'labs' | 'core', readonly FuelPair[]> = {
  quarters: [
    ['Q-NW', 'Q-SE'],
    ['Q-NE', 'Q-SW'],
  ],
  labs: [
    ['L-N', 'L-S'],
    ['L-E', 'L-W'],
  ],
  core: [
    ['C-NW', 'C-SE'],
    ['C-NE', 'C-SW'],
  ],
};

const labs = zonesOf('labs');
/** Any two labs, for the option `random-any-labs` (RU-03). */
export const ANY_LABS: readonly FuelPair[] = labs.flatMap((a, i) => labs.slice(i + 1).map((b): FuelPair => [a, b]));
