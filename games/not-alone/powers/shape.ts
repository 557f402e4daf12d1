/** What a Hunted chooses when he uses a power: everything in one decision, so that nothing is told half-way. */
import { type Choice, confirm, type Option, oneOf, type Shape, someOf } from '@lurk/kernel';
import { PLACE, type PlaceNo } from '../data/places.ts';
import { myDiscard } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import type { Me } from '../types.ts';
import { healable, lairCopies, mayDraw, newPlaces, TAKES_BACK } from './usable.ts';

/** Under Persecution: "this card" instead of one from the discard (NA-161). */
export const THIS_CARD = 'thisCard';

/** The choices that come with the power of a usable place. */
export function powerShape(me: Me, place: PlaceNo): Shape<Choice> {
  const discard = myDiscard(me);
  const persecuted = inEffect(me.open, 'persecution');
  switch (place) {
    case PLACE.lair:
      return lairShape(me, discard, persecuted);
    case PLACE.jungle: // NA-127, NA-161
    case PLACE.swamp: // NA-135, NA-161
      return persecuted ? oneOf([THIS_CARD, ...discard]) : someOf(discard, Math.min(TAKES_BACK[place], discard.length));
    case PLACE.rover: // NA-134
      return oneOf(newPlaces(me.open, me.seat));
    case PLACE.source:
      return sourceShape(me);
    default:
      return confirm;
  }
}

/** NA-121, NA-122 Take back the discard (one card under Persecution), or copy the place under the Creature token. */
function lairShape(me: Me, discard: PlaceNo[], persecuted: boolean): Shape<Choice> {
  const options: Option<string, Choice>[] = [];
  if (discard.length > 0) options.push({ id: 'takeBack', with: persecuted ? oneOf(discard) : confirm });
  const copies = lairCopies(me, me.seat);
  if (copies.length > 0) options.push({ id: 'copy', with: placesWithPower(me, copies) });
  return oneOf(options);
}

/** NA-142, NA-143 */
function sourceShape(me: Me): Shape<Choice> {
  const options: Option<string, Choice>[] = [];
  const needy = healable(me.open);
  if (needy.length > 0) options.push({ id: 'heal', with: oneOf(needy) });
  return oneOf(mayDraw(me) ? ['draw', ...options] : options);
}

/** One of these places, with the choices of its power. */
export const placesWithPower = (me: Me, places: PlaceNo[]): Shape<Choice> =>
  oneOf(places.map((place) => ({ id: place, with: powerShape(me, place) })));
