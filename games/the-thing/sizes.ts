/** 6.2 How many cards and tokens everybody holds, how high the piles are: always true and always shown. */
import { backsOf } from './facts/items.ts';
import type { S, Sizes } from './types.ts';

export const sizes = ({ own, vault }: S): Sizes => ({
  hand: own.map(({ hand }) => hand.length),
  items: own.map(({ items }) => backsOf(items)),
  drawn: own.map(({ drawn }) => drawn.length),
  drawnCards: own.map(({ drawnCards }) => drawnCards.length),
  actionDeck: vault.actionDeck.length,
  actionDiscard: vault.actionDiscard.length,
  pile: vault.pile.length,
  weapons: vault.weapons.length,
  objects: vault.objects.length,
  lab: vault.lab.length,
  labDiscard: vault.labDiscard.length,
});
