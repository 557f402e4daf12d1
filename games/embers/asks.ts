/** The three questions. Whom we ask, and how fast, follows from what everybody sees; what can be chosen, from what the asked one holds. */
import { type Ask, must, othersThan, type Seat, seatsOf } from '@lurk/kernel';
import { oneOf } from './things.ts';
import type { Card, EM } from './types.ts';

/** EM-04 */
export const name: Ask<EM, unknown, Seat> = {
  kind: 'name',
  who: ({ open }) => [open.keeper],
  decide: ({ seats, seat }) => ({ shape: oneOf.seat(othersThan(seat, seats)) }),
  show: 'names',
  pace: () => 'none',
};

/** EM-05 Both are asked for any card they hold, a Curse or not: that there is a choice tells nothing. */
export const give: Ask<EM, unknown, Card> = {
  kind: 'give',
  who: ({ open }) => [open.keeper, must(open.named)].sort((a, b) => a - b),
  decide: ({ own }) => ({ shape: oneOf.card(own.hand) }),
  show: 'names',
  pace: () => 'glance',
};

/** EM-07 */
export const accuse: Ask<EM, unknown, Seat> = {
  kind: 'accuse',
  who: ({ seats }) => seatsOf(seats),
  decide: ({ seats, seat }) => ({ shape: oneOf.seat(othersThan(seat, seats)), deadline: 'long' }),
  show: 'names',
  pace: () => 'glance',
};
