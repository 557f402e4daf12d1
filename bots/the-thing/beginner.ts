/** The beginner of The Thing (section 8): together against the game, or among people who may not be what they were. */
import type { TT } from '@lurk/the-thing/public';
import type { Bot } from '../bot.ts';
import { isOffer, random } from '../random.ts';
import type { Sides } from '../registry.ts';
import { partyDecides, partyTakes } from './party.ts';

/** By the role of the first deal: who is infected later goes on as the bot they are. Those who play together are all Humans. */
export const theThingSides: Sides<TT> = {
  names: ['humans', 'aliens'],
  of: ({ own }) => (own?.role === 'alien' ? 'aliens' : 'humans'),
};

export const beginner: Bot<TT, null> = {
  decide(view, memory, decision, dice) {
    if (!view.open.coop) return random.decide(view, memory, decision, dice);
    if (isOffer(view, decision)) return partyTakes(view, decision, dice);
    return decision.standing ? decision.standing.choice : partyDecides(view, decision, dice);
  },
  remembers: false,
};
