/** Playing Survival cards: which may be played at a moment, why not the others, and what happens to any of them. */

import { type Option, option, remove, type Seat } from '@lurk/kernel';
import { liftPasses } from '../acts/passes.ts';
import type { SurvivalPlay } from '../answers.ts';
import { SURVIVAL_CARDS, SURVIVAL_IDS, type SurvivalId } from '../data/survival-cards.ts';
import { inEffect } from '../facts/effects.ts';
import { no, type WhyNot } from '../facts/why-not.ts';
import type { C, Me, Pub, Visit } from '../types.ts';
import type { Called, SurvivalMoment } from './record.ts';
import { SURVIVAL } from './survival-records.ts';

/** Why this Hunted cannot play this card now; null if nothing everybody knows is in the way. */
const survivalBarred = (pub: Pub, hunted: Seat, card: SurvivalId, moment: SurvivalMoment | null, visit: Visit | null): WhyNot | null =>
  anySurvivalBarred(pub, hunted) ?? oneSurvivalBarred(pub, hunted, card, moment, visit);

/** Why this Hunted can play no Survival card at all now. */
function anySurvivalBarred({ open }: Pub, hunted: Seat): WhyNot | null {
  if (inEffect(open, 'despair')) return no('despair'); // NA-148
  return open.survivalPlayed.some(({ seat }) => seat === hunted) ? no('oneSurvival') : null; // NA-031
}

function oneSurvivalBarred(pub: Pub, hunted: Seat, card: SurvivalId, moment: SurvivalMoment | null, visit: Visit | null): WhyNot | null {
  const { open } = pub;
  const { phase } = SURVIVAL_CARDS[card];
  if (phase !== open.phase) return { why: 'wrongPhase', phase };
  if (!moment || !SURVIVAL[card].when.includes(moment)) return no('wrongMoment');
  return SURVIVAL[card].barred?.(pub, hunted, visit) ?? null;
}

/** What its owner is told: the same, and what only the owner can see to be missing. */
export function mySurvivalBarred(me: Me, card: SurvivalId, moment: SurvivalMoment | null, visit: Visit | null): WhyNot | null {
  const barred = survivalBarred(me, me.seat, card, moment, visit);
  if (barred) return barred;
  const asked = SURVIVAL[card].asks(me, visit);
  return 'why' in asked ? asked : null;
}

/** The cards held that may be played at this moment, each with its choices. */
export function survivalOptions(me: Me, moment: SurvivalMoment, visit: Visit | null = null): Option<SurvivalId, unknown>[] {
  return me.own.survival.flatMap((card) => {
    if (survivalBarred(me, me.seat, card, moment, visit)) return [];
    const asked = SURVIVAL[card].asks(me, visit);
    return 'why' in asked ? [] : [option(card, asked)];
  });
}

/** NA-055 Could this Hunted play at this moment, as far as the others know: any card that does not lie in the open? */
export function huntedAskable(pub: Pub, hunted: Seat, moment: SurvivalMoment, visit: Visit | null = null): boolean {
  const { open, sizes } = pub;
  if (sizes.survival[hunted] === 0 || anySurvivalBarred(pub, hunted)) return false;
  return SURVIVAL_IDS.some((card) => !open.survivalDiscard.includes(card) && oneSurvivalBarred(pub, hunted, card, moment, visit) === null);
}

/** All Hunted askable at this moment, in Hunted order. */
export const askableHunted = (pub: Pub, moment: SurvivalMoment): Seat[] => pub.open.hunted.filter((h) => huntedAskable(pub, h, moment));

/** Plays a Survival card; null unless it asks for more. The card is on its discard pile before anything else happens (NA-034). */
export function playSurvival(c: C, seat: Seat, { pick: card, with: choice }: SurvivalPlay, visit: Visit | null = null): Called {
  const { s, tell } = c;
  remove(s.own[seat].survival, [card]);
  s.open.survivalDiscard.push(card);
  s.open.survivalPlayed.push({ seat, card });
  tell.all({ t: 'survivalPlayed', who: seat, card });
  // NA-059a The other side has something new to answer.
  liftPasses(c, 'creature');
  return SURVIVAL[card].play(c, seat, choice, visit);
}
