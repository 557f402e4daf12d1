/** Which card can be put on the pile, and how several are named at once. */
import { oneAmong } from '@lurk/kernel';
import type { Mix } from '../answers.ts';
import { ACTIONS, type Action } from '../data/cards.ts';
import type { Me, Open, Pawn } from '../types.ts';
import { isDark } from './base.ts';
import { holds } from './items.ts';
import { plays } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

/** TT-088 In Darkness a card drawn at random; to name one is to use the Flashlight (D-10). */
export const AT_RANDOM = 'random';
/** TT-090, TT-254 Does Darkness bind this Character? */
export const isBlind = (open: Open, pawn: Pawn): boolean => isDark(open) && !plays(open, pawn, 'norris');
export const hasFlashlight = ({ open, own }: Pick<Me, 'open' | 'own'>, pawn: Pawn): boolean => holds(open, own, pawn, 'flashlight');

/** TT-080, TT-088, TT-090 Why this card cannot be put on the pile by choice. */
export const cardBarred = (me: Pick<Me, 'open' | 'own'>, pawn: Pawn, card: Action): WhyNot | null =>
  unless(me.own.hand.includes(card), 'noCardInHand') ?? unless(!isBlind(me.open, pawn) || hasFlashlight(me, pawn), 'tooDark');
export const mixOf = (cards: readonly Action[]): Mix => cards.join();
export const cardsIn = (mix: Mix): Action[] => (mix === '' ? [] : mix.split(',').map((card) => oneAmong(ACTIONS, card)));
