/** RU-79 Offers live with the two concerned and with nobody else. */

import { backOf } from '../data/cards.ts';
import { ofBack } from '../facts/items.ts';
import { isCharacter, seatOf } from '../facts/people.ts';
import { asSeen, containsAll } from '../facts/trades.ts';
import type { C, Hideable, Offer, Pawn } from '../types.ts';

type Closing = 'declined' | 'withdrawn' | 'lapsed';

/** TT-166c A new offer takes the place of the one before. */
export function makeOffer(c: C, from: Pawn, offer: Offer): void {
  const { open, own } = c.s;
  closeOffer(c, from, 'withdrawn');
  own[seatOf(open, from)].offer = offer;
  own[seatOf(open, offer.to)].offered.push(asSeen(from, offer));
  c.tell.seat(seatOf(open, from), { t: 'offerMade', to: offer.to });
  c.tell.seat(seatOf(open, offer.to), { t: 'offerCame', offer: asSeen(from, offer) });
}

/** Takes an offer down; both are told why, unless it was accepted. */
export function closeOffer({ s, tell }: C, from: Pawn, why: Closing | null): void {
  const { open, own } = s;
  const { offer } = own[seatOf(open, from)];
  if (!offer) return;
  own[seatOf(open, from)].offer = null;
  const other = own[seatOf(open, offer.to)];
  other.offered = other.offered.filter((offered) => offered.from !== from);
  if (why) for (const pawn of [from, offer.to]) tell.seat(seatOf(open, pawn), { t: 'offerClosed', from, to: offer.to, why });
}

/** TT-166c, RU-92 One's own offer, when one has given away as much as one item with the back of an item offered, that one or another. */
export function lapseAfter(c: C, from: Pawn, given: readonly Hideable[]): void {
  const { offer } = c.s.own[seatOf(c.s.open, from)];
  if (offer?.give.some((item) => ofBack(given, backOf(item)).length > 0)) closeOffer(c, from, 'lapsed');
}

/** TT-166c Offers that no longer can be: somebody is no Character any more, or what lies face up has left its owner. */
export function lapseOffers(c: C, all = false): void {
  const { open, own } = c.s;
  if (open.coop) return;
  for (const [from, { offer }] of own.entries()) {
    if (!offer) continue;
    const stands =
      isCharacter(open, from) &&
      isCharacter(open, offer.to) &&
      containsAll(open.people[from].up, offer.giveUp) &&
      containsAll(open.people[offer.to].up, offer.wantUp);
    if (all || !stands) closeOffer(c, from, 'lapsed');
  }
}
