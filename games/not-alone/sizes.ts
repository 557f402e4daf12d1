/** NA-019 The number of cards in every hand, pile and deck is public. */
import { discardOf } from './facts/discards.ts';
import type { S, Sizes } from './types.ts';

export const sizes = (s: S): Sizes => ({
  hand: s.own.map(({ hand }) => hand.length),
  down: s.own.map(({ down }) => down.length),
  survival: s.own.map(({ survival }) => survival.length),
  discard: s.open.people.map((person, seat) => (person ? discardOf(s, seat).length : 0)),
  hunt: s.own[s.open.creature].hunt.length,
  huntDeck: s.vault.huntDeck.length,
  survivalDeck: s.vault.survivalDeck.length,
});
