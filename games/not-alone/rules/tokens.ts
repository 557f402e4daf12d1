/** What the three tokens bring: step B, step C, step D and the Will check of step E. */

import { type Answer, ask, go, must, next, remove } from '@lurk/kernel';
import { advanceAssim, changeWill } from '../acts/counters.ts';
import { discardSurvival } from '../acts/decks.ts';
import { discard, pickUp, takeBack } from '../acts/place-cards.ts';
import type { Scream } from '../answers.ts';
import { artemiaDiscard, artemiaVisits, LOSE_WILL, screamChoice, toxinDiscard } from '../asks/reckoning.ts';
import { WILL_AFTER_COLLAPSE_EXPERT, WILL_MAX } from '../data/components.ts';
import type { PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { discardOf } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { boundByCreature, willLostAt } from '../facts/tokens.ts';
import { sufferingNow } from '../facts/visits.ts';
import { type C, procedure } from '../types.ts';

/** NA-101 Step B: the Target cards in the order played, each suffered by all its Hunted at once. */
export const targetToken = procedure('targetToken', {
  nextCard: ({ s }) => {
    const due = sufferingNow(s.open);
    if (!due) return go('done');
    return due.card === 'scream' ? ask(screamChoice, 'scream') : ask(toxinDiscard, 'toxin');
  },
  /** NA-170, NA-171 */
  scream: (c, answers: Answer<Scream>[]) => {
    for (const v of must(sufferingNow(c.s.open)).visits) {
      v.suffered.push('scream');
      const choice = answers.find(({ seat }) => seat === v.hunted)?.choice ?? LOSE_WILL;
      c.tell.all({ t: 'screamSuffered', who: v.hunted });
      if (choice === LOSE_WILL) changeWill(c, v.hunted, -1);
      else discard(c, v.hunted, choice.with, 'scream');
    }
    return go('nextCard');
  },
  /** NA-173 */
  toxin: (c, answers: Answer<SurvivalId>[]) => {
    for (const v of must(sufferingNow(c.s.open)).visits) {
      v.suffered.push('toxin');
      const { survival } = c.s.own[v.hunted];
      const card = answers.find(({ seat }) => seat === v.hunted)?.choice ?? survival.at(0);
      if (!card) continue;
      remove(survival, [card]);
      discardSurvival(c, v.hunted, card, 'toxin');
    }
    return go('nextCard');
  },
  done: () => next,
});

/** NA-106 Step C. */
export const artemiaToken = procedure('artemiaToken', {
  /** NA-163 Mutation first: one Will for each visit. */
  mutation: (c) => {
    const { open } = c.s;
    if (inEffect(open, 'mutation')) for (const h of open.hunted) changeWill(c, h, -artemiaVisits(open, h));
    return next;
  },
  choose: () => ask(artemiaDiscard, 'discard'),
  /** NA-107 An empty hand discards nothing; a hand too small goes whole. */
  discard: (c, answers: Answer<PlaceNo[]>[]) => {
    for (const h of c.s.open.hunted) {
      if (artemiaVisits(c.s.open, h) === 0) continue;
      const cards = answers.find(({ seat }) => seat === h)?.choice ?? c.s.own[h].hand.slice();
      discard(c, h, cards, 'artemia');
    }
    return next;
  },
});

/** NA-109 to NA-117a Steps D and E. */
export const creatureToken = procedure('creatureToken', {
  /** NA-112 First all Will losses, then the advance, then Anticipation's. */
  catch: (c) => {
    const { open } = c.s;
    const caught = open.hunted.filter((h) => loseWillTo(c, h));
    if (caught.length > 0) advanceAssim(c, 'caught'); // NA-110
    if (open.anticipated !== null && caught.includes(open.anticipated)) advanceAssim(c, 'anticipation'); // NA-153
    return next;
  },
  /** NA-115 Step E: one space, however many have lost their last Will; NA-116 they recover. */
  collapse: (c) => {
    const { open } = c.s;
    const collapsed = open.hunted.filter((h) => personOf(open, h).will === 0);
    if (collapsed.length > 0) advanceAssim(c, 'collapse');
    if (!open.winner) for (const h of collapsed) recover(c, h);
    return next;
  },
});

/** NA-109 Under a Creature token. True if caught. */
function loseWillTo(c: C, hunted: number): boolean {
  const { open } = c.s;
  const visits = open.visits.filter((v) => v.hunted === hunted && boundByCreature(open, v));
  if (visits.length === 0) return false;
  for (const v of visits) c.tell.all({ t: 'caught', who: hunted, place: v.at });
  const places = visits.map(({ at }) => at);
  changeWill(c, hunted, -willLostAt(open, places));
  return true;
}

/** NA-116 All their Place cards and 3 Will, NA-230 2 in expert mode. */
function recover(c: C, hunted: number): void {
  const { open } = c.s;
  const will = open.options.expert ? WILL_AFTER_COLLAPSE_EXPERT : WILL_MAX;
  c.tell.all({ t: 'collapsed', who: hunted, will });
  takeBack(c, hunted, discardOf(c.s, hunted).slice(), 'collapse');
  pickUp(c, hunted, personOf(open, hunted).front.slice(), 'collapse');
  changeWill(c, hunted, will);
}
