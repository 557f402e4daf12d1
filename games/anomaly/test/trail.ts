import { blankTrail, follow, type Trail } from '../deduction/index.ts';
import type { Event } from '../types.ts';

/** The overlay after all these events. */
export const publicTrail = (events: readonly Event[]): Trail => events.reduce(follow, blankTrail());
