/** Hands: each a circle of its own. What is in one is known to its members; how many cards it has, to all. */
import { oneAmong } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import { ITEMS, type Item, SLOTS } from '../data/items.ts';
import type { Me, Pub, S, Victim } from '../types.ts';

/** For the rules, which know all hands. */
export const handOf = ({ circle }: Pick<S, 'circle'>, victim: CharacterId): Item[] => circle[victim].facts.items;
/** For a question: a hand that this seat may see; nothing of one that it may not. */
export const handSeen = ({ circles }: Pick<Me, 'circles'>, victim: CharacterId): readonly Item[] => circles[victim]?.items ?? [];
export const handCount = ({ sizes }: Pick<Pub, 'sizes'>, victim: CharacterId): number => sizes.hand[victim];
/** Section 6, points 1 and 2: a Victim with any card is asked, so that being asked does not tell which card it is. */
export const holdsCards = (pub: Pick<Pub, 'sizes'>, victim: CharacterId): boolean => handCount(pub, victim) > 0;

/** VI-171 */
export const freeSlots = ({ worn }: Pick<Victim, 'worn'>): number => SLOTS - worn.length;

export const sortItems = (items: Item[]): Item[] => items.sort((a, b) => ITEMS.indexOf(a) - ITEMS.indexOf(b));
/** Each kind once. */
export const kindsIn = (items: readonly Item[]): Item[] => [...new Set(items)];

/** One of several cards that may be alike: its kind, and which of them. */
export type Slot = `${Item}:${number}`;
export const slotsOf = (items: readonly Item[]): Slot[] =>
  items.map((item, place): Slot => `${item}:${items.slice(0, place).filter((other) => other === item).length}`);
export const itemIn = (slot: Slot): Item => oneAmong(ITEMS, slot.split(':')[0]);
