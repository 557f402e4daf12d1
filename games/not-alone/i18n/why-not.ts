/** Why something on the table cannot be used now: computed from the reader's own view, so it can tell nothing new. Null: it can be. */

import type { Lang } from '@lurk/i18n';
import { huntBarred } from '../cards/hunt.ts';
import { HUNT_MOMENTS } from '../cards/record.ts';
import { mySurvivalBarred } from '../cards/survival.ts';
import { SURVIVAL } from '../cards/survival-records.ts';
import type { HuntId } from '../data/hunt-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { takeBackBarred } from '../facts/discards.ts';
import { silencedBy } from '../facts/effects.ts';
import { giveUpBarred, placeBarred, resistBarred } from '../facts/exploring.ts';
import { boundByArtemia, boundByCreature, catchingPlaces } from '../facts/tokens.ts';
import { visitAsked } from '../facts/visits.ts';
import { no, type WhyNot } from '../facts/why-not.ts';
import { copyBarred, newPlaceBarred, powerBarred } from '../powers/usable.ts';
import type { Me, Seen, Visit } from '../types.ts';
import type { AskKind } from './asks.ts';
import { nameOfHunt, nameOfPhase } from './names.ts';
import { tableOf } from './parts.ts';

export type { WhyNot } from '../facts/why-not.ts';
/** The power of another place, through the Lair, Gate or Drone. */
export { copyBarred as whyNotCopy } from '../powers/usable.ts';

export function tellWhyNot(lang: Lang, { why, card, phase, count = 0 }: WhyNot): string {
  const reason = tableOf(lang).whyNot[why];
  if (typeof reason === 'string') return reason;
  return reason(card ? nameOfHunt(lang, card) : '', phase ? `${phase}, ${nameOfPhase(lang, phase)}` : '', count);
}

/** A view as its seat's own knowledge; null for somebody who only watches. */
export const mineOf = ({ seat, own, ...seen }: Seen): Me | null => (seat === null || own === null ? null : { ...seen, seat, own });

/** The condition at its question; at any other, not now. */
function whileAsked(view: Seen, kind: AskKind, barred: (me: Me) => WhyNot | null): WhyNot | null {
  const me = mineOf(view);
  return me && view.decision?.kind === kind ? barred(me) : no('notNow');
}

/** A Place card, when places are chosen. */
export const whyNotPlace = (view: Seen, place: PlaceNo): WhyNot | null => whileAsked(view, 'explore', (me) => placeBarred(me, place));
/** To Resist, paying this much Will. */
export const whyNotResist = (view: Seen, paid: 1 | 2): WhyNot | null => whileAsked(view, 'explore', (me) => resistBarred(me, paid));
export const whyNotGiveUp = (view: Seen): WhyNot | null => whileAsked(view, 'explore', giveUpBarred);

export const whyNotTakeBack = (view: Seen): WhyNot | null => whileAsked(view, 'resolveVisit', takeBackBarred);

/** A Survival card of the reader's own hand: at the question put to the reader, or as an interjection. */
export function whyNotSurvival(view: Seen, card: SurvivalId): WhyNot | null {
  const me = mineOf(view);
  if (!me) return no('notNow');
  const moment = SURVIVAL[card].when.find((each) => each === view.decision?.kind || (view.offer && each === 'interjection')) ?? null;
  return mySurvivalBarred(me, card, moment, moment === 'resolveVisit' ? (visitAsked(view) ?? null) : null);
}

/** A Hunt card of the Creature's own hand. */
export function whyNotHunt(view: Seen, card: HuntId): WhyNot | null {
  const { decision, offer } = view;
  const asked = decision ? decision.kind : offer && 'unasked';
  return huntBarred(view, card, HUNT_MOMENTS.find((moment) => moment === asked) ?? null);
}

/** The power of the place the reader is on. */
export function whyNotPower(view: Seen, visit: Visit): WhyNot | null {
  const { open } = view;
  if (boundByArtemia(open, visit)) return no('underArtemia');
  if (boundByCreature(open, visit)) return no('underCreature');
  const silencer = silencedBy(open, visit.at);
  return silencer ? { why: 'ineffective', card: silencer } : powerBarred(view, visit.hunted, visit.at);
}

/** What the Lair may borrow: only what lies under a Creature token. */
export const whyNotBorrow = (view: Seen, visit: Visit, place: PlaceNo): WhyNot | null =>
  place !== PLACE.artefact && place !== PLACE.lair && !catchingPlaces(view.open).includes(place)
    ? no('copyNoToken')
    : copyBarred(view, visit, place);

/** A place in the reserve, for the Rover. */
export const whyNotTakePlace = (view: Seen, place: PlaceNo): WhyNot | null =>
  whileAsked(view, 'resolveVisit', ({ open, seat }) => newPlaceBarred(open, seat, place));
