/** 2.6 The 22 item cards. Copies are alike, so a card is its kind: no card can be followed from hand to hand. */
import type { Stat } from './characters.ts';

export const SINGLE_USE = ['aidbox', 'firework', 'flashlight', 'manual', 'pistol', 'hammer'] as const;
export type SingleUse = (typeof SINGLE_USE)[number];
export const EQUIPMENT = ['amulet', 'calculator', 'vest', 'shoes'] as const;
export type Equipment = (typeof EQUIPMENT)[number];
export type Item = SingleUse | Equipment;
/** Hands and piles that are shown are kept in this order. */
export const ITEMS: readonly Item[] = [...SINGLE_USE, ...EQUIPMENT];

const COPIES_OF_SINGLE_USE = 3;
export const ITEM_CARDS: readonly Item[] = [
  ...SINGLE_USE.flatMap((item) => new Array<Item>(COPIES_OF_SINGLE_USE).fill(item)),
  ...EQUIPMENT,
];

/** VI-231 to VI-234 Which results get 1 more. */
export const RAISES: Readonly<Record<Equipment, Stat>> = { amulet: 'luk', calculator: 'int', vest: 'vit', shoes: 'agi' };

export const isEquipment = (item: Item): item is Equipment => Object.hasOwn(RAISES, item);

/** VI-173 */
export const HAND_LIMIT = 5;
/** VI-171 */
export const SLOTS = 2;
/** VI-093 Cards in a Black Box. */
export const BLACK_BOX = 3;
/** VI-230 */
export const HAMMER_TOKENS = 3;
