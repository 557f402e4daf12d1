/** Place cards on the move between hand, front and discard. Under Smokescreen everybody hears how many, the Hunted alone which (NA-193). */

import { remove, type Seat } from '@lurk/kernel';
import type { PlaceNo } from '../data/places.ts';
import type { DiscardReason, TakeBackReason } from '../events.ts';
import { discardOf } from '../facts/discards.ts';
import { personOf } from '../facts/people.ts';
import type { C } from '../types.ts';
import { tellOfDiscards } from './smoke.ts';

/** From a Hunted's discard into their hand. */
export function takeBack(c: C, who: Seat, cards: PlaceNo[], why: TakeBackReason): void {
  if (cards.length === 0) return;
  remove(discardOf(c.s, who), cards);
  c.s.own[who].hand.push(...cards);
  tellOfDiscards(c, {
    open: { t: 'tookBack', who, why, cards },
    hidden: { t: 'tookBackHidden', who, why, count: cards.length },
    cards: { t: 'tookBackCards', who, cards },
  });
}

/** NA-193a A revealed card goes back into the hand from in front of its owner, in full view. */
export function pickUp({ s, tell }: C, who: Seat, cards: PlaceNo[], why: TakeBackReason): void {
  if (cards.length === 0) return;
  remove(personOf(s.open, who).front, cards);
  s.own[who].hand.push(...cards);
  tell.all({ t: 'tookBack', who, why, cards });
}

/** From a hand to its discard, in ascending order: how cards are held would tell which one was taken up last, the River's for one. */
export function discard(c: C, who: Seat, chosen: PlaceNo[], why: DiscardReason): void {
  if (chosen.length === 0) return;
  const cards = chosen.toSorted((a, b) => a - b);
  remove(c.s.own[who].hand, cards);
  discardOf(c.s, who).push(...cards);
  tellOfDiscards(c, {
    open: { t: 'discarded', who, why, cards },
    hidden: { t: 'discardedHidden', who, why, count: cards.length },
    cards: { t: 'discardedCards', who, cards },
  });
}
