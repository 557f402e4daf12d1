/** What a Victim's player can answer ahead while others have their turns: the first action of the next turn (VI-033, VI-041). */
import { type Foreseen, foresightOf } from '@lurk/contract';
import { must } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import { forest, victimOf } from '../facts/people.ts';
import { eventsThen, newTurn, statesThen } from '../facts/turns.ts';
import type { Me, Open, VI, Victim } from '../types.ts';
import { victimAction } from './turn.ts';

const about = (round: number, victim: CharacterId | null) => ({ round, victim });

export const foresight = foresightOf<VI>(
  (me) => {
    const { open, seat } = me;
    const mine = ({ character }: Victim): boolean => victimOf(open, character).seat === seat;
    const toCome = leftThisRound(open).find(mine);
    if (toCome) return firstAction(me, toCome.character, open.round);
    // VI-026 Before the first round there is nothing to plan from.
    const first = open.round > 0 ? forest(open).find(mine) : undefined;
    return first ? firstAction({ ...me, open: { ...open, ...eventsThen(open) } }, first.character, open.round + 1) : null;
  },
  ({ open }) => about(open.round, open.turn?.victim ?? null),
);

/** VI-033 In turn order, after the Victim whose turn it is. */
function leftThisRound(open: Open): Victim[] {
  const { turn, victims } = open;
  if (!turn) return [];
  return forest(open).filter((victim) => victims.indexOf(victim) > victims.indexOf(victimOf(open, turn.victim)));
}

/** As the question itself will put it, if everything stays where it is until then. */
function firstAction(me: Me, character: CharacterId, round: number): Foreseen | null {
  const { open } = me;
  const victim = victimOf(open, character);
  const then: Open = {
    ...open,
    round,
    victims: open.victims.with(open.victims.indexOf(victim), { ...victim, ...statesThen(victim) }),
    turn: newTurn(open, character),
    trail: [must(victim.at)],
    running: null,
  };
  const { shape } = victimAction.decide({ ...me, open: then, sealed: null }, { victim: character });
  // Only to end the turn: nothing to plan.
  return shape.t === 'oneOf' && shape.options.length > 1 ? { kind: victimAction.kind, about: about(round, character), shape } : null;
}
