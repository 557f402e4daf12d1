/** The form of what is said at the table: a line for every event, a question for every kind of decision. The compiler misses none. */
import type { Described, LinesOf } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { Token } from '../data/bunker.ts';
import type { CharacterId, Stat } from '../data/characters.ts';
import type { DemonId } from '../data/demons.ts';
import type { Item } from '../data/items.ts';
import type { Side, Stack, TileId } from '../data/tiles.ts';
import type { ToldRoll } from '../events.ts';
import type { Event, Score, Weakening } from '../types.ts';

/** Names, as a sentence of the reader's language needs them. */
export interface Namer {
  /** A Victim, by its character. */
  who(character: CharacterId): string;
  all(characters: readonly CharacterId[]): string;
  player(seat: Seat): string;
  /** The Demon of this match; before the Curse the word for it. */
  demon(id?: DemonId): string;
  stat(stat: Stat): string;
  tile(tile: TileId): string;
  tiles(tiles: readonly TileId[]): string;
  item(item: Item): string;
  items(items: readonly Item[]): string;
  effect(effect: Weakening): string;
  token(token: Token): string;
  side(side: Side): string;
  stack(stack: Stack): string;
  list(items: readonly string[]): string;
  /** A result or a score, with what it is made of as far as that was told. */
  result(roll: ToldRoll): string;
  score(score: { score: number; base?: number; added?: Score['added'] }): string;
}
/** A sentence that ends with a name: one that shouts needs no full stop. */
export const closed = (text: string): string => (/[!?]$/.test(text) ? text : `${text}.`);
export type Lines = LinesOf<Event, Namer>;
/** `waiting` is what the others read while somebody is asked. */
export type Question = Described & { readonly waiting: (who: string) => string };
