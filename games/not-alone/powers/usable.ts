/** NA-119a A power is usable if it could change something now. Public facts only, so that who is asked tells nothing. */

import type { Seat } from '@lurk/kernel';
import { ADJACENT, PLACE, type PlaceNo, RESERVE_PLACES } from '../data/places.ts';
import { inEffect, silencedBy } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { catchingPlaces } from '../facts/tokens.ts';
import { no, unless, type WhyNot } from '../facts/why-not.ts';
import type { Open, Pub, Visit } from '../types.ts';
import { POWERS } from './powers.ts';

/** Why this Hunted may not use, or copy, the power of this place now; null if nothing is in the way. */
export function powerBarred(pub: Pub, hunted: Seat, place: PlaceNo): WhyNot | null {
  const silencer = silencedBy(pub.open, place);
  // NA-099, NA-234
  if (silencer && !pub.open.options.copyIneffective) return { why: 'ineffective', card: silencer };
  return POWERS[place].barred?.(pub, hunted) ?? null;
}
export const usable = (pub: Pub, hunted: Seat, place: PlaceNo): boolean => powerBarred(pub, hunted, place) === null;

/** The power of another place than where this Hunted is: NA-146 never the Artefact's, NA-123 nor at the Lair its own. */
export function copyBarred(pub: Pub, { hunted, at }: Pick<Visit, 'hunted' | 'at'>, place: PlaceNo): WhyNot | null {
  if (place === PLACE.artefact) return no('copyArtefact');
  if (at === PLACE.lair && place === PLACE.lair) return no('copyLair');
  return powerBarred(pub, hunted, place);
}
/** NA-207 The places whose power Gate could copy from here. */
export const gatePlaces = (pub: Pub, hunted: Seat, from: PlaceNo): PlaceNo[] =>
  ADJACENT[from].filter((place) => copyBarred(pub, { hunted, at: from }, place) === null);

/** NA-122 The places whose power the Lair may copy: where a Creature token lies. */
export const lairCopies = (pub: Pub, hunted: Seat): PlaceNo[] =>
  [...new Set(catchingPlaces(pub.open))].filter((place) => copyBarred(pub, { hunted, at: PLACE.lair }, place) === null);

/** NA-127, NA-135 Besides itself, so many cards of the discard come back with these. */
export const TAKES_BACK = { [PLACE.jungle]: 1, [PLACE.swamp]: 2 } as const;

/** Cards that the power of this place brings back out of a discard of this size: NA-121, NA-127, NA-135; NA-161 one under Persecution. */
export function cardsBack(open: Open, place: typeof PLACE.lair | keyof typeof TAKES_BACK, discard: number): number {
  const back = place === PLACE.lair ? discard : 1 + Math.min(TAKES_BACK[place], discard);
  return inEffect(open, 'persecution') ? Math.min(1, back) : back;
}

/** NA-134 A place in the reserve that the Hunted does not own. */
export const newPlaceBarred = ({ people, reserve }: Open, hunted: Seat, place: PlaceNo): WhyNot | null =>
  unless(!personOf({ people }, hunted).owned.includes(place), 'ownedAlready') ?? unless(reserve[place] > 0, 'noneLeft');
export const newPlaces = (open: Open, hunted: Seat): PlaceNo[] =>
  RESERVE_PLACES.filter((place) => newPlaceBarred(open, hunted, place) === null);

/** NA-038, NA-148 Can a Survival card be drawn? */
export const mayDraw = ({ open, sizes }: Pub): boolean =>
  !inEffect(open, 'despair') && sizes.survivalDeck + open.survivalDiscard.length > 0;

/** NA-142 The Hunted with 1 or 2 Will. */
export const healable = (open: Open): Seat[] => open.hunted.filter((h) => personOf(open, h).will === 1 || personOf(open, h).will === 2);
