/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, shapesOf } from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Kind } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { SymbolId } from './data/symbols.ts';
import type { Aim, Deed, Pawn, Use } from './types.ts';

export type Things = {
  zone: Zone;
  symbol: SymbolId;
  aim: Aim;
  evolution: Evolution;
  /** A card of a hand, and what a Student does with it. */
  card: Kind;
  use: Use;
  /** What the Anomaly does with half an action point. */
  deed: Deed;
  /** A card of the Anomaly's pile, by its place there: one that pays; `half` is one that pays half of the price (AN-137). */
  gift: number;
  half: number;
  /** `pawn` is a Student who acts; `student` one who is acted upon or who owns the trap; `starter` anybody who takes a starting zone. */
  pawn: Pawn;
  student: Pawn;
  starter: Pawn | 'anomaly';
  /** One of the electricity tokens that are placed together. */
  token: 'first' | 'second';
  /** How many electricity tokens are eaten (AN-140). */
  eaten: number;
};
export const { oneOf, someOf, assign, number } = shapesOf<Things>();
export const { key, keys } = keyed<Things>();
