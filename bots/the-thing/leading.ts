/** The Leader's decisions (8.2): who gets a card, when to stop. A hidden Alien leads nearly as well, and wastes a card now and then. */
import { type Choice, type Decision, must, type Shape } from '@lurk/kernel';
import { type Action, assignable, isReady, isVehicle, type Pawn, repetitions, roomOf, standing } from '@lurk/the-thing/public';
import { chance } from '../pick.ts';
import { drawn } from './choosing.ts';
import { wouldLeave } from './leaving.ts';
import type { Mind } from './mind.ts';
import { useful } from './needs.ts';

/** The best is chosen clearly, not always. */
const CLEARLY = 3;
const WASTES = 0.35;
const STOPS = 0.2;
const TRUSTED = 0.12;

const actionsThere = (mind: Mind, action: Action, pawn: Pawn): number => {
  const { open } = mind;
  const room = roomOf(open, pawn);
  if (action === 'use' && isVehicle(room) && isReady(open, room)) return atTheDoor(mind, pawn);
  const times = useful(open, action, room, repetitions(open, action, pawn));
  const yields = action === 'use' && (room === 'armory' || room === 'warehouse' || room === 'lab');
  return mind.good(action, room) * times * (yields ? 1.05 - mind.says.of(pawn) : 1);
};
/** A Character given a USE card at a ready vehicle may hold Keys, and leave. */
function atTheDoor(mind: Mind, pawn: Pawn): number {
  if (pawn === mind.me) return wouldLeave(mind) ? 30 : 0.1;
  return mind.says.of(pawn) < TRUSTED ? 3 : 0;
}

/** D-23 */
export function assigns(mind: Mind, shape: Shape): Choice {
  const action = must(mind.open.flipped);
  const wastes = mind.isAlien && chance(mind.dice, WASTES);
  const good = (pawn: Pawn): number => actionsThere(mind, action, pawn);
  const harm = (pawn: Pawn): number => mind.good('sabotage', roomOf(mind.open, pawn));
  const worth = (pawn: Pawn): number =>
    action === 'sabotage' ? (wastes ? 0.2 + harm(pawn) : 1 / (0.2 + harm(pawn))) : wastes ? 1 / (0.3 + good(pawn)) : 0.02 + good(pawn);
  return drawn(shape, { pawn: (pawn) => worth(pawn) ** CLEARLY }, mind.dice);
}

/** D-24 The Character with least to do there; among equals, the least trusted one. */
export const lays = (mind: Mind, shape: Shape): Choice =>
  drawn(
    shape,
    {
      pawn: (pawn) => {
        const { at } = mind.open.people[pawn];
        const busy = at === null ? 0 : mind.good('use', at) + mind.good('repair', at);
        return ((0.3 + mind.says.of(pawn)) / (0.3 + busy)) ** 2;
      },
    },
    mind.dice,
  );

/** D-25 Goes on while the next card is more likely to help than to harm. */
export function turns(mind: Mind, { shape }: Decision): Choice {
  if (shape.t !== 'oneOf' || shape.options.length < 2) return 'flip';
  const best = (action: Action): number => Math.max(0, ...assignable(mind.view, action).map((pawn) => actionsThere(mind, action, pawn)));
  const harms = assignable(mind.view, 'sabotage').map((pawn) => mind.good('sabotage', roomOf(mind.open, pawn)));
  const [good, bad] = [(best('use') + best('repair')) / 2, harms.length > 0 ? Math.min(...harms) : 0];
  const fear = 0.12 + 0.3 * mind.says.amongst(standing(mind.open));
  if (mind.isAlien && chance(mind.dice, STOPS)) return 'stop';
  return good * (1 - fear) > bad * fear ? 'flip' : 'stop';
}
