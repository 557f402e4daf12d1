/** What screens say of tokens and Place cards, worked out here because a page works out nothing. */
import type { Seat } from '@lurk/kernel';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { Me, Open, Token } from '../types.ts';
import { myDiscard } from './discards.ts';
import { personOf } from './people.ts';

/** NA-044 Until her tokens are laid in Phase 2 she may think about where. */
export const mayPlanTokens = ({ side, phase, winner }: Open): boolean => side !== null && phase <= 2 && !winner;
/** Why there is no socket for this token: it comes later, or a card or a symbol of the board must call for it. */
export const tokenWaits = ({ phase }: Open, token: Token): 'later' | Exclude<Token, 'creature'> =>
  token === 'creature' || phase > 2 ? 'later' : token;
/** After the reveal: the Place cards a Hunted still holds, for everybody to see. */
export function heldOpenly(open: Open, seat: Seat): PlaceNo[] {
  const { owned, discard, front } = personOf(open, seat);
  return owned.filter((place) => !discard?.includes(place) && !front.includes(place));
}
/** Where one's own Place card is. */
export function cardLies(me: Me, place: PlaceNo): 'absent' | 'discard' | 'hand' {
  if (!personOf(me.open, me.seat).owned.includes(place)) return 'absent';
  return myDiscard(me).includes(place) ? 'discard' : 'hand';
}
/** The Marker is on the Beach: the beacon is charged. */
export const beaconLit = ({ marker }: Open, place: PlaceNo): boolean => place === PLACE.beach && marker;
