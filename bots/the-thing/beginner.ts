/** The beginner of The Thing (section 8): together against the game, or among people who may not be what they were. */
import type { Memory, TT } from '@lurk/the-thing/public';
import type { Bot } from '../bot.ts';
import { isOffer } from '../random.ts';
import type { Sides } from '../registry.ts';
import { hiddenDecides, hiddenTakes } from './hidden.ts';
import { Mind } from './mind.ts';
import { partyDecides, partyTakes } from './party.ts';

/** By the present role: an infected player plays for the Aliens from then on. In the co-operative game all are Humans. */
export const theThingSides: Sides<TT> = {
  names: ['humans', 'aliens'],
  of: ({ own }) => (own?.role === 'alien' ? 'aliens' : 'humans'),
};

export const beginner: Bot<TT, Memory> = {
  decide(view, memory, decision, dice) {
    const offered = isOffer(view, decision);
    if (decision.standing && !offered) return decision.standing.choice;
    if (view.open.coop) return offered ? partyTakes(view, decision, dice) : partyDecides(view, decision, dice);
    const mind = new Mind(view, memory, dice);
    return offered ? hiddenTakes(mind, decision) : hiddenDecides(mind, decision);
  },
  remembers: true,
};
