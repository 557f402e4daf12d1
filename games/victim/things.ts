/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { keyed, shapesOf } from '@lurk/kernel';
import type { HealChoice } from './answers.ts';
import type { Token } from './data/bunker.ts';
import type { CharacterId, Stat } from './data/characters.ts';
import type { Upgradable } from './data/demons.ts';
import type { Equipment, Item } from './data/items.ts';
import type { Rotation, Side, Stack, TileId } from './data/tiles.ts';
import type { Slot } from './facts/hands.ts';
import type { Cell } from './facts/hex.ts';
import type { Piece } from './types.ts';

export type Things = {
  /** Somebody to play, before there are Victims. */
  character: CharacterId;
  victim: CharacterId;
  stat: Stat;
  /** What Heal takes off a board. */
  harm: HealChoice;

  cell: Cell;
  /** Of the tile that the one who acts is on. */
  side: Side;
  /** Of the tile that has just been turned. */
  rotation: Rotation;
  stack: Stack;
  /** Looked at in a stack. */
  tile: TileId;
  /** How many of those go back on the top. */
  onTop: number;

  /** A card of the hand by its kind, where it does not matter which of several. */
  item: Item;
  /** One card of the hand. */
  slot: Slot;
  /** Equipment that is worn. */
  worn: Equipment;
  /** How many cards a Search takes. */
  cards: number;

  /** Of the roll that lies open, by its place. */
  die: number;
  /** The same of one's own roll in a common one. */
  ownDie: number;

  /** Found, and not in the row. */
  token: Token;
  /** Where in the row a token is put. */
  place: number;
  /** A token of the row, by its place. */
  placed: number;

  piece: Piece;
  /** A skill of the Demon that gets a purple token. */
  upgrade: Upgradable;
};
export const { oneOf, someOf, order, number } = shapesOf<Things>();
export const { key, keys } = keyed<Things>();
