/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, kind, shapesOf, type ThingsOf } from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Kind } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { SymbolId } from './data/symbols.ts';
import type { Aim, Deed, Pawn, Use } from './types.ts';

const KINDS = {
  zone: kind<Zone>(),
  symbol: kind<SymbolId>(),
  aim: kind<Aim>(),
  evolution: kind<Evolution>(),
  /** A card of a hand, and what a Student does with it. */
  card: kind<Kind>(),
  use: kind<Use>(),
  /** What the Anomaly does with half an action point. */
  deed: kind<Deed>(),
  /** A card of the Anomaly's pile, by its place there: kind<one that pays>(), `half` is one that pays half of the price (AN-137). */
  gift: kind<number>(),
  half: kind<number>(),
  /** `pawn` is a Student who acts; `student` one who is acted upon or who owns the trap; `starter` anybody who takes a starting zone. */
  pawn: kind<Pawn>(),
  student: kind<Pawn>(),
  starter: kind<Pawn | 'anomaly'>(),
  /** One of the electricity tokens that are placed together. */
  token: kind<'first' | 'second'>(),
  /** How many electricity tokens are eaten (AN-140). */
  eaten: kind<number>(),
};
export type Things = ThingsOf<typeof KINDS>;
export const { oneOf, someOf, assign, number } = shapesOf(KINDS);
export const { key, keys } = keyed<Things>();
