/** The same game with Smokescreen played at the beginning of every turn: random players seldom hide much under it. */

import { said } from '@lurk/contract';
import type { Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { raiseSmoke } from '../cards/survival-effects.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import type { Memory } from '../memory.ts';
import type { NA, S } from '../types.ts';
import { notAlone } from './index.ts';

const CARD: SurvivalId = 'smokescreen';

/** The card is spent, wherever it was. */
function spend({ open, own, vault }: S): void {
  const piles = [vault.survivalDeck, ...own.map(({ survival }) => survival)];
  for (const pile of piles) if (pile.includes(CARD)) open.survivalDiscard.push(...pile.splice(pile.indexOf(CARD), 1));
}

export function smoky(): Proof<NA, Memory> {
  const { exploration } = notAlone.procedures;
  const begin: Step<NA> = (c, answers) => {
    const said = exploration.steps.begin(c, answers);
    spend(c.s);
    raiseSmoke(c);
    return said;
  };
  const smoked = { ...exploration, steps: { ...exploration.steps, begin } };
  return {
    ...notAlone,
    name: 'not-alone, under Smokescreen',
    // What is seen when it clears is gone at once: it rises again.
    events: { ...notAlone.events, smokeCleared: { ...notAlone.events.smokeCleared, out: said('discards') } },
    procedures: { ...notAlone.procedures, exploration: smoked },
  };
}
