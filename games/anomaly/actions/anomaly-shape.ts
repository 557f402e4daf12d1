/** What the Anomaly can do with half an action point (D-18 to D-25, D-30, D-31), as one complete choice (AN-105a). */
import { assign, type Choice, compound, number, type Option, oneOf, option, type Shape, someOf } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import { ELECTRICITY_PLACED, EVOLUTIONS } from '../data/components.ts';
import { anomalySteps } from '../facts/moves.ts';
import { payableDeeds, paymentShape } from '../facts/payments.ts';
import { electricityLeft } from '../facts/supply.ts';
import type { Me } from '../types.ts';

/** AN-106, AN-111 Feed is offered everywhere, whatever is there. */
export const basicOptions = ({ open, own }: Me): ('feed' | Option<'move', Zone>)[] => [
  option('move', oneOf(anomalySteps(open, own.pawns[0].zone))),
  'feed',
];

/** AN-103 Whatever it can pay for. */
export const specialOptions = (me: Me): Option<Bottom, Choice>[] =>
  payableDeeds(me.open).map((deed) => ({ id: deed, with: compound({ pay: paymentShape(me.open, deed), ...details(me, deed) }) }));

function details(me: Me, deed: Bottom): Record<string, Shape<Choice>> {
  const { open, own } = me;
  switch (deed) {
    case 'evolve': // AN-113, D-22
      return { evolution: oneOf(EVOLUTIONS.filter((evolution) => !open.evolutions.includes(evolution))) };
    case 'overload': // AN-115 to AN-117, D-23
      return { use: oneOf([...placeOptions(me), ...activateOptions(me)]) };
    case 'scent': // AN-133, D-30
      return { zones: someOf(ZONES, 1, ZONES.length - 1) };
    case 'teleport': // AN-134, D-31
      return { to: oneOf(ZONES.filter((zone) => zone !== own.pawns[0].zone)) };
    case 'possess': // AN-122
      return {};
  }
}

/** AN-115, AN-116, D-24 Two tokens, or the last one, together or apart. */
function placeOptions({ open }: Me): Option<'place', Zone[]>[] {
  const count = Math.min(ELECTRICITY_PLACED, electricityLeft(open));
  if (count === 0) return [];
  return [option('place', assign(['first', 'second'].slice(0, count), ZONES))];
}

/** AN-117; AN-140, D-25 with Conductive, and how many tokens of its own zone it eats first. */
function activateOptions({ open, own }: Me): ('activate' | Option<'activate', number>)[] {
  if (open.electricity.length === 0) return [];
  if (!open.evolutions.includes('conductive')) return ['activate'];
  const here = open.electricity.filter((zone) => zone === own.pawns[0].zone).length;
  return [option('activate', number(0, here))];
}
