/** How often somebody who knows a bot's ways names beforehand what it does. */
import type { Choice, Decision, GameTypes, Json, View } from '@lurk/kernel';
import type { Bot } from '../index.ts';

export interface Guesses {
  right: number;
  all: number;
}

/** The bot, with an observer who sees what it sees; the observer says nothing (null) of what is not asked or leaves no choice. */
export function observed<G extends GameTypes, M extends Json>(
  bot: Bot<G, M>,
  guesses: Guesses,
  isRight: (view: View<G>, memory: M, decision: Decision, choice: Choice) => boolean | null,
): Bot<G, M> {
  return {
    ...bot,
    decide(view, memory, decision, dice) {
      const choice = bot.decide(view, memory, decision, dice);
      const right = isRight(view, memory, decision, choice);
      if (right !== null) guesses.all += 1;
      if (right) guesses.right += 1;
      return choice;
    },
  };
}
