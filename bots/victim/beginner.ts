/** The beginner of VICTIM (8.1, 8.3): a Victim until it is possessed, then the Demon, or its slave. */
import type { Choice, Decision, Dice } from '@lurk/kernel';
import { demonSeats, type Seen, type VI } from '@lurk/victim/public';
import type { Bot } from '../bot.ts';
import { anyAnswer } from '../pick.ts';
import type { Sides } from '../registry.ts';
import { cardAnswers } from './cards.ts';
import { demonAnswers } from './demon.ts';
import { reactions } from './reactions.ts';
import { runAnswers } from './run.ts';
import { turnAnswers } from './turn.ts';

/** By what one is now: everybody begins as a Victim. */
export const victimSides: Sides<VI> = {
  names: ['victims', 'demon'],
  of: ({ open, seat }) => (seat !== null && demonSeats(open).includes(seat) ? 'demon' : 'victims'),
};

/** How a kind of question is answered; undefined leaves it to what the clock would do. */
export type Answers = Readonly<Record<string, (view: Seen, decision: Decision, dice: Dice) => Choice | undefined>>;
const ANSWERS: Answers = { ...turnAnswers, ...runAnswers, ...cardAnswers, ...reactions, ...demonAnswers };

/** What the clock would answer: safe, and never the best. */
function asTheClock({ fallback, mayPass, shape }: Decision, dice: Dice): Choice {
  if (typeof fallback === 'object' && 'choice' in fallback) return fallback.choice;
  if (typeof fallback === 'object' && 'anyOf' in fallback) return anyAnswer(fallback.anyOf, dice);
  return mayPass ? null : anyAnswer(shape, dice);
}

export const beginner: Bot<VI, null> = {
  decide(view, _memory, decision, dice) {
    const answer = ANSWERS[decision.kind]?.(view, decision, dice);
    return answer === undefined ? asTheClock(decision, dice) : answer;
  },
  remembers: false,
};
