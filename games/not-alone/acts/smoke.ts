/** NA-193 What happens to a discard: everybody hears it, or under Smokescreen everybody that, and the Hunted alone which cards. */
import { type C, type Event, HUNTED } from '../types.ts';

/** One fact in its three wordings, told by one call so that no half of it can be forgotten. */
export interface DiscardFact {
  open: Event;
  hidden: Event;
  cards: Event;
}

export function tellOfDiscards({ s, tell }: C, { open, hidden, cards }: DiscardFact): void {
  if (!s.open.smokescreen) {
    tell.all(open);
    return;
  }
  tell.all(hidden);
  tell.circle(HUNTED, cards);
}
