/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, kind, type Seat, shapesOf, type ThingsOf } from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import type { PairId, PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Spot, Token, VisitName } from './types.ts';

const KINDS = {
  /** A place, or somebody's card of it. */
  place: kind<PlaceNo>(),
  pair: kind<PairId>(),
  /** Where a token may lie. */
  spot: kind<Spot>(),
  /** NA-178 A card that lies open before its owner; it is called by the place it leads to. */
  led: kind<PlaceNo>(),
  visit: kind<VisitName>(),
  hunt: kind<HuntId>(),
  survival: kind<SurvivalId>(),
  token: kind<Token>(),
  /** One of the Hunted. */
  seat: kind<Seat>(),
  /** Will to be paid. */
  will: kind<1 | 2>(),
  side: kind<BoardSide>(),
};
export type Things = ThingsOf<typeof KINDS>;
export const { oneOf, someOf } = shapesOf(KINDS);
export const { key, keys } = keyed<Things>();
