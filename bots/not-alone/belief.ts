/** What the Creature makes of where the Hunted could be (section 8.2). */
import type { Seat } from '@lurk/kernel';
import { type Memory, PLACE_NOS, type PlaceNo, type Seen, whoCouldBeWhere } from '@lurk/not-alone/public';
import { gain } from './gains.ts';

/** Small enough that all gains together never outweigh one more Hunted. */
const TIE_BREAK = 0.01;

/** How good each place is for a token: how many could be there; between equals, what they would gain there. */
export function crowds(view: Seen, memory: Memory): Map<PlaceNo, number> {
  const { on } = whoCouldBeWhere(view, memory);
  const gains = (place: PlaceNo): number => on[place].reduce((sum, hunted) => sum + gain(view, hunted, place), 0);
  return new Map(PLACE_NOS.map((place) => [place, on[place].length + TIE_BREAK * gains(place)]));
}

/** On how many places this Hunted could be: the fewer, the more she knows. */
export function vagueness(view: Seen, memory: Memory, hunted: Seat): number {
  const { on } = whoCouldBeWhere(view, memory);
  return PLACE_NOS.filter((place) => on[place].includes(hunted)).length;
}
