/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, type Seat, shapesOf } from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import type { PairId, PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Spot, Token, VisitName } from './types.ts';

export type Things = {
  /** A place, or somebody's card of it. */
  place: PlaceNo;
  pair: PairId;
  /** Where a token may lie. */
  spot: Spot;
  /** NA-178 A card that lies open before its owner; it is called by the place it leads to. */
  led: PlaceNo;
  visit: VisitName;
  hunt: HuntId;
  survival: SurvivalId;
  token: Token;
  /** One of the Hunted. */
  seat: Seat;
  /** Will to be paid. */
  will: 1 | 2;
  side: BoardSide;
};
export const { oneOf, someOf } = shapesOf<Things>();
export const { key, keys } = keyed<Things>();
