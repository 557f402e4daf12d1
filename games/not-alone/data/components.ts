// The small numbers of set-up.

/** NA-023: the four phases of a turn. */
export type Phase = 1 | 2 | 3 | 4;

/** NA-001: one Creature and one to six Hunted. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 7;

/** NA-007, NA-022 */
export const WILL_MAX = 3;
/** NA-230: what expert mode gives back in step E. */
export const WILL_AFTER_COLLAPSE_EXPERT = 2;
/** NA-012: dealt to each Hunted. */
export const SURVIVAL_DEALT = 1;
/** NA-013, NA-222: dealt to the Creature, and what she refills to. */
export const HUNT_HAND = 3;
