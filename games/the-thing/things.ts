/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, shapesOf } from '@lurk/kernel';
import type { Mix, Puttable } from './answers.ts';

import type { Deal } from './coop/facts.ts';
import type { DieFace } from './coop/types.ts';
import type { Action, Item } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Slot } from './facts/trades.ts';
import type { Pawn, Side, Up } from './types.ts';

export type Things = {
  pawn: Pawn;
  character: CharacterId;
  place: Place | Location;
  /** An Action card of one's own. */
  card: Puttable;
  /** An Action card just drawn, in nobody's hand yet. */
  drawn: Action;
  /** A hand chosen from the Action deck. */
  mix: Mix;
  item: Item | Up;
  weather: Weather;
  /** Which of somebody's two Infection tokens. */
  side: Side;
  /** What leaves one's own pocket in a trade, and what is wanted for it. */
  give: Slot;
  want: Slot;
  /** Whose offer. */
  accept: Pawn;
  decline: Pawn;
  /** A point of Force, and where it goes. */
  point: number;
  aim: Location | 'pool';
  /** How much damage is repaired. */
  damage: number;
  /** Is somebody let aboard? */
  door: 'yes' | 'no';
  die: number;
  face: DieFace;
  /** What the dice allow. */
  deal: Deal;
};
export const { oneOf, someOf, assign, order, number } = shapesOf<Things>();
export const { key, keys } = keyed<Things>();
