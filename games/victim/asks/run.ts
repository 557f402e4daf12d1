/** Decision 3. */
import { type Ask, must, option } from '@lurk/kernel';
import { type Acting, actingOf } from '../actions/deed.ts';
import { subOptions } from '../actions/sub.ts';
import type { RunChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { playerOf } from '../facts/asked.ts';
import { holdsCards } from '../facts/hands.ts';
import { mayStop, safestStep, stepsOf, turnsOf } from '../facts/moves.ts';
import { victimOf } from '../facts/people.ts';
import { stacksLeft } from '../facts/placing.ts';
import { oneOf } from '../things.ts';
import type { Pub, VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** What the next point can be spent on. */
function movesOf(pub: Pub, character: CharacterId) {
  const victim = victimOf(pub.open, character);
  return { steps: stepsOf(pub.open, victim), turns: turnsOf(pub, victim, must(pub.open.running)) };
}
/** VI-043, VI-043a What can be done before the next point; in Adrenaline Rush nothing. */
const subsOf = (acting: Acting) => (acting.pub.open.running?.how === 'adrenaline' ? [] : subOptions(acting));
/** The clock: one step, or one tile; then no more. */
function byClock(pub: Pub, victim: CharacterId): RunChoice {
  if (mayStop(must(pub.open.running))) return 'stop';
  const { steps, turns } = movesOf(pub, victim);
  if (steps.length > 0) return { pick: 'step', with: safestStep(pub.open, steps) };
  return { pick: 'turn', with: { pick: turns[0], with: stacksLeft(pub)[0] } };
}
/** Timing note 6: what a Victim without cards must do in any case; null where there is something to decide. */
export function onlyMove(pub: Pub, character: CharacterId): RunChoice | null {
  const acting: Acting = { pub, victim: victimOf(pub.open, character), hand: [] };
  const { steps, turns } = movesOf(pub, character);
  const ways = steps.length + turns.length * stacksLeft(pub).length;
  const free = holdsCards(pub, character) || mayStop(must(pub.open.running)) || subsOf(acting).length > 0;
  return free || ways > 1 ? null : byClock(pub, character);
}

/** 3 (VI-043, VI-047, VI-049) */
export const runPoint: Ask<VI, { victim: CharacterId }, RunChoice> = {
  kind: 'runPoint',
  who: playerOf,
  decide(me, { victim }) {
    const running = must(me.open.running);
    const { steps, turns } = movesOf(me, victim);
    const sides = turns.map((side) => option(side, oneOf.stack(stacksLeft(me))));
    return {
      shape: oneOf([
        ...(steps.length > 0 ? [option('step', oneOf.cell(steps))] : []),
        ...(sides.length > 0 ? [option('turn', oneOf.side(sides))] : []),
        ...subsOf(actingOf(me, victim)),
        ...(mayStop(running) ? ['stop' as const] : []),
      ]),
      fallback: { choice: byClock(me, victim) },
    };
  },
  ...OPENLY,
};
