/** Decision 3. */
import { type Ask, must, oneOf, option } from '@lurk/kernel';
import { actingOf } from '../actions/deed.ts';
import { subOptions } from '../actions/sub.ts';
import type { RunChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { playerOf } from '../facts/asked.ts';
import { mayStop, safestStep, stepsOf, turnsOf } from '../facts/moves.ts';
import { victimOf } from '../facts/people.ts';
import { stacksLeft } from '../facts/placing.ts';
import type { Me, VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** What the next point can be spent on. */
function movesOf(me: Me, character: CharacterId) {
  const victim = victimOf(me.open, character);
  return { steps: stepsOf(me.open, victim), turns: turnsOf(me, victim, must(me.open.running)) };
}
/** The clock: one step, or one tile; then no more. */
function byClock(me: Me, victim: CharacterId): RunChoice {
  if (mayStop(must(me.open.running))) return 'stop';
  const { steps, turns } = movesOf(me, victim);
  if (steps.length > 0) return { pick: 'step', with: safestStep(me.open, steps) };
  return { pick: 'turn', with: { pick: turns[0], with: stacksLeft(me)[0] } };
}

/** 3 (VI-043, VI-047, VI-049) VI-043a In Adrenaline Rush there are no Sub-Actions. */
export const runPoint: Ask<VI, { victim: CharacterId }, RunChoice> = {
  kind: 'runPoint',
  who: playerOf,
  decide(me, { victim }) {
    const running = must(me.open.running);
    const { steps, turns } = movesOf(me, victim);
    const stacks = oneOf(stacksLeft(me));
    return {
      shape: oneOf([
        ...(steps.length > 0 ? [option('step', oneOf(steps))] : []),
        ...(turns.length > 0 ? [option('turn', oneOf(turns.map((side) => option(side, stacks))))] : []),
        ...(running.how === 'adrenaline' ? [] : subOptions(actingOf(me, victim))),
        ...(mayStop(running) ? ['stop' as const] : []),
      ]),
      fallback: { choice: byClock(me, victim) },
    };
  },
  ...OPENLY,
};
