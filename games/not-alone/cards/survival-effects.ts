/** What Survival cards do that takes more than a line. */

import { placeIn, remove, type Seat } from '@lurk/kernel';
import { liftPasses } from '../acts/passes.ts';
import { tellOfDiscards } from '../acts/smoke.ts';
import type { PlaceNo } from '../data/places.ts';
import { discardOf } from '../facts/discards.ts';
import { personOf } from '../facts/people.ts';
import { type C, HUNTED, type Token } from '../types.ts';

/** NA-193 The content of all discards passes from everybody to the Hunted alone. */
export function raiseSmoke({ s, tell }: C): void {
  const { open } = s;
  s.circle[HUNTED].facts.discards = open.people.map((person) => person?.discard ?? []);
  for (const h of open.hunted) personOf(open, h).discard = null;
  open.smokescreen = true;
  tell.all({ t: 'smokeRose', discards: s.circle[HUNTED].facts.discards.map((pile) => pile.slice()) });
}

/** NA-196 Two random cards of the Creature's hand go under the Hunt deck; she alone knows which. */
export function strikeBack({ s, tell, dice }: C): void {
  const { creature } = s.open;
  const { hunt } = s.own[creature];
  const cards = Array.from({ length: Math.min(2, hunt.length) }, () => dice.take('strikeBack', hunt));
  s.vault.huntDeck.unshift(...cards);
  tell.all({ t: 'struckBack', count: cards.length });
  tell.seat(creature, { t: 'struckBackCards', cards });
}

/** NA-198, NA-199 */
export function vortex(c: C, who: Seat, out: PlaceNo, into: PlaceNo): void {
  const { down } = c.s.own[who];
  down[placeIn(down, out)] = into;
  const pile = discardOf(c.s, who);
  remove(pile, [into]);
  pile.push(out);
  tellOfDiscards(c, {
    open: { t: 'swapped', who, out, in: into },
    hidden: { t: 'swappedHidden', who },
    cards: { t: 'swappedCards', who, out, in: into },
  });
}

/** NA-210, NA-212, NA-213 The token then lies on one place only, and only that place counts. */
export function moveToken(c: C, by: Seat, token: Token, to: PlaceNo): void {
  c.s.open.tokens[token] = [to];
  c.tell.all({ t: 'tokenMoved', token, to, by });
  liftPasses(c);
}
