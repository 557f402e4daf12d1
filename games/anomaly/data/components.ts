// Counts (sections 2.1, 2.7, 2.9, 2.11) and the six evolutions (2.10).
import type { Bottom } from './cards.ts';

/** AN-017: tokens in the box. */
export const SUPPLY = { sensor: 3, trap: 6, electricity: 8, radiation: 12, fuel: 6 } as const;
export const ACTION_POINTS = 3;
/** AN-035: the Students keep as many cards in all. */
export const CARDS_KEPT = 2;
/** AN-056, AN-192: tracking cards on show. */
export const ON_SHOW = 2;
export const ON_SHOW_ADVANCED = 1;
/** AN-115 */
export const ELECTRICITY_PLACED = 2;

/** AN-028, AN-196: cards a hand is filled to, by the number of players who are Students. */
export const HAND_LIMIT: Record<number, number> = { 1: 7, 2: 4, 3: 3 };

/** The limits of the table options (section 1). */
export const HEALTH_PER_SIDE = { min: 6, max: 14 } as const;
export const ZERO_OFFSET = { min: -3, max: 3 } as const;

export const EVOLUTIONS = ['adaptive', 'conductive', 'echolocation', 'morph', 'phasing', 'reactive'] as const;
export type Evolution = (typeof EVOLUTIONS)[number];

/** AN-136: how many cards of any kind stand for one required card. */
export const ADAPTIVE_PRICE: Record<Bottom, number> = { scent: 1, overload: 2, evolve: 2, possess: 3, teleport: 4 };
