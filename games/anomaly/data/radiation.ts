// The twelve radiation tokens (section 2.6): each numbers all zones, 1 first.
import { keysOf, theFirst } from '@lurk/kernel';
import type { Zone } from './board.ts';

export const RADIATION = {
  'R-C-NW': ['C-NW', 'L-N', 'L-W', 'C-NE', 'C-SW', 'C-SE', 'Q-NW', 'L-E', 'L-S', 'Q-NE', 'Q-SW', 'Q-SE'],
  'R-C-NE': ['C-NE', 'L-E', 'L-N', 'C-SE', 'C-NW', 'C-SW', 'Q-NE', 'L-S', 'L-W', 'Q-SE', 'Q-NW', 'Q-SW'],
  'R-C-SE': ['C-SE', 'L-S', 'L-E', 'C-SW', 'C-NE', 'C-NW', 'Q-SE', 'L-W', 'L-N', 'Q-SW', 'Q-NE', 'Q-NW'],
  'R-C-SW': ['C-SW', 'L-W', 'L-S', 'C-NW', 'C-SE', 'C-NE', 'Q-SW', 'L-N', 'L-E', 'Q-NW', 'Q-SE', 'Q-NE'],
  'R-L-N': ['L-N', 'C-NE', 'C-NW', 'Q-NE', 'Q-NW', 'L-E', 'L-W', 'Q-SE', 'Q-SW', 'C-SE', 'C-SW', 'L-S'],
  'R-L-E': ['L-E', 'C-SE', 'C-NE', 'Q-SE', 'Q-NE', 'L-S', 'L-N', 'Q-SW', 'Q-NW', 'C-SW', 'C-NW', 'L-W'],
  'R-L-S': ['L-S', 'C-SW', 'C-SE', 'Q-SW', 'Q-SE', 'L-W', 'L-E', 'Q-NW', 'Q-NE', 'C-NW', 'C-NE', 'L-N'],
  'R-L-W': ['L-W', 'C-NW', 'C-SW', 'Q-NW', 'Q-SW', 'L-N', 'L-S', 'Q-NE', 'Q-SE', 'C-NE', 'C-SE', 'L-E'],
  'R-Q-NW': ['Q-NW', 'Q-NE', 'Q-SW', 'L-N', 'L-W', 'Q-SE', 'C-NW', 'C-NE', 'C-SW', 'L-E', 'L-S', 'C-SE'],
  'R-Q-NE': ['Q-NE', 'Q-SE', 'Q-NW', 'L-E', 'L-N', 'Q-SW', 'C-NE', 'C-SE', 'C-NW', 'L-S', 'L-W', 'C-SW'],
  'R-Q-SE': ['Q-SE', 'Q-SW', 'Q-NE', 'L-S', 'L-E', 'Q-NW', 'C-SE', 'C-SW', 'C-NE', 'L-W', 'L-N', 'C-NW'],
  'R-Q-SW': ['Q-SW', 'Q-NW', 'Q-SE', 'L-W', 'L-S', 'Q-NE', 'C-SW', 'C-NW', 'C-SE', 'L-N', 'L-E', 'C-NE'],
} as const satisfies Record<string, readonly Zone[]>;
export type RadiationId = keyof typeof RADIATION;
export const RADIATION_IDS: readonly RadiationId[] = keysOf(RADIATION);

/** The zone with the lowest number on this token among these. */
export const lowestOn = (token: RadiationId, zones: readonly Zone[]): Zone =>
  theFirst<Zone>(RADIATION[token], (zone) => zones.includes(zone));
