/** Why something on the table cannot be used now: computed from the reader's own view, so it can tell nothing new. Null: it can be. */

import { type Lang, type Params, sentence } from '@lurk/i18n';
import type { Phase as PlayPhase } from '../data/components.ts';
import { HUNT_CARDS, type HuntId } from '../data/hunt-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import { SURVIVAL_CARDS, type SurvivalId } from '../data/survival-cards.ts';
import {
  DESPAIR,
  flashbackCopies,
  huntAllowed,
  PHASE_2,
  PHASE_4,
  REACTIONS,
  survivalAllowed,
  VISIT_CARDS,
  W1A,
  W3A,
  W3I,
  W4,
} from '../facts/askable.ts';
import { myDiscard } from '../facts/discards.ts';
import { inEffect, ineffective, sacrificed } from '../facts/effects.ts';
import { boundByArtemia, boundByCreature, catchingPlaces } from '../facts/tokens.ts';
import { visitOf } from '../facts/visits.ts';
import { mayDraw, usable } from '../powers/usable.ts';
import type { Me, Open, Seen, Visit } from '../types.ts';
import type { AskKind } from './asks.ts';
import { nameOfHunt, nameOfPhase } from './names.ts';
import { tableOf } from './parts.ts';
import type { WhyNotId } from './why-not.en.ts';

export interface WhyNot {
  why: WhyNotId;
  card?: HuntId;
  phase?: PlayPhase;
  count?: number;
}

export function tellWhyNot(lang: Lang, { why, card, phase, count }: WhyNot): string {
  const params: Params = {
    ...(card ? { card: nameOfHunt(lang, card) } : {}),
    ...(phase ? { phase, name: nameOfPhase(lang, phase) } : {}),
    ...(count === undefined ? {} : { count }),
  };
  return sentence(lang, tableOf(lang).whyNot[why], params);
}

const no = (why: WhyNotId): WhyNot => ({ why });

/** A view as its seat's own knowledge; null for somebody who only watches. */
export function mineOf(view: Seen): Me | null {
  const { seat, seats, open, own, sizes, circles, sealed } = view;
  return seat === null || own === null ? null : { seat, seats, open, own, sizes, circles, sealed };
}

/** A Place card, when places are chosen. */
export function whyNotPlace(view: Seen, place: PlaceNo): WhyNot | null {
  const me = mineOf(view);
  if (!me || view.decision?.kind !== 'explore') return no('notNow');
  const { open, own, seat } = me;
  const { owned, front, double } = open.people[seat]!;
  if (!owned.includes(place)) return no('notOwned');
  if (front.includes(place) || own.down.includes(place)) return no('alreadyDown');
  if (!own.hand.includes(place)) return no('inDiscard');
  if (open.banned.includes(place)) return no('forceField');
  const playable = own.hand.filter((card) => !open.banned.includes(card)).length;
  return double && playable < 2 && !open.options.doubleMayPlayOne ? no('needTwo') : null;
}

/** To Resist, paying this much Will. */
export function whyNotResist(view: Seen, paid: 1 | 2): WhyNot | null {
  const me = mineOf(view);
  if (!me || view.decision?.kind !== 'explore') return no('notNow');
  if (me.sealed) return no('alreadyReady');
  const { will, resisted } = me.open.people[me.seat]!;
  const discard = myDiscard(me).length;
  if (resisted) return no('resistedAlready');
  if (discard === 0) return no('emptyDiscard');
  if (paid > will) return no('notEnoughWill');
  return paid === 2 && discard < 3 ? no('smallDiscard') : null;
}

export function whyNotGiveUp(view: Seen): WhyNot | null {
  const me = mineOf(view);
  if (!me || view.decision?.kind !== 'explore') return no('notNow');
  if (me.sealed) return no('alreadyReady');
  return me.open.people[me.seat]!.will === 3 && myDiscard(me).length === 0 ? no('nothingToRecover') : null;
}

/** To take a card back instead of using the place. */
export function whyNotTakeBack(view: Seen): WhyNot | null {
  const me = mineOf(view);
  if (!me || view.decision?.kind !== 'resolveVisit') return no('notNow');
  return myDiscard(me).length === 0 ? no('emptyDiscard') : null;
}

const SURVIVAL_MOMENTS: Partial<Record<AskKind, readonly SurvivalId[]>> = {
  explore: (Object.keys(SURVIVAL_CARDS) as SurvivalId[]).filter((card) => SURVIVAL_CARDS[card].phase === 1),
  w2r: ['vortex'],
  w3aHunted: REACTIONS,
  w3c: REACTIONS,
  resolveVisit: VISIT_CARDS,
  w4Hunted: PHASE_4,
};

/** A Survival card of the reader's own hand. */
export function whyNotSurvival(view: Seen, card: SurvivalId): WhyNot | null {
  const me = mineOf(view);
  if (!me || me.seat === me.open.creature) return no('notNow');
  const { open, seat } = me;
  if (inEffect(open, 'despair')) return no('despair');
  if (open.survivalPlayed.some((played) => played.seat === seat)) return no('oneSurvival');
  const { phase } = SURVIVAL_CARDS[card];
  if (phase !== open.phase) return { why: 'wrongPhase', phase };
  const asked = SURVIVAL_MOMENTS[view.decision?.kind as AskKind]?.includes(card);
  const offered = view.offer !== null && REACTIONS.includes(card);
  if (!asked && !offered) return no('wrongMoment');
  const at = view.stack.at(-1)?.at as { hunted: number; card: number } | null;
  const visit = asked && view.decision?.kind === 'resolveVisit' ? visitOf(open, at!.hunted, at!.card) : undefined;
  if (!survivalAllowed(me, seat, card, visit)) return survivalCondition(me, card);
  return missingFromHand(me, card);
}

/** What everybody can see to be missing. */
function survivalCondition({ open, sizes, seat }: Me, card: SurvivalId): WhyNot {
  switch (card) {
    case 'adrenaline':
      return no('fullWill');
    case 'ingenuity':
      return no('beaconCharged');
    case 'sacrifice':
      return no(sizes.hand[seat] === 0 ? 'noCardToGive' : 'noHuntToStop');
    case 'sixthSense':
      return no('emptyDiscard');
    case 'strikeBack':
      return no('creatureHandEmpty');
    case 'vortex':
      return no('nothingToTrade');
    case 'detector':
      return no('notUnderArtemia');
    case 'dodge':
      return no('notUnderCreature');
    case 'hologram':
      return no('noArtemiaToken');
    case 'drone':
      return no('nothingNew');
    case 'gate':
      return no('noPowerNear');
    case 'amplifier':
      return no(open.marker ? 'stasis' : 'beaconOff');
    case 'doubleBack':
      return no('nothingInFront');
    default:
      return no('notNow');
  }
}

/** What only the reader can see to be missing: a card put down is no longer in hand, a discard behind the smoke may hold nothing of use. */
function missingFromHand(me: Me, card: SurvivalId): WhyNot | null {
  const { own, open, sealed } = me;
  if (card === 'sacrifice') {
    const put = sealed ? (sealed.choice as { with: PlaceNo[] }).with : [];
    return own.hand.length > put.length ? null : no('noCardToGive');
  }
  if (card === 'vortex') return myDiscard(me).some((place) => !open.banned.includes(place)) ? null : no('nothingToTrade');
  return null;
}

const HUNT_MOMENTS: Partial<Record<AskKind, readonly HuntId[]>> = {
  w1a: W1A,
  w1c: DESPAIR,
  w2m: PHASE_2,
  w2rCreature: PHASE_2,
  w3aCreature: W3A,
  w3i: W3I,
  w4Creature: W4,
};

/** A Hunt card of the Creature's own hand. */
export function whyNotHunt(view: Seen, card: HuntId): WhyNot | null {
  const { open } = view;
  if (view.seat !== open.creature) return no('notNow');
  if (sacrificed(open)) return no('sacrificed');
  if (open.huntPlayed.length >= open.huntLimit) return { why: 'huntLimit', count: open.huntPlayed.length };
  const as = card === 'flashback' ? flashbackCopies(open) : card;
  if (!as) return no('nothingToCopy');
  const copies = as !== card;
  const phase = HUNT_CARDS[as].phase ?? undefined;
  if (phase !== open.phase) return copies ? { why: 'copyWrongPhase', card: as, phase } : { why: 'wrongPhase', phase };
  const cards = view.decision ? HUNT_MOMENTS[view.decision.kind as AskKind] : view.offer ? DESPAIR : undefined;
  if (!cards?.includes(as)) return copies ? { why: 'copyWrongMoment', card: as } : no('wrongMoment');
  if (huntAllowed(view, as)) return null;
  return no(as === 'ascendancy' ? 'noBigHand' : 'noHands');
}

/** The power of the place the reader is on. */
export function whyNotPower(view: Seen, visit: Visit): WhyNot | null {
  const { open } = view;
  if (boundByArtemia(open, visit)) return no('underArtemia');
  if (boundByCreature(open, visit)) return no('underCreature');
  if (ineffective(open, visit.at)) return silenced(open, visit.at);
  return unusable(view, visit);
}

/** The power of another place, through the Lair, Gate or Drone. */
export function whyNotCopy(view: Seen, visit: Visit, place: PlaceNo): WhyNot | null {
  if (place === PLACE.artefact) return no('copyArtefact');
  if (visit.at === PLACE.lair && place === PLACE.lair) return no('copyLair');
  return unusable(view, { ...visit, at: place });
}

/** What the Lair may borrow: only what lies under a Creature token. */
export const whyNotBorrow = (view: Seen, visit: Visit, place: PlaceNo): WhyNot | null =>
  place !== PLACE.artefact && place !== PLACE.lair && !catchingPlaces(view.open).includes(place)
    ? no('copyNoToken')
    : whyNotCopy(view, visit, place);

/** A place in the reserve, for the Rover. */
export function whyNotTakePlace({ open, seat }: Seen, place: PlaceNo): WhyNot | null {
  if (seat === null || !open.people[seat]) return no('notNow');
  if (open.people[seat].owned.includes(place)) return no('ownedAlready');
  return open.reserve[place] > 0 ? null : no('noneLeft');
}

/** Which card has silenced the place. */
function silenced(open: Open, place: PlaceNo): WhyNot {
  if (open.cataclysm === place) return { why: 'ineffective', card: 'cataclysm' };
  if (open.tokens.target.includes(place) && inEffect(open, 'toxin')) return { why: 'ineffective', card: 'toxin' };
  if (open.tokens.target.includes(place) && inEffect(open, 'mirage')) return { why: 'ineffective', card: 'mirage' };
  return { why: 'ineffective', card: 'interference' };
}

function unusable(view: Seen, { hunted, at }: Visit): WhyNot | null {
  const { open } = view;
  if (usable(view, hunted, at)) return null;
  if (ineffective(open, at) && !open.options.copyIneffective) return silenced(open, at);
  switch (at) {
    case PLACE.beach:
      return no('beachUsed');
    case PLACE.wreck:
      return no('wreckUsed');
    case PLACE.rover:
      return no('nothingNew');
    case PLACE.shelter:
      return no(!mayDraw(view) && inEffect(open, 'despair') ? 'despair' : 'nothingToDraw');
    case PLACE.source:
      return no('nobodyToHeal');
    case PLACE.lair:
      return no('nothingAtLair');
    default:
      return no('doubleWaiting');
  }
}
