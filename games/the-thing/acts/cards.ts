/** Action cards: drawing and the Activity pile. */
import { must } from '@lurk/kernel';
import type { Action } from '../data/cards.ts';
import { isOnRed, seatOf } from '../facts/people.ts';
import type { C, Pawn } from '../types.ts';

/** TT-077 The top cards of the Action deck; an empty deck is reshuffled from the discard. */
export function drawActions({ s, dice, tell }: C, count: number): Action[] {
  const { vault } = s;
  const drawn: Action[] = [];
  for (let i = 0; i < count; i++) {
    if (vault.actionDeck.length === 0) {
      vault.actionDeck = dice.shuffle('actions', vault.actionDiscard.splice(0));
      tell.all({ t: 'reshuffled' });
    }
    drawn.push(must(vault.actionDeck.pop(), 'an Action card'));
  }
  return drawn;
}

/** A card goes face down on the Activity pile: whose it was is forgotten here (L-14). At maximum suspicion it is shown first (TT-084). */
export function putOnPile({ s, tell }: C, pawn: Pawn, card: Action, discarded: Action | null = null): void {
  tell.all({ t: 'putCard', pawn });
  tell.seat(seatOf(s.open, pawn), { t: 'putCardIs', card, discarded });
  if (isOnRed(s.open, pawn)) tell.all({ t: 'shownCard', pawn, card });
  s.vault.pile.push(card);
  sortPile(s.vault.pile);
}

/** The pile is kept by kind, not in the order in which cards came: it is shuffled before each turn of a card (TT-143, TT-148). */
const sortPile = (pile: Action[]): Action[] => pile.sort();
