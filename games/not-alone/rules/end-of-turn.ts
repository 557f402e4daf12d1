/** Phase 4, end-of-turn actions (NA-219 to NA-224). */

import { ask, next } from '@lurk/kernel';
import { advanceRescue } from '../acts/counters.ts';
import { refillHunt } from '../acts/decks.ts';
import { endTurn } from '../acts/turn.ts';
import { w4Creature, w4Hunted } from '../asks/end-of-turn.ts';
import { HUNT_HAND } from '../data/components.ts';
import { discardOf } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { type C, HUNTED, procedure } from '../types.ts';
import { beginPhase } from './phase.ts';
import { creatureAnswers, huntedPlays } from './window.ts';

export const endOfTurn = procedure('endOfTurn', {
  begin: (c) => {
    beginPhase(c, 4);
    return next;
  },

  /** NA-219 W4: a priority loop, the Creature first. */
  creatureLast: () => ask(w4Creature, 'creaturePlays'),
  creaturePlays: creatureAnswers('creatureLast'),
  huntedLast: () => ask(w4Hunted, 'discardPlayed', 'huntedPlays'),
  huntedPlays: huntedPlays('creatureLast'),

  /** NA-220 The Place cards still in front go to the discards, in full view (NA-193a). */
  discardPlayed: ({ s, tell }) => {
    for (const who of s.open.hunted) {
      const cards = personOf(s.open, who).front;
      if (cards.length === 0) continue;
      discardOf(s, who).push(...cards);
      personOf(s.open, who).front = [];
      tell.all({ t: 'discarded', who, why: 'endOfTurn', cards });
    }
    return next;
  },

  /** NA-053, NA-221 Tokens back to the Creature. */
  tokensBack: ({ s }) => {
    s.open.tokens = { creature: [], artemia: [], target: [] };
    return next;
  },

  /** NA-194 The smoke clears: all discards are visible again. */
  smokeClears: (c) => {
    if (c.s.open.smokescreen) clearSmoke(c);
    return next;
  },

  /** NA-033 Hunt cards to the discard pile in the order played; NA-222 she draws up to three; NA-223 Rescue, unless Stasis. */
  refillAndRescue: (c) => {
    const { open } = c.s;
    const stasis = inEffect(open, 'stasis');
    open.huntLimit = inEffect(open, 'tracking') ? 2 : 1; // NA-182, NA-224
    open.huntDiscard.push(...open.huntPlayed.map(({ card }) => card));
    open.huntPlayed = [];
    refillHunt(c, HUNT_HAND);
    if (stasis) c.tell.all({ t: 'rescueHeld' });
    else advanceRescue(c);
    return next;
  },

  /** NA-024, NA-224 All effects of the turn end. */
  endEffects: ({ s }) => {
    endTurn(s.open);
    return next;
  },
});

function clearSmoke({ s, tell }: C): void {
  const { open } = s;
  const { facts } = s.circle[HUNTED];
  for (const h of open.hunted) personOf(open, h).discard = facts.discards[h];
  tell.all({ t: 'smokeCleared', discards: facts.discards.map((pile) => pile.slice()) });
  facts.discards = [];
  open.smokescreen = false;
}
