/** 8.1.1, 8.1.3 At the bunker. */
import { enteringLoses, isOnBunker, movesBetween, nearest } from '@lurk/victim/public';
import { asks, pick } from '../pick.ts';
import { things } from './choosing.ts';
import type { Wish } from './wish.ts';

/** 8.1.1 */
export const enter: Wish = ({ can, view, victim }) => (can.includes('enter') && !enteringLoses(view.open, victim) ? 'enter' : undefined);

/** 8.1.3 The move that brings the row nearer to the formula that is done soonest. */
export const password: Wish = ({ view: { open }, victim, shape }) => {
  const goal = isOnBunker(open, victim) ? nearest(open) : null;
  if (!goal) return undefined;
  const places = asks(shape, 'place');
  for (const token of places ? things(places, 'token') : [])
    for (let place = 0; place <= open.row.length; place++)
      if (movesBetween(open.row.toSpliced(place, 0, token), goal.row) < goal.moves) return pick('place', pick(token, place));
  if (asks(shape, 'takeBack'))
    for (let place = 0; place < open.row.length; place++)
      if (movesBetween(open.row.toSpliced(place, 1), goal.row) < goal.moves) return pick('takeBack', place);
  return undefined;
};
