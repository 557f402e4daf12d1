/** The questions of Phase 3 (section 5: riverKeep to artemiaDiscard). */

import { type Ask, must, option, type Seat, type Shape, type Want } from '@lurk/kernel';
import { PASS_PHASE } from '../acts/passes.ts';
import type { HuntPlay, Pass, Play, Resolution, Scream, SurvivalPlay } from '../answers.ts';
import { creatureAskable, huntOptions } from '../cards/hunt.ts';
import { askableHunted, huntedAskable, survivalOptions } from '../cards/survival.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { myDiscard, takeBackBarred } from '../facts/discards.ts';
import { inEffect, ineffective } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { boundByArtemia } from '../facts/tokens.ts';
import { sufferingNow, visitOf } from '../facts/visits.ts';
import type { Here } from '../frames.ts';
import { POWERS } from '../powers/powers.ts';
import { usable } from '../powers/usable.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, NA, Open, Pub, Visit } from '../types.ts';
import { PASSES, PLAYS, windowWant } from './window.ts';

/** The visit being resolved. */
export const visitHere = (open: Open, { hunted, card }: Here): Visit => visitOf(open, must(hunted), must(card));

/** NA-088 W3v: who played two cards because of the River keeps one of them. */
export const riverKeep: Ask<NA, unknown, PlaceNo> = {
  kind: 'riverKeep',
  who: ({ open, sizes }) => open.hunted.filter((h) => personOf(open, h).double === 'river' && sizes.down[h] === 2),
  decide: ({ own, open }) => {
    const free = own.down.filter((place) => !Object.values(open.tokens).some((spot) => spot.includes(place)));
    return { shape: oneOf.place(own.down), deadline: 'short', ...(free.length > 0 ? { fallback: { choice: free[0] } } : {}) };
  },
  show: 'names',
  pace: () => 'none',
};

/** NA-090 W3a, the Creature first. */
export const w3aCreature: Ask<NA, unknown, Play<HuntPlay> | Pass> = {
  kind: 'w3aCreature',
  who: (pub) => (creatureAskable(pub, 'w3aCreature') ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, oneOf.hunt, huntOptions(me, 'w3aCreature'), PASS_PHASE),
  show: 'nothing',
  pace: () => 'window',
  window: true,
  passes: PASSES,
};

/** NA-090 W3a, then the Hunted. */
export const w3aHunted: Ask<NA, unknown, Pass, Play<SurvivalPlay>> = {
  kind: 'w3aHunted',
  who: (pub) => askableHunted(pub, 'w3aHunted'),
  decide: (me) => windowWant(me, oneOf.survival, survivalOptions(me, 'w3aHunted')),
  show: 'nothing',
  pace: () => 'window',
  acts: PLAYS,
  window: true,
  passes: PASSES,
};

/** NA-105 W3c: the last chance for a phase 3 card. */
export const w3c: typeof w3aHunted = {
  ...w3aHunted,
  kind: 'w3c',
  who: (pub) => askableHunted(pub, 'w3c'),
  decide: (me) => windowWant(me, oneOf.survival, survivalOptions(me, 'w3c')),
};

/** NA-097, NA-097a Which of two visits first; public. */
export const visitOrder: Ask<NA, Here, PlaceNo> = {
  kind: 'visitOrder',
  who: (_, { hunted }) => [must(hunted)],
  decide: ({ open, seat }) => {
    const cards = open.visits.filter((v) => v.hunted === seat && !v.resolved).map(({ card }) => card);
    return { shape: oneOf.led(cards), deadline: 'short', fallback: { choice: cards.toSorted((a, b) => a - b)[0] } };
  },
  show: 'names',
  pace: () => 'none',
};

/** NA-100 W3i: before a visit is resolved the Creature may play Cataclysm. */
export const w3i: Ask<NA, unknown, Play<HuntPlay> | Pass> = {
  kind: 'w3i',
  who: (pub) => (creatureAskable(pub, 'w3i') ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, oneOf.hunt, huntOptions(me, 'w3i'), PASS_PHASE),
  show: 'nothing',
  pace: () => 'glance',
  window: true,
  passes: PASSES,
};

/** NA-095 W3p: power, one card back, Drone, Gate, or nothing. */
export const resolveVisit: Ask<NA, Here, Resolution | null, SurvivalPlay> = {
  kind: 'resolveVisit',
  who: (_, { hunted }) => [must(hunted)],
  decide: resolveWant,
  // NA-100a Any Hunted askable for it may interject, unasked.
  offer: {
    who: (pub) => askableHunted(pub, 'interjection'),
    decide: (me) => ({ shape: oneOf.survival(survivalOptions(me, 'interjection')) }),
  },
  show: 'names',
  pace: () => 'window',
};

export const POWER = 'power';
export const TAKE_BACK = 'takeBack';
/** Cards played at one's own visit; they resolve it. */
const VISIT_PLAY = 'card';

function resolveWant(me: Me, at: Here): Want<Resolution | SurvivalPlay | null> {
  const visit = visitHere(me.open, at);
  const power = usable(me, me.seat, visit.at) ? POWERS[visit.at].asks(me) : null;
  const cards = survivalOptions(me, 'resolveVisit', visit);
  const shape = oneOf([
    ...(power ? [option(POWER, power)] : []),
    ...(takeBackBarred(me) === null ? [option(TAKE_BACK, oneOf.place(myDiscard(me)))] : []),
    ...(cards.length > 0 ? [option(VISIT_PLAY, oneOf.survival(cards))] : []),
  ]);
  return { shape, mayPass: true, fallback: { choice: visitFallback(me, visit, power) } };
}

/** Section 5, default of resolveVisit: the plain powers, else the most recent discard, else nothing. */
function visitFallback(me: Me, visit: Visit, shape: Shape | null): Resolution | null {
  const latest = myDiscard(me).toReversed();
  const power = (choice: unknown): Resolution => ({ pick: POWER, with: choice });
  if (shape) {
    if (visit.at === PLACE.beach || visit.at === PLACE.wreck) return power(true);
    if (shape.t === 'someOf') return power(latest.slice(0, shape.min));
    if (visit.at === PLACE.jungle || visit.at === PLACE.swamp) return power(latest[0] ?? 'thisCard');
    if (visit.at === PLACE.lair && latest.length > 0) {
      return power({ pick: 'takeBack', with: inEffect(me.open, 'persecution') ? latest[0] : true });
    }
  }
  return latest.length > 0 ? { pick: TAKE_BACK, with: latest[0] } : null;
}

/** Is there anything at all they could do here, as far as everybody knows? If not, they are not asked: the facts that force it are public. */
export function couldAct(pub: Pub, visit: Visit): boolean {
  const { hunted, at } = visit;
  return usable(pub, hunted, at) || pub.sizes.discard[hunted] > 0 || huntedAskable(pub, hunted, 'resolveVisit', visit);
}

/** NA-136 Keep one of the two cards drawn. */
export const shelterKeep: Ask<NA, { hunted: Seat }, SurvivalId> = {
  kind: 'shelterKeep',
  who: (_, { hunted }) => [hunted],
  decide: ({ own }) => ({ shape: oneOf.survival(own.drawn) }),
  show: 'names',
  pace: () => 'none',
};

/** NA-170, NA-171 Discard two, or lose one Will. With fewer than two cards the loss is forced by a public count. */
export const LOSE_WILL = 'loseWill' as const;
export const screamChoice: Ask<NA, unknown, Scream> = {
  kind: 'screamChoice',
  who: ({ open, sizes }) => sufferers(open).filter((h) => sizes.hand[h] >= 2),
  decide: ({ own, open, seat }) => {
    const { will } = personOf(open, seat);
    const keepsWill = own.hand.length >= 4 || will === 1;
    const cards = option('discard', someOf.place(own.hand, 2));
    return { shape: oneOf([cards, LOSE_WILL]), fallback: keepsWill ? { anyOf: oneOf([cards]) } : { choice: LOSE_WILL } };
  },
  show: 'names',
  pace: () => 'none',
};

/** NA-173 One Survival card of their choice; a single one is forced by a public count. */
export const toxinDiscard: Ask<NA, unknown, SurvivalId> = {
  kind: 'toxinDiscard',
  who: ({ open, sizes }) => sufferers(open).filter((h) => sizes.survival[h] > 1),
  decide: ({ own }) => ({ shape: oneOf.survival(own.survival) }),
  show: 'names',
  pace: () => 'none',
};

const sufferers = (open: Open): Seat[] => must(sufferingNow(open)).visits.map(({ hunted }) => hunted);

/** NA-106 n cards of their hand for n visits under the Artemia token; a hand of n or fewer is forced by a public count. */
export const artemiaDiscard: Ask<NA, unknown, PlaceNo[]> = {
  kind: 'artemiaDiscard',
  who: ({ open, sizes }) => open.hunted.filter((h) => artemiaVisits(open, h) > 0 && sizes.hand[h] > artemiaVisits(open, h)),
  decide: ({ own, open, seat }) => ({ shape: someOf.place(own.hand, artemiaVisits(open, seat)) }),
  show: 'names',
  pace: () => 'none',
};

/** How many of their visits the Artemia token binds. */
export const artemiaVisits = (open: Open, hunted: Seat): number =>
  open.visits.filter((v) => v.hunted === hunted && boundByArtemia(open, v)).length;

/** NA-098 A visit at a place made ineffective is resolved with nothing at all. */
export const lost = (open: Open, v: Visit): boolean => ineffective(open, v.at);
