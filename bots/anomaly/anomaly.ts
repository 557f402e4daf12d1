/** The beginner as the Anomaly (section 8.3). */
import type { Memory, Seen } from '@lurk/anomaly/public';
import type { Choice, Decision, Dice, Shape } from '@lurk/kernel';
import { anyAnswer, chance, followUp, idsOf, pick } from '../pick.ts';
import { certainAt, crowdAt } from './belief.ts';
import { type Hunt, heads, huntOf } from './hunt.ts';
import { ordersAction, ordersHit } from './orders.ts';
import { special } from './powers.ts';

/** Action points it keeps until the Students are finished (tuned, section 8.5). */
const KEPT = 2;
/** How likely it is to run rather than feed once everybody knows where it is, by the number of Students (tuned, section 8.5). */
const FRIGHT = [0, 0.1, 0.4, 0.7];
/** It feeds on hope if that is at least as good, when nobody can strike back any more. */
const HOPE = 0.5;

export function anomalyDecides(view: Seen, memory: Memory, decision: Decision, dice: Dice): Choice {
  const { shape, fallback } = decision;
  // A starting zone, or what the clock would answer where the specification names it (section 5).
  if (!view.open.placed || decision.kind === 'whatToEat' || decision.kind === 'whomToPossess')
    return fallback !== 'random' && 'choice' in fallback ? fallback.choice : anyAnswer(shape, dice);
  const hunt = huntOf(view, memory, dice);
  switch (decision.kind) {
    case 'anomalyTurn':
      return waits(hunt) ? null : (special(hunt, shape, 'first') ?? basic(hunt, shape));
    case 'secondHalf':
      return idsOf(shape).includes('feed') ? basic(hunt, shape) : special(hunt, shape, 'second');
    case 'forcedAction':
      return ordersAction(hunt, shape);
    case 'secondForcedHit':
      return ordersHit(hunt, shape);
    default:
      // Baited, or free to react; with nowhere to go it goes on.
      return idsOf(shape).length > 0 ? heads(hunt, shape) : null;
  }
}

/** Keeps its points while the Students can strike, unless there is something to eat or to run from. */
const waits = ({ view, belief, here, left, exposed }: Hunt): boolean =>
  left > 0 && !exposed && !certainAt(belief, here) && view.open.ap <= KEPT;

/** Feeds if it is sure of a meal and of itself; else goes where there may be one. */
function basic(hunt: Hunt, shape: Shape): Choice {
  if (eats(hunt)) return 'feed';
  return pick('move', heads(hunt, followUp(shape, 'move')));
}

function eats({ view, belief, here, left, exposed, dice }: Hunt): boolean {
  const { ap, fed, fuel, students } = view.open;
  if (exposed && chance(dice, FRIGHT[students.length])) return false;
  if (certainAt(belief, here)) return true;
  if (exposed) return false;
  if (!fed && fuel.includes(here)) return true;
  const hope = crowdAt(belief, here);
  // With its last point it had better try than starve.
  return left === 0 && (hope >= HOPE || (!fed && ap <= 1 && hope > 0));
}
