/** Plans in matches that are played by chance: is what a seat foresees asked, and does the question take what was planned? */
import type { Foreseen, Foresight } from '@lurk/contract';
import {
  accepts,
  anyChoice,
  apply,
  begin,
  canonical,
  type Decision,
  fastDice,
  type Game,
  type GameTypes,
  type Json,
  type Seat,
  view,
} from '@lurk/kernel';
import { chance, randomMove } from './player.ts';

interface Setting<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['Options'];
}
/** What became of a plan when its question came. */
interface Met {
  readonly kind: string;
  readonly taken: boolean;
  /** Were the options those that were foreseen last? */
  readonly same: boolean;
}

/** Every seat plans whenever it can, at the first moment it can, and nobody's plan is told to anybody. Throws where what is asked already is foreseen. */
export function plansOf<G extends GameTypes>(
  game: Game<G>,
  { foreseen, about }: Foresight<G>,
  { seats, options }: Setting<G>,
  seed: string,
): Met[] {
  const { match } = begin(game, { seats, options, dice: fastDice(seed) });
  const below = chance(seed);
  const plans = new Map<Seat, { kind: string; about: Json; choice: unknown }>();
  const latest = new Map<Seat, Foreseen>();
  const met: Met[] = [];
  while (match.s.control.over === null) {
    for (let seat = 0; seat < seats; seat++) {
      const seen = view(match, seat);
      const { decision, sealed } = seen;
      const isFor = (one: { kind: string; about: Json }): boolean =>
        decision !== null && !sealed && decision.kind === one.kind && canonical(about(seen)) === canonical(one.about);
      const plan = plans.get(seat);
      if (plan && decision && isFor(plan)) {
        met.push({ kind: plan.kind, taken: accepts(decision, plan.choice), same: isSame(latest.get(seat), decision) });
        plans.delete(seat);
      }
      const next = foreseen(seen);
      if (next && isFor(next)) throw new Error(`seat ${seat} foresees the question that it is asked: ${next.kind}`);
      if (next) latest.set(seat, next);
      if (next && !plans.has(seat)) plans.set(seat, { kind: next.kind, about: next.about, choice: anyChoice(next.shape, below) });
    }
    apply(match, randomMove(match, below).input);
  }
  return met;
}
const isSame = (foreseen: Foreseen | undefined, { shape }: Decision): boolean =>
  !!foreseen && canonical(foreseen.shape) === canonical(shape);
