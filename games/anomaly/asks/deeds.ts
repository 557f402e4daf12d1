/** What the Anomaly can do with half an action point (AN-099 to AN-111, D-18 to D-21), as one complete choice (AN-105a): for its questions, and for what it plans. */
import { type AnswerTo, compound, type Option, option, type Picked, type Shape } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import { ELECTRICITY_PLACED, EVOLUTIONS } from '../data/components.ts';
import { anomalySteps } from '../facts/moves.ts';
import { type Paid, payableDeeds, paymentShape } from '../facts/payments.ts';
import { electricityLeft } from '../facts/supply.ts';
import { assign, number, oneOf, someOf } from '../things.ts';
import type { Half, Me } from '../types.ts';

/** What each special action asks beside its price. */
const ASKS = {
  /** AN-113, RU-81, D-22 */
  evolve: ({ open }: Me) => ({
    evolution: oneOf.evolution(EVOLUTIONS.filter((evolution) => !open.evolutions.includes(evolution))),
  }),
  /** AN-115 to AN-117, D-23 */
  overload: (me: Me) => ({ use: overloads(me) }),
  possess: () => ({}),
  /** AN-132, AN-133, D-30 */
  scent: () => ({ zones: someOf.zone(ZONES, 1, ZONES.length - 1) }),
  /** AN-134, D-31 */
  teleport: ({ own }: Me) => ({
    to: oneOf.zone(ZONES.filter((zone) => zone !== own.pawns[0].zone)),
  }),
} satisfies Record<Bottom, (me: Me) => { [name: string]: Shape }>;

type Given<P> = { [K in keyof P]: AnswerTo<P[K]> };
export type SpecialGiven = { [D in Bottom]: Given<ReturnType<(typeof ASKS)[D]>> };

/** AN-117, AN-140 With Conductive the number eaten comes with it. */
type Overload = Picked<'place', Zone[]> | 'activate' | Picked<'activate', number>;
/** AN-115, AN-116, D-24 Two tokens, or the last one, together or apart; AN-117, AN-140, D-25 or all of them set off. */
function overloads({ open, own }: Me): Shape<Overload> {
  const count = Math.min(ELECTRICITY_PLACED, electricityLeft(open));
  const here = open.electricity.filter((zone) => zone === own.pawns[0].zone).length;
  const setOff = open.evolutions.includes('conductive') ? option('activate', number.eaten(0, here)) : ('activate' as const);
  return oneOf([
    ...(count > 0 ? [option('place', assign.token((['first', 'second'] as const).slice(0, count)).zone(ZONES))] : []),
    ...(open.electricity.length > 0 ? [setOff] : []),
  ]);
}

/** AN-106, AN-111 Feed is offered everywhere, whatever is there. */
export const basicOptions = ({ open, own }: Me): ('feed' | Option<'move', Zone>)[] => [
  option('move', oneOf.zone(anomalySteps(open, own.pawns[0].zone))),
  'feed',
];

/** AN-103 Whatever it can pay for. */
export const specialOptions = (me: Me): Option<Bottom, { pay: Paid }>[] =>
  payableDeeds(me.open).map((deed) => option(deed, compound({ pay: paymentShape(me.open, deed), ...ASKS[deed](me) })));

/** AN-099, D-18 One half of an action point. */
export const deedShape = (me: Me): Shape<Half> => oneOf.deed([...basicOptions(me), ...specialOptions(me)]);
