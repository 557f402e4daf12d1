/** Phase 3, Reckoning (NA-088 to NA-118): the reveal, the cards, then the steps A to E. */

import { type Answer, ask, call, go, goAfter, next } from '@lurk/kernel';
import { takeBack } from '../acts/place-cards.ts';
import type { Resolution, SurvivalPlay } from '../answers.ts';
import {
  couldAct,
  lost,
  POWER,
  resolveVisit,
  riverKeep,
  TAKE_BACK,
  visitHere,
  visitOrder,
  w3aCreature,
  w3aHunted,
  w3c,
  w3i,
} from '../asks/reckoning.ts';
import { playSurvival } from '../cards/survival.ts';
import type { PlaceNo } from '../data/places.ts';
import { personOf } from '../facts/people.ts';
import { sufferingNow, visitsNow } from '../facts/visits.ts';
import { usePower } from '../powers/powers.ts';
import { type C, procedure, type Visit } from '../types.ts';
import { beginPhase } from './phase.ts';
import { creatureAnswers, huntedPass, huntedPlays } from './window.ts';

export const reckoning = procedure('reckoning', {
  begin: (c) => {
    beginPhase(c, 3);
    return next;
  },

  /** NA-088 W3v: River owners keep one card; the other returns to the hand unseen. */
  riverKeep: () => ask(riverKeep, 'riverReturns'),
  riverReturns: ({ s, tell }, answers: Answer<PlaceNo>[]) => {
    for (const { seat, choice } of answers) {
      const { down, hand } = s.own[seat];
      hand.push(...down.filter((place) => place !== choice));
      s.own[seat].down = [choice];
      tell.all({ t: 'riverKept', who: seat });
    }
    return next;
  },

  /** NA-089 All reveal at once; each card is a visit; pending doubles are used up. */
  reveal: ({ s, tell }) => {
    for (const hunted of s.open.hunted) {
      const cards = s.own[hunted].down.sort((a, b) => a - b);
      s.own[hunted].down = [];
      personOf(s.open, hunted).front = cards;
      personOf(s.open, hunted).double = null;
      for (const card of cards) s.open.visits.push({ hunted, card, at: card, resolved: false, suffered: [] });
    }
    tell.all({ t: 'placesShown', shown: s.open.hunted.map((h) => ({ hunted: h, cards: personOf(s.open, h).front.slice() })) });
    return next;
  },

  /** NA-090, NA-057 W3a: the Creature first… */
  creatureReacts: () => ask(w3aCreature, 'creaturePlays'),
  creaturePlays: creatureAnswers('creatureReacts'),
  /** …then all Hunted at once; after a card the window starts again. */
  huntedReact: () => ask(w3aHunted, 'huntedPass', 'huntedPlays'),
  huntedPass: huntedPass('nextVisit'),
  huntedPlays: huntedPlays('creatureReacts'),

  /** NA-092, NA-094a Steps A and B, computed again each time: first the free places, then what the Target token brings. */
  nextVisit: ({ s, at }) => {
    const { open } = s;
    const stepA = visitsNow(open, false);
    if (stepA.length === 0 && sufferingNow(open)) return call('targetToken', null, 'nextVisit');
    const visits = stepA.length > 0 ? stepA : visitsNow(open, true);
    if (visits.length === 0) return go('lastCards');
    const chosen = visits.find((v) => v.hunted === at.hunted && v.card === at.card);
    const visit = chosen ?? visits[0];
    at.hunted = visit.hunted;
    at.card = visit.card;
    // NA-098 Where nothing is to be had in either place, neither comes first.
    const mattersWhich = visits.length > 1 && visits.some((v) => !lost(open, v));
    return mattersWhich && !chosen ? next : go('visit');
  },
  /** NA-097, NA-097a Two visits: the Hunted says openly which comes first. */
  order: () => ask(visitOrder, 'ordered'),
  ordered: ({ s, at, tell }, [{ seat, choice }]: Answer<PlaceNo>[]) => {
    at.card = choice;
    const place = visitHere(s.open, at).at;
    tell.all({ t: 'visitOrdered', who: seat, card: choice, ...(place !== choice && { at: place }) });
    return go('nextVisit');
  },

  /** NA-098 An ineffective place gives nothing at all. */
  visit: ({ s, at, tell, pub }) => {
    const v = visitHere(s.open, at);
    if (!lost(s.open, v) && couldAct(pub, v)) return next;
    v.resolved = true;
    tell.all({ t: lost(s.open, v) ? 'visitLost' : 'visitPassed', hunted: v.hunted, place: v.at });
    return go('nextVisit');
  },
  /** NA-100 W3i: Cataclysm, before the Hunted decides. */
  creatureInterrupts: () => ask(w3i, 'creatureInterrupted'),
  creatureInterrupted: creatureAnswers('nextVisit'),
  /** NA-095 W3p: the Hunted resolves the visit; NA-100a others may interject. */
  resolve: () => ask(resolveVisit, 'resolved', 'interjected'),
  resolved: (c, [{ choice }]: Answer<Resolution | null>[]) => {
    const v = visitHere(c.s.open, c.at);
    v.resolved = true;
    return resolve(c, v, choice) ?? next;
  },
  afterVisit: () => go('nextVisit'),
  /** NA-100a The open decision is withdrawn and the card resolves; then the next visit is found again, and its order chosen again (NA-R91). */
  interjected: (c, [{ seat, choice }]: Answer<SurvivalPlay>[]) => {
    c.at.card = null;
    return goAfter(playSurvival(c, seat, choice), 'nextVisit');
  },

  /** NA-105 W3c: the last chance; a visit freed by a card is resolved, then W3c is run again. */
  lastCards: () => ask(w3c, 'allPassed', 'lastCardPlayed'),
  allPassed: huntedPass('artemiaToken'),
  lastCardPlayed: huntedPlays('nextVisit'),

  /** NA-106 Step C. */
  artemiaToken: () => call('artemiaToken'),
  /** NA-109, NA-115 Steps D and E. */
  creatureToken: () => call('creatureToken'),
});

/** NA-095 One of: the power, one card back, Drone or Gate, nothing. */
function resolve(c: C, v: Visit, choice: Resolution | null) {
  if (choice === null) {
    c.tell.all({ t: 'visitPassed', hunted: v.hunted, place: v.at });
    return null;
  }
  if (choice.pick === POWER) return usePower(c, v, v.at, choice.with);
  if (choice.pick === TAKE_BACK) {
    takeBack(c, v.hunted, [choice.with], 'place');
    return null;
  }
  return playSurvival(c, v.hunted, choice.with, v);
}
