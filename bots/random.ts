/** Any legal answer. The bottom of every ladder, for every game: it knows shapes and no rules. */
import { answerable, anyChoice, type Decision } from '@lurk/kernel';
import type { Bot } from './bot.ts';

/** One in so many: passing where that is allowed, and taking an offer nobody asked it to take. */
const PASSES = 3;
const TAKES_OFFER = 6;

export const random: Bot = {
  decide(view, _memory, decision, dice) {
    const below = (n: number): number => dice.below('bot', n);
    const { shape, mayPass, standing } = decision;
    if (standing) return standing.choice;
    if (!answerable(shape)) return null;
    if (isOffer(view, decision)) return below(TAKES_OFFER) === 0 ? anyChoice(shape, below) : null;
    return mayPass && below(PASSES) === 0 ? null : anyChoice(shape, below);
  },
  remembers: false,
};

export const isOffer = ({ offer }: { offer: Decision | null }, decision: Decision): boolean => offer?.id === decision.id;
