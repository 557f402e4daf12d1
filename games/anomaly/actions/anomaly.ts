/** Making half an action point of the Anomaly (AN-099 to AN-111). What can be chosen is `asks/deeds.ts`. */
import { call, next } from '@lurk/kernel';
import { pay } from '../acts/cards.ts';
import { moveAnomaly } from '../acts/moves.ts';
import type { Paid } from '../facts/payments.ts';
import type { C, Deed, Half } from '../types.ts';
import { revealItself, SPECIALS } from './specials.ts';

/** AN-102 Basic or special. */
export const isBasic = (deed: Deed): boolean => deed === 'move' || deed === 'feed';
export const deedOf = (half: Half): Deed => (typeof half === 'object' ? half.pick : half);

/** Carries out one complete half of an action point, as far as nothing new comes out that it must decide upon. */
export function act(c: C, half: Half) {
  if (half === 'feed') return call('feed', revealItself(c, 'feed')); // AN-107
  if (half.pick === 'move') {
    moveAnomaly(c, half.with, 'move');
    return next;
  }
  const { pay: paid, ...given } = half.with;
  pay(c, half.pick, placesOf(paid));
  return SPECIALS[half.pick].act(c, given);
}

/** The cards of a payment, by their places in the pile. */
const placesOf = (paid: Paid): number[] => (paid.pick === 'half' ? [paid.with.pick, ...paid.with.with] : paid.with);
