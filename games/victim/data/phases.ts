/** VI-026 The phases of a round. */
export const PHASES = ['victims', 'event', 'curse', 'demon'] as const;
export type Phase = (typeof PHASES)[number];

/** VI-039, VI-098 Main Actions of a Victim. */
export const MAIN_ACTIONS = ['run', 'decode', 'heal', 'search', 'hide', 'skill', 'password', 'crawl'] as const;
export type MainAction = (typeof MAIN_ACTIONS)[number];
