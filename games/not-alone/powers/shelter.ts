/** The Shelter asks in the middle: what is kept depends on what is drawn (NA-136, NA-137). */
import { ask, end, next, procedure, type Seat } from '@lurk/kernel';
import { discardSurvival, drawSurvival } from '../acts/decks.ts';
import { remove } from '../acts/place-cards.ts';
import { shelterKeep } from '../asks/reckoning.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import type { NA } from '../types.ts';

export const shelter = procedure<NA, { hunted: Seat }>('shelter', {
  draw: (c) => {
    const own = c.s.own[c.at.hunted];
    const drawn = drawSurvival(c, c.at.hunted, 2);
    if (drawn.length === 2) {
      own.drawn = drawn;
      return next;
    }
    // NA-137
    own.survival.push(...drawn);
    return end();
  },
  keepOne: () => ask(shelterKeep),
  discardTheOther: (c) => {
    const [{ seat, choice }] = c.answers;
    const own = c.s.own[seat];
    remove(own.drawn, [choice as SurvivalId]);
    own.survival.push(choice as SurvivalId);
    discardSurvival(c, seat, own.drawn.pop()!, 'shelter');
    return end();
  },
});
