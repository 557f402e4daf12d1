/**
 * The same game with Scream and cards of the Artemia token in the Creature's hand every turn, and the Target token where most are: random
 * players seldom suffer Scream together.
 */
import type { Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import type { Memory } from '../memory.ts';
import type { NA, S } from '../types.ts';
import { notAlone } from './index.ts';

const CARDS: readonly HuntId[] = ['scream', 'virus', 'despair'];

/** Taken from the deck and the discard; as many others of the hand go into the deck instead. */
function arm({ open, own, vault }: S): void {
  const { hunt } = own[open.creature];
  for (const card of CARDS)
    for (const pile of [vault.huntDeck, open.huntDiscard]) {
      const other = hunt.findIndex((held) => !CARDS.includes(held));
      if (other >= 0 && pile.includes(card)) {
        pile.splice(pile.indexOf(card), 1);
        vault.huntDeck.push(...hunt.splice(other, 1, card));
      }
    }
}

/** NA-170 Once the places are shown, a Target token that lies moves to the one most visited. */
function aim({ open: { tokens, visits } }: S): void {
  if (tokens.target.length === 0) return;
  const count = (place: PlaceNo): number => visits.filter(({ at }) => at === place).length;
  const [most] = visits.map(({ at }) => at).sort((a, b) => count(b) - count(a) || a - b);
  if (most) tokens.target = [most];
}

export function shrill(): Proof<NA, Memory> {
  const { exploration, reckoning } = notAlone.procedures;
  const reveal: Step<NA> = (c, answers) => {
    const said = reckoning.steps.reveal(c, answers);
    aim(c.s);
    return said;
  };
  const begin: Step<NA> = (c, answers) => {
    arm(c.s);
    return exploration.steps.begin(c, answers);
  };
  const armed = { ...exploration, steps: { ...exploration.steps, begin } };
  const aimed = { ...reckoning, steps: { ...reckoning.steps, reveal } };
  return { ...notAlone, name: 'not-alone, shrill', procedures: { ...notAlone.procedures, exploration: armed, reckoning: aimed } };
}
