/** What a card is worth to whom. */
import { type Bottom, bottomOf, type Kind, type Things, type Top, topOf } from '@lurk/anomaly/public';
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { choosing } from '../pick.ts';

/** Answers by what the things of this game are. */
export const { liking, things } = choosing<Things>();

/** How much the Anomaly would like to have a bottom half, the most harmful highest. */
export const HARM: Record<Bottom, number> = { teleport: 4, possess: 3, evolve: 2, overload: 1, scent: 0 };

const WEAPONS: readonly Top[] = ['strike', 'double', 'far', 'bludgeon', 'baton'];

/** The card for a basic action (section 8.2): one the Anomaly had better never get, else one that is no weapon. */
export function discards(cards: Shape, dice: Dice): Choice {
  const spare = (card: Kind): number => (HARM[bottomOf(card)] >= HARM.possess ? 2 : WEAPONS.includes(topOf(card)) ? 0 : 1);
  return liking(cards, { card: spare }, dice);
}

/** The card for a special action: of several that do, the one that helps the Anomaly least. */
export const handsOver = (cards: Shape, dice: Dice): Choice => liking(cards, { card: (card) => -HARM[bottomOf(card)] }, dice);

/** The parts of a compound shape. */
export const partsOf = (shape: Shape): Record<string, Shape> => (shape.t === 'compound' ? shape.parts : {});
