/** Phase 1, Exploration (NA-060 to NA-082). */

import { type Answer, ask, go, goAfter, next, remove, type Seat } from '@lurk/kernel';
import { advanceAssim, changeWill } from '../acts/counters.ts';
import { takeBack } from '../acts/place-cards.ts';
import type { ExploreAct, HuntPlay, PlacesPut, Resist } from '../answers.ts';
import { explore, w1a, w1c } from '../asks/exploration.ts';
import { playHunt } from '../cards/hunt.ts';
import type { Called } from '../cards/record.ts';
import { playSurvival } from '../cards/survival.ts';
import { WILL_MAX } from '../data/components.ts';
import { discardOf } from '../facts/discards.ts';
import { personOf } from '../facts/people.ts';
import { type C, procedure } from '../types.ts';
import { beginPhase } from './phase.ts';

export const exploration = procedure('exploration', {
  begin: (c) => {
    beginPhase(c, 1);
    return next;
  },

  /** NA-060 W1a: the Creature may play before any Hunted acts, up to her limit. */
  creatureFirst: () => ask(w1a, 'creaturePlays'),
  creaturePlays: (c, [answer]: Answer<HuntPlay | null>[]) => {
    if (!answer?.choice) return next;
    return playHunt(c, answer.choice) ?? go('creatureFirst');
  },

  /** NA-061 W1b: all Hunted at the same time. */
  explore: () => ask(explore, 'freeze', 'actsAtOnce'),
  actsAtOnce: (c, [answer]: Answer<ExploreAct>[]) => goAfter(actAtOnce(c, answer), 'explore'),

  /** NA-063, NA-068 The last one has played: all choices are frozen, face down. */
  freeze: ({ s, tell }, answers: Answer<PlacesPut>[]) => {
    for (const { seat, choice } of answers) {
      const cards = choice.with;
      remove(s.own[seat].hand, cards);
      s.own[seat].down = cards.slice();
    }
    tell.all({ t: 'allReady' });
    return next;
  },

  /** NA-082 W1c: Despair may still be played; nobody chooses again. */
  creatureLast: () => ask(w1c, 'creatureDespairs'),
  creatureDespairs: (c, [answer]: Answer<HuntPlay | null>[]) => (answer?.choice && playHunt(c, answer.choice)) ?? next,
});

function actAtOnce(c: C, { seat, choice }: Answer<ExploreAct>): Called {
  if (choice === 'giveUp') return giveUp(c, seat);
  if (choice.pick === 'resist') return resist(c, seat, choice.with);
  return choice.pick === 'survival' ? playSurvival(c, seat, choice.with) : playHunt(c, choice);
}

/** NA-070, NA-080 Will is paid and cards come back, in public. */
function resist(c: C, who: Seat, { pick: paid, with: cards }: Resist): null {
  const person = personOf(c.s.open, who);
  person.resisted = true;
  c.tell.all({ t: 'resisted', who, paid });
  changeWill(c, who, -paid);
  takeBack(c, who, cards, 'resist');
  // NA-074
  return person.will === 0 ? giveUp(c, who) : null;
}

/** NA-075, NA-076 All Will and the whole discard come back; Assimilation advances. */
function giveUp(c: C, who: Seat): null {
  c.tell.all({ t: 'gaveUp', who });
  takeBack(c, who, discardOf(c.s, who).slice(), 'giveUp');
  changeWill(c, who, WILL_MAX);
  advanceAssim(c, 'giveUp');
  return null;
}
