/** Action cards on the move: drawing, using, paying. */
import { must, remove, type Seat } from '@lurk/kernel';
import { type Kind, topOf } from '../data/cards.ts';
import { studentSeats } from '../facts/pawns.ts';
import { handLimit } from '../facts/turns.ts';
import type { C, Event, Pawn, Use } from '../types.ts';

/** AN-154, AN-164, AN-166 One card at a time, in seat order, to each Student below the limit, while there are cards. */
export function draw(c: C, why: (Event & { t: 'drawn' })['why']): void {
  const { s, tell, seats } = c;
  const limit = handLimit(s.open);
  const drawn: Kind[][] = Array.from({ length: seats }, () => []);
  for (let more = true; more; ) {
    more = false;
    for (const seat of studentSeats(s.open)) {
      if (s.own[seat].hand.length >= limit) continue;
      const card = top(c);
      if (!card) break;
      s.own[seat].hand.push(card);
      drawn[seat].push(card);
      more = true;
    }
  }
  tell.all({ t: 'drawn', counts: drawn.map((cards) => cards.length), why });
  for (const seat of studentSeats(s.open)) if (drawn[seat].length > 0) tell.seat(seat, { t: 'drawnCards', cards: drawn[seat] });
}

/** AN-165 An empty draw pile is reshuffled from the discard pile, also in the middle of drawing. */
function top({ s, dice, tell }: C): Kind | undefined {
  const { vault, open } = s;
  if (vault.deck.length === 0 && open.discard.length > 0) {
    vault.deck = dice.shuffle('deck', open.discard);
    open.discard = [];
    tell.all({ t: 'reshuffled' });
  }
  return vault.deck.pop();
}

/** AN-050, AN-051 The card leaves the hand, face up, when the action is declared. */
export function useCard({ s, tell }: C, pawn: Pawn, card: Kind, use: Use, forced: boolean): void {
  const { hand } = s.own[s.open.students[pawn].seat];
  remove(hand, [card]);
  s.open.inPlay = { card, use };
  tell.all({ t: 'used', pawn, card, use, forced });
}

/** AN-048 to AN-050, AN-124 Once all is done, a special action hands the card to the Anomaly, a basic one discards it. */
export function cardSettles({ s }: C): void {
  const { card, use } = must(s.open.inPlay);
  (use === topOf(card) ? s.open.cards : s.open.discard).push(card);
  s.open.inPlay = null;
}

/** AN-103, AN-105 Paid cards, named by their places in the pile, go to the discard pile when the action is declared. */
export function pay({ s, tell }: C, deed: (Event & { t: 'paid' })['deed'], places: readonly number[]): void {
  const { open } = s;
  const cards = places.toSorted((a, b) => a - b).map((place) => open.cards[place]);
  open.cards = open.cards.filter((_, place) => !places.includes(place));
  open.discard.push(...cards);
  tell.all({ t: 'paid', deed, cards });
}

/** AN-123 The Anomaly looks at the whole hand of a player; how the player has sorted it is nobody's business. */
export function lookAtHand({ s, tell }: C, pawn: Pawn): void {
  const seat: Seat = s.open.students[pawn].seat;
  const cards = s.own[seat].hand.toSorted();
  s.own[s.open.anomaly].prey = cards;
  tell.all({ t: 'possessed', pawn });
  tell.seat(s.open.anomaly, { t: 'handSeen', pawn, seat, cards: cards.slice() });
}
