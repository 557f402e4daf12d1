// The 15 Survival cards, one copy each (section 2.7).
import { has, keysOf, type Value } from '@lurk/kernel';
import type { Phase } from './components.ts';

export type SurvivalId =
  | 'adrenaline'
  | 'ingenuity'
  | 'sacrifice'
  | 'sixthSense'
  | 'smokescreen'
  | 'strikeBack'
  | 'vortex'
  | 'detector'
  | 'dodge'
  | 'drone'
  | 'gate'
  | 'hologram'
  | 'wrongTrack'
  | 'amplifier'
  | 'doubleBack';

export interface SurvivalCard {
  readonly no: number;
  /** NA-030 */
  readonly phase: Phase;
}

// 2.7; the comment names the rule of each card
export const SURVIVAL_CARDS = {
  adrenaline: { no: 1, phase: 1 }, // NA-187
  ingenuity: { no: 2, phase: 1 }, // NA-188
  sacrifice: { no: 3, phase: 1 }, // NA-189 to NA-191
  sixthSense: { no: 4, phase: 1 }, // NA-192
  smokescreen: { no: 5, phase: 1 }, // NA-193 to NA-195
  strikeBack: { no: 6, phase: 1 }, // NA-196, NA-197
  vortex: { no: 7, phase: 2 }, // NA-198 to NA-201
  detector: { no: 8, phase: 3 }, // NA-202, NA-203
  dodge: { no: 9, phase: 3 }, // NA-204, NA-205
  drone: { no: 10, phase: 3 }, // NA-206, NA-208
  gate: { no: 11, phase: 3 }, // NA-207 to NA-209
  hologram: { no: 12, phase: 3 }, // NA-210, NA-211
  wrongTrack: { no: 13, phase: 3 }, // NA-213, NA-214
  amplifier: { no: 14, phase: 4 }, // NA-215 to NA-216a
  doubleBack: { no: 15, phase: 4 }, // NA-217, NA-218
} as const satisfies Record<SurvivalId, SurvivalCard>;

/** All Survival cards in the order of 2.7. */
export const SURVIVAL_IDS: readonly SurvivalId[] = keysOf(SURVIVAL_CARDS);

export function isSurvivalId(id: Value): id is SurvivalId {
  return has(SURVIVAL_CARDS, id);
}
