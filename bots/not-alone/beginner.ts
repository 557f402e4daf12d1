/** The beginner of NOT ALONE, on either side (sections 8.3 and 8.4). Never makes an unasked play. */
import type { Memory, NA } from '@lurk/not-alone/public';
import type { Bot } from '../bot.ts';
import { isOffer } from '../random.ts';
import type { Sides } from '../registry.ts';
import { creatureDecides } from './creature.ts';
import { huntedDecides } from './hunted.ts';

export const notAloneSides: Sides<NA> = {
  names: ['creature', 'hunted'],
  of: ({ open, seat }) => (seat === open.creature ? 'creature' : 'hunted'),
};

export const beginner: Bot<NA, Memory> = {
  decide(view, memory, decision, dice) {
    if (isOffer(view, decision)) return null;
    if (decision.standing) return decision.standing.choice;
    return notAloneSides.of(view) === 'creature' ? creatureDecides(view, memory, decision, dice) : huntedDecides(view, decision, dice);
  },
  remembers: true,
};
