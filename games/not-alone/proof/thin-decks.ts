/** The same game with both decks nearly drawn through: random players seldom live to see a reshuffle. */
import { next, type Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import type { Memory } from '../memory.ts';
import type { NA } from '../types.ts';
import { notAlone } from './index.ts';

const LEFT = 1;

export function thinDecks(): Proof<NA, Memory> {
  const { match } = notAlone.procedures;
  const thin: Step<NA> = ({ s: { open, vault } }) => {
    open.huntDiscard.push(...vault.huntDeck.splice(LEFT));
    open.survivalDiscard.push(...vault.survivalDeck.splice(LEFT));
    return next;
  };
  const thinned = {
    ...match,
    steps: { ...match.steps, thin },
    below: { ...match.below, dealToTheCreature: 'thin', thin: 'turn' },
  };
  return { ...notAlone, name: 'not-alone, thin decks', procedures: { ...notAlone.procedures, match: thinned } };
}
