/** The three questions. Whom we ask, and how fast, follows from what everybody sees; what can be chosen, from what the asked one holds. */
import { type Ask, must, type Seat } from '@lurk/kernel';
import { oneOf } from './things.ts';
import type { Card, EM } from './types.ts';

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const others = (seats: number, me: Seat): Seat[] => seatsOf(seats).filter((seat) => seat !== me);

/** EM-04 */
export const name: Ask<EM, unknown, Seat> = {
  kind: 'name',
  who: ({ open }) => [open.keeper],
  decide: ({ seats, seat }) => ({ shape: oneOf('seat', others(seats, seat)) }),
  show: 'names',
  pace: () => 'none',
};

/** EM-05 Both are asked for any card they hold, a Curse or not: that there is a choice tells nothing. */
export const give: Ask<EM, unknown, Card> = {
  kind: 'give',
  who: ({ open }) => [open.keeper, must(open.named)].sort((a, b) => a - b),
  decide: ({ own }) => ({ shape: oneOf('card', own.hand) }),
  show: 'names',
  pace: () => 'glance',
};

/** EM-07 */
export const accuse: Ask<EM, unknown, Seat> = {
  kind: 'accuse',
  who: ({ seats }) => seatsOf(seats),
  decide: ({ seats, seat }) => ({ shape: oneOf('seat', others(seats, seat)), deadline: 'long' }),
  show: 'names',
  pace: () => 'glance',
};
