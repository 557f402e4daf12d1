/** What the Creature makes of where the Hunted could be (section 8.2). */
import type { Seat } from '@lurk/kernel';
import { type Memory, PLACE_NOS, type PlaceNo, type Seen, type Whereabouts, whoCouldBeWhere } from '@lurk/not-alone/public';
import { gain } from './gains.ts';

/** How good each place is for a token: how many Hunted to expect there, each with what they would gain. Anywhere they could be is as likely. */
export function crowds(view: Seen, memory: Memory): Map<PlaceNo, number> {
  const whereabouts = whoCouldBeWhere(view, memory);
  const worth = (hunted: Seat, place: PlaceNo): number => (1 + gain(view, hunted, place)) / placesFor(whereabouts, hunted);
  return new Map(PLACE_NOS.map((place) => [place, whereabouts.on[place].reduce((sum, hunted) => sum + worth(hunted, place), 0)]));
}

const placesFor = ({ on }: Whereabouts, hunted: Seat): number => PLACE_NOS.filter((place) => on[place].includes(hunted)).length;

/** On how many places this Hunted could be: the fewer, the more she knows. */
export const vagueness = (view: Seen, memory: Memory, hunted: Seat): number => placesFor(whoCouldBeWhere(view, memory), hunted);
