/** NA-119a A power is usable if it could change something now. Public facts only, so that who is asked tells nothing. */
import type { Seat } from '@lurk/kernel';
import { PLACE, type PlaceNo, RESERVE_PLACES } from '../data/places.ts';
import { inEffect, ineffective } from '../facts/effects.ts';
import { catchingPlaces } from '../facts/tokens.ts';
import type { Open, Pub } from '../types.ts';

/** May this Hunted use, or copy, the power of this place now? */
export function usable(pub: Pub, hunted: Seat, place: PlaceNo): boolean {
  const { open, sizes } = pub;
  // NA-099, NA-234
  if (ineffective(open, place) && !open.options.copyIneffective) return false;
  switch (place) {
    case PLACE.lair:
      return sizes.discard[hunted] > 0 || lairCopies(pub, hunted).length > 0;
    case PLACE.jungle:
    case PLACE.swamp:
      return true;
    case PLACE.river:
    case PLACE.artefact: // NA-129
      return open.people[hunted]!.double === null;
    case PLACE.beach: // NA-133
      return !open.beachUsed;
    case PLACE.wreck: // NA-140
      return !open.wreckUsed;
    case PLACE.rover: // NA-134
      return newPlaces(open, hunted).length > 0;
    case PLACE.shelter: // NA-138
      return mayDraw(pub);
    case PLACE.source: // NA-144
      return mayDraw(pub) || healable(open).length > 0;
  }
}

/** NA-122, NA-123 The places whose power the Lair may copy: where a Creature token lies, never itself nor the Artefact. */
export const lairCopies = (pub: Pub, hunted: Seat): PlaceNo[] =>
  [...new Set(catchingPlaces(pub.open))].filter((place) => place !== PLACE.lair && place !== PLACE.artefact && usable(pub, hunted, place));

/** NA-127, NA-135 Besides itself, so many cards of the discard come back with these. */
export const TAKES_BACK = { [PLACE.jungle]: 1, [PLACE.swamp]: 2 } as const;

/** Cards that the power of this place brings back out of a discard of this size: NA-121, NA-127, NA-135; NA-161 one under Persecution. */
export function cardsBack(open: Open, place: typeof PLACE.lair | keyof typeof TAKES_BACK, discard: number): number {
  const back = place === PLACE.lair ? discard : 1 + Math.min(TAKES_BACK[place], discard);
  return inEffect(open, 'persecution') ? Math.min(1, back) : back;
}

/** NA-134 The places in the reserve that he does not own. */
export const newPlaces = ({ reserve, people }: Open, hunted: Seat): PlaceNo[] =>
  RESERVE_PLACES.filter((place) => reserve[place] > 0 && !people[hunted]!.owned.includes(place));

/** NA-038, NA-148 Can a Survival card be drawn? */
export const mayDraw = ({ open, sizes }: Pub): boolean =>
  !inEffect(open, 'despair') && sizes.survivalDeck + open.survivalDiscard.length > 0;

/** NA-142 The Hunted with 1 or 2 Will. */
export const healable = (open: Open): Seat[] => open.hunted.filter((h) => open.people[h]!.will === 1 || open.people[h]!.will === 2);
