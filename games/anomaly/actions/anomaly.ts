/** Choosing and making half an action point of the Anomaly (AN-099 to AN-111, D-18 to D-21), as one complete choice (AN-105a). */
import { call, compound, next, type Option, option } from '@lurk/kernel';
import { pay } from '../acts/cards.ts';
import { moveAnomaly } from '../acts/moves.ts';
import type { Zone } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import { anomalySteps } from '../facts/moves.ts';
import { type Paid, payableDeeds, paymentShape } from '../facts/payments.ts';
import { oneOf } from '../things.ts';
import type { C, Deed, Half, Me } from '../types.ts';
import { revealItself, SPECIALS } from './specials.ts';

/** AN-102 Basic or special. */
export const isBasic = (deed: Deed): boolean => deed === 'move' || deed === 'feed';
export const deedOf = (half: Half): Deed => (typeof half === 'object' ? half.pick : half);

/** AN-106, AN-111 Feed is offered everywhere, whatever is there. */
export const basicOptions = ({ open, own }: Me): ('feed' | Option<'move', Zone>)[] => [
  option('move', oneOf('zone', anomalySteps(open, own.pawns[0].zone))),
  'feed',
];

/** AN-103 Whatever it can pay for. */
export const specialOptions = (me: Me): Option<Bottom, { pay: Paid }>[] =>
  payableDeeds(me.open).map((deed) => option(deed, compound({ pay: paymentShape(me.open, deed), ...SPECIALS[deed].asks(me) })));

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
