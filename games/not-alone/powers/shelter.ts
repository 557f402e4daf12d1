/** The Shelter asks in the middle: what is kept depends on what is drawn (NA-136, NA-137). */
import { type Answer, ask, end, must, next, remove } from '@lurk/kernel';
import { discardSurvival, drawSurvival } from '../acts/decks.ts';
import { shelterKeep } from '../asks/reckoning.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { procedure } from '../types.ts';

export const shelter = procedure('shelter', {
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
  keepOne: () => ask(shelterKeep, 'discardTheOther'),
  discardTheOther: (c, [{ seat, choice }]: Answer<SurvivalId>[]) => {
    const own = c.s.own[seat];
    remove(own.drawn, [choice]);
    own.survival.push(choice);
    discardSurvival(c, seat, must(own.drawn.pop()), 'shelter');
    return end();
  },
});
