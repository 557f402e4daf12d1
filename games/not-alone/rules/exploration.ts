/** Phase 1, Exploration (NA-060 to NA-082). */
import { type Answer, ask, go, next, type Picked, pickOf, procedure, type Seat } from '@lurk/kernel';
import { advanceAssim, changeWill } from '../acts/counters.ts';
import { remove, takeBack } from '../acts/place-cards.ts';
import { explore, w1a, w1c } from '../asks/exploration.ts';
import { playHunt } from '../cards/hunt.ts';
import { playSurvival } from '../cards/survival.ts';
import { WILL_MAX } from '../data/components.ts';
import type { PlaceNo } from '../data/places.ts';
import { discardOf } from '../facts/discards.ts';
import type { C, NA } from '../types.ts';
import { beginPhase } from './phase.ts';

export const exploration = procedure<NA, null>('exploration', {
  begin: (c) => {
    beginPhase(c, 1);
    return next;
  },

  /** NA-060 W1a: the Creature may play before any Hunted acts, up to her limit. */
  creatureFirst: () => ask(w1a),
  creaturePlays: (c) => {
    const [answer] = c.answers;
    if (!answer || answer.choice === null) return next;
    return playHunt(c, answer.choice) ?? go('creatureFirst');
  },

  /** NA-061 W1b: all Hunted at the same time. */
  explore: () => ask(explore, { then: 'freeze', acted: 'actsAtOnce' }),
  actsAtOnce: (c) => {
    actAtOnce(c, c.answers[0]);
    return go('explore');
  },

  /** NA-063, NA-068 The last one has played: all choices are frozen, face down. */
  freeze: ({ s, tell, answers }) => {
    for (const { seat, choice } of answers) {
      const cards = (choice as Picked).with as PlaceNo[];
      remove(s.own[seat].hand, cards);
      s.own[seat].down = cards.slice();
    }
    tell.all({ t: 'allReady' });
    return next;
  },

  /** NA-082 W1c: Despair may still be played; nobody chooses again. */
  creatureLast: () => ask(w1c),
  creatureDespairs: (c) => {
    const [answer] = c.answers;
    if (!answer || answer.choice === null) return next;
    return playHunt(c, answer.choice) ?? go('creatureLast');
  },
});

function actAtOnce(c: C, { seat, choice }: Answer): void {
  if (seat === c.s.open.creature) playHunt(c, choice);
  else if (choice === 'giveUp') giveUp(c, seat);
  else if (pickOf(choice) === 'resist') resist(c, seat, (choice as Picked).with as Picked);
  else playSurvival(c, seat, (choice as Picked).with);
}

/** NA-070, NA-080 Will is paid and cards come back, in public. */
function resist(c: C, who: Seat, { pick, with: cards }: Picked): void {
  const person = c.s.open.people[who]!;
  person.resisted = true;
  c.tell.all({ t: 'resisted', who, paid: pick as number });
  changeWill(c, who, -(pick as number));
  takeBack(c, who, cards as PlaceNo[], 'resist');
  // NA-074
  if (person.will === 0) giveUp(c, who);
}

/** NA-075, NA-076 All Will and the whole discard come back; Assimilation advances. */
function giveUp(c: C, who: Seat): void {
  c.tell.all({ t: 'gaveUp', who });
  takeBack(c, who, discardOf(c.s, who).slice(), 'giveUp');
  changeWill(c, who, WILL_MAX);
  advanceAssim(c, 'giveUp');
}
