/** Fires (D-22) and Bonus actions (D-32). */
import type { Choice, Shape } from '@lurk/kernel';
import { isGreen, isVehicle } from '@lurk/the-thing/public';
import { TUNABLE } from '@lurk/the-thing/reckoning';
import { any, asks, chance, pick } from '../pick.ts';
import { things } from './choosing.ts';
import type { Mind } from './mind.ts';
import { effect, missing } from './needs.ts';

const ARSON = 0.2;

/** D-22 A Human burns a room for warmth, when it is nearly too late; a hidden Alien a way out that is nearly open. */
export function burns(mind: Mind, shape: Shape): Choice {
  const { open, me, dice } = mind;
  const { at } = open.people[me];
  const means = things(shape, 'item');
  if (at === null || !isGreen(at) || means.length === 0) return null;
  const cold = open.freezing !== null && open.freezing >= TUNABLE.freezing.last - 4;
  const wayOut = isVehicle(at) || (at === 'radio' && open.rescue.state === 'waiting');
  if (mind.isAlien) return isVehicle(at) && missing(open, at) <= 1 && chance(dice, ARSON) ? any(means, dice) : null;
  return cold && !wayOut ? any(means, dice) : null;
}

/** D-32 Fuel and Tools, where they are needed; a hidden Alien keeps them as often as not. */
export function adds(mind: Mind, shape: Shape): Choice {
  const { at } = mind.open.people[mind.me];
  if (at === null || (mind.isAlien && chance(mind.dice, 0.6))) return null;
  for (const [item, action] of [
    ['tools', 'repair'],
    ['fuel', 'use'],
  ] as const) {
    const more = asks(shape, item);
    if (!more || !worthwhile(mind, action)) continue;
    const [pawn] = things(more, 'pawn');
    return pick(item, pawn);
  }
  return null;
}
function worthwhile({ open, view, me }: Mind, action: 'repair' | 'use'): boolean {
  const { at } = open.people[me];
  if (at === null) return false;
  return isVehicle(at) ? missing(open, at) <= 3 : effect(view, action, at) >= 3;
}
