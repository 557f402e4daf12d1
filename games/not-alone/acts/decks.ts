/** Drawing Survival and Hunt cards (NA-037 to NA-039). */
import { must, type Seat } from '@lurk/kernel';
import type { SurvivalId } from '../data/survival-cards.ts';
import type { C } from '../types.ts';

/** Draws up to `count` Survival cards; an empty deck is reshuffled from the discard pile, also in the middle of drawing. */
export function drawSurvival({ s, tell, dice }: C, who: Seat, count: number): SurvivalId[] {
  const { vault, open } = s;
  const drawn: SurvivalId[] = [];
  while (drawn.length < count) {
    if (vault.survivalDeck.length === 0) {
      if (open.survivalDiscard.length === 0) break; // NA-038
      vault.survivalDeck = dice.shuffle('deck/survival', open.survivalDiscard);
      open.survivalDiscard = [];
      tell.all({ t: 'survivalReshuffled' });
    }
    drawn.push(must(vault.survivalDeck.pop()));
  }
  tell.all({ t: 'survivalDrawn', who, count: drawn.length });
  tell.seat(who, { t: 'survivalDrawnCards', cards: drawn });
  // NA-059a A Hunted who receives a Survival card is asked again.
  s.own[who].passPhase = false;
  return drawn;
}

/** NA-222 She draws until she holds three; of twenty cards, deck and pile together never hold too few for that. */
export function refillHunt({ s, tell, dice }: C, upTo: number): void {
  const { vault, open } = s;
  const { hunt } = s.own[open.creature];
  const before = hunt.length;
  while (hunt.length < upTo) {
    if (vault.huntDeck.length === 0) {
      vault.huntDeck = dice.shuffle('deck/hunt', open.huntDiscard); // NA-039
      open.huntDiscard = [];
      tell.all({ t: 'huntReshuffled' });
    }
    hunt.push(must(vault.huntDeck.pop()));
  }
  if (hunt.length === before) return;
  tell.all({ t: 'huntDrawn', count: hunt.length - before });
  tell.seat(open.creature, { t: 'huntDrawnCards', cards: hunt.slice(before) });
}

/** NA-034 A Survival card goes face up on its discard pile. */
export function discardSurvival({ s, tell }: C, who: Seat, card: SurvivalId, why: 'shelter' | 'toxin'): void {
  s.open.survivalDiscard.push(card);
  tell.all({ t: 'survivalDiscarded', who, card, why });
}
