/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, kind, shapesOf, type ThingsOf } from '@lurk/kernel';
import type { Mix, Puttable } from './answers.ts';

import type { Deal } from './coop/facts.ts';
import type { DieFace } from './coop/types.ts';
import type { Action, Item } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Slot } from './facts/trades.ts';
import type { Pawn, Side, Up } from './types.ts';

const KINDS = {
  pawn: kind<Pawn>(),
  character: kind<CharacterId>(),
  place: kind<Place | Location>(),
  /** An Action card of one's own. */
  card: kind<Puttable>(),
  /** An Action card just drawn, in nobody's hand yet. */
  drawn: kind<Action>(),
  /** A hand chosen from the Action deck. */
  mix: kind<Mix>(),
  item: kind<Item | Up>(),
  weather: kind<Weather>(),
  /** Which of somebody's two Infection tokens. */
  side: kind<Side>(),
  /** What leaves one's own pocket in a trade, and what is wanted for it. */
  give: kind<Slot>(),
  want: kind<Slot>(),
  /** Whose offer. */
  accept: kind<Pawn>(),
  decline: kind<Pawn>(),
  /** A point of Force, and where it goes. */
  point: kind<number>(),
  aim: kind<Location | 'pool'>(),
  /** How much damage is repaired. */
  damage: kind<number>(),
  /** Is somebody let aboard? */
  door: kind<'yes' | 'no'>(),
  die: kind<number>(),
  face: kind<DieFace>(),
  /** What the dice allow. */
  deal: kind<Deal>(),
};
export type Things = ThingsOf<typeof KINDS>;
export const { oneOf, someOf, assign, order, number } = shapesOf(KINDS);
export const { key, keys } = keyed<Things>();
