/** Place cards on the move between hand, front and discard. Under Smokescreen everybody hears how many, the Hunted alone which (NA-193). */
import type { Seat } from '@lurk/kernel';
import type { PlaceNo } from '../data/places.ts';
import { discardOf } from '../facts/discards.ts';
import { type C, type DiscardReason, HUNTED, type TakeBackReason } from '../types.ts';

/** Takes these cards out of a list they are in. */
export function remove<T>(list: T[], cards: readonly T[]): void {
  for (const card of cards) list.splice(list.indexOf(card), 1);
}

/** From his discard into his hand. */
export function takeBack({ s, tell }: C, who: Seat, cards: PlaceNo[], why: TakeBackReason): void {
  if (cards.length === 0) return;
  remove(discardOf(s, who), cards);
  s.own[who].hand.push(...cards);
  if (s.open.smokescreen) {
    tell.all({ t: 'tookBackHidden', who, why, count: cards.length });
    tell.circle(HUNTED, { t: 'tookBackCards', who, cards });
  } else tell.all({ t: 'tookBack', who, why, cards });
}

/** NA-193a A revealed card goes back into his hand from in front of him, in full view. */
export function pickUp({ s, tell }: C, who: Seat, cards: PlaceNo[], why: TakeBackReason): void {
  if (cards.length === 0) return;
  remove(s.open.people[who]!.front, cards);
  s.own[who].hand.push(...cards);
  tell.all({ t: 'tookBack', who, why, cards });
}

/** From his hand to his discard, in ascending order: how he holds his cards would tell which one he took up last, the River's for one. */
export function discard({ s, tell }: C, who: Seat, chosen: PlaceNo[], why: DiscardReason): void {
  if (chosen.length === 0) return;
  const cards = chosen.toSorted((a, b) => a - b);
  remove(s.own[who].hand, cards);
  discardOf(s, who).push(...cards);
  if (s.open.smokescreen) {
    tell.all({ t: 'discardedHidden', who, why, count: cards.length });
    tell.circle(HUNTED, { t: 'discardedCards', who, cards });
  } else tell.all({ t: 'discarded', who, why, cards });
}
