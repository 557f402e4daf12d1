/** Who put a card on the Activity pile of each round, and what came to light of it: public, and no proof of anything (section 8.1, cards). */
import type { Action } from '../data/cards.ts';
import type { Event, Pawn } from '../types.ts';

export type Pile = {
  round: number;
  /** L-14 The Characters who put a card without showing it; one more card comes from the deck. */
  from: Pawn[];
  /** TT-084 Those who had to show it. */
  shown: { pawn: Pawn; card: Action }[];
  /** TT-144 Cards turned over so far; nothing says who put them. */
  flipped: Action[];
};

export function notePile(piles: Pile[], event: Event, round: number): Pile[] {
  const inPile = (more: (pile: Pile) => Partial<Pile>): Pile[] => {
    const pile = piles.at(-1);
    return pile ? piles.with(-1, { ...pile, ...more(pile) }) : piles;
  };
  switch (event.t) {
    case 'pileBegan':
      return [...piles, { round, from: [], shown: [], flipped: [] }];
    case 'putCard':
      return inPile(({ from }) => ({ from: [...from, event.pawn] }));
    case 'shownCard':
      return inPile(({ from, shown }) => ({
        from: from.filter((pawn) => pawn !== event.pawn),
        shown: [...shown, { pawn: event.pawn, card: event.card }],
      }));
    case 'flipped':
      return inPile(({ flipped }) => ({ flipped: [...flipped, event.card] }));
    default:
      return piles;
  }
}
