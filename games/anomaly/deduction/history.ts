/** How everybody came to know what they know of the Anomaly: each event that changed where it can be, and what it left. */
import { ZONES } from '../data/board.ts';
import type { Event } from '../types.ts';
import { blankTrail, follow, possible } from './trail.ts';

export interface Learnt {
  event: Event;
  /** 0 is the set-up. */
  round: number;
  /** Zones possible before and after. */
  before: number;
  left: number;
}

/** Oldest first; what happened before it could last be anywhere, or was last seen, says nothing any more. */
export function learntOf(events: readonly Event[]): Learnt[] {
  let trail = blankTrail();
  let round = 0;
  let learnt: Learnt[] = [];
  for (const event of events) {
    if (event.t === 'roundBegan') round = event.round;
    const before = possible(trail).anomaly;
    trail = follow(trail, event);
    const after = possible(trail).anomaly;
    if (event.t === 'placed' || String(after) === String(before)) continue;
    if (after.length === ZONES.length) learnt = [];
    else {
      if (after.length === 1) learnt = [];
      learnt.push({ event, round, before: before.length, left: after.length });
    }
  }
  return learnt;
}
