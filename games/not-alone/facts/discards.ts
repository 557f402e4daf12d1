/** Where a Hunted's discard lies: in the open, or with the Hunted alone under Smokescreen (NA-018, NA-193). */

import type { Seat } from '@lurk/kernel';
import type { PlaceNo } from '../data/places.ts';
import { HUNTED, type Me, type S } from '../types.ts';
import { personOf } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

export const discardOf = (s: S, hunted: Seat): PlaceNo[] => personOf(s.open, hunted).discard ?? s.circle[HUNTED].facts.discards[hunted];

/** A Hunted's own discard as they see it. */
export const myDiscard = ({ seat, open, circles }: Me): PlaceNo[] => personOf(open, seat).discard ?? circles[HUNTED].discards[seat];

/** NA-063 The cards still in hand while a sealed choice has already put some of them down. */
export function handLeft({ own, sealed }: Me): PlaceNo[] {
  const { choice } = sealed ?? { choice: null };
  const put: unknown[] = choice && typeof choice === 'object' && 'with' in choice && Array.isArray(choice.with) ? choice.with : [];
  return own.hand.filter((place) => !put.includes(place));
}

/** To take a card back instead of using the place. */
export const takeBackBarred = (me: Me): WhyNot | null => unless(myDiscard(me).length > 0, 'emptyDiscard');
