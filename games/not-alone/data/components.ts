// What is in the box (section 2.1), and the small numbers of set-up.
import { reserveCopies } from './board.ts';
import { HAND_PLACES, RESERVE_PLACES } from './places.ts';

/** NA-023: the four phases of a turn, in order. */
export const PHASES = [1, 2, 3, 4] as const;
export type Phase = 1 | 2 | 3 | 4;

/** NA-041: one of each. */
export const TOKENS = ['tokCreature', 'tokTarget', 'tokArtemia'] as const;

/** NA-001: one Creature and one to six Hunted. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 7;
export const MAX_HUNTED = 6;

/** NA-007, NA-022 */
export const WILL_MAX = 3;
/** NA-230: what expert mode gives back in step E. */
export const WILL_AFTER_COLLAPSE_EXPERT = 2;
/** NA-012: dealt to each Hunted. */
export const SURVIVAL_DEALT = 1;
/** NA-013, NA-222: dealt to the Creature, and what she refills to. */
export const HUNT_HAND = 3;

// 2.1
export const BOX = {
  boards: 1,
  placeCards: 55,
  huntCards: 20,
  survivalCards: 15,
  willCounters: 18,
  rescueCounters: 1,
  assimCounters: 1,
  markerCounters: 1,
  huntTokens: 3,
} as const;

/** 2.1: where the 55 Place cards go: the planet (NA-006), the sets (NA-007), the full reserve (NA-008). */
export const PLACE_CARDS_OF = {
  planet: 10,
  sets: MAX_HUNTED * HAND_PLACES.length,
  reserve: RESERVE_PLACES.length * 3,
} as const;

/** NA-008: Place cards in the whole reserve. */
export function reserveSize(hunted: number): number {
  return RESERVE_PLACES.length * reserveCopies(hunted);
}

/** NA-009: Place cards that stay out of the game. */
export function placeCardsLeftOut(hunted: number): number {
  return BOX.placeCards - PLACE_CARDS_OF.planet - hunted * HAND_PLACES.length - reserveSize(hunted);
}
