/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, kind, shapesOf, type ThingsOf } from '@lurk/kernel';
import type { HealChoice } from './answers.ts';
import type { Token } from './data/bunker.ts';
import type { CharacterId, Stat } from './data/characters.ts';
import type { Upgradable } from './data/demons.ts';
import type { Equipment, Item } from './data/items.ts';
import type { Rotation, Side, Stack, TileId } from './data/tiles.ts';
import type { Slot } from './facts/hands.ts';
import type { Cell } from './facts/hex.ts';
import type { Piece } from './types.ts';

const KINDS = {
  /** Somebody to play, before there are Victims. */
  character: kind<CharacterId>(),
  victim: kind<CharacterId>(),
  stat: kind<Stat>(),
  /** What Heal takes off a board. */
  harm: kind<HealChoice>(),

  cell: kind<Cell>(),
  /** Of the tile that the one who acts is on. */
  side: kind<Side>(),
  /** Of the tile that has just been turned. */
  rotation: kind<Rotation>(),
  stack: kind<Stack>(),
  /** Looked at in a stack. */
  tile: kind<TileId>(),
  /** How many of those go back on the top. */
  onTop: kind<number>(),

  /** A card of the hand by its kind, where it does not matter which of several. */
  item: kind<Item>(),
  /** One card of the hand. */
  slot: kind<Slot>(),
  /** Equipment that is worn. */
  worn: kind<Equipment>(),
  /** How many cards a Search takes. */
  cards: kind<number>(),

  /** Of the roll that lies open, by its place. */
  die: kind<number>(),
  /** The same of one's own roll in a common one. */
  ownDie: kind<number>(),

  /** Found, and not in the row. */
  token: kind<Token>(),
  /** Where in the row a token is put. */
  place: kind<number>(),
  /** A token of the row, by its place. */
  placed: kind<number>(),

  piece: kind<Piece>(),
  /** A skill of the Demon that gets a purple token. */
  upgrade: kind<Upgradable>(),
};
export type Things = ThingsOf<typeof KINDS>;
export const { oneOf, someOf, order, number } = shapesOf(KINDS);
export const { key, keys } = keyed<Things>();
