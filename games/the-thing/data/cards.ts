/** 2.6, 2.7 Cards and tokens. Copies of a card are alike, so a card is its kind and has no number of its own (L-13). */
import { isOneOf, keysOf } from '@lurk/kernel';

export const ACTIONS = ['use', 'repair', 'sabotage'] as const;
export type Action = (typeof ACTIONS)[number];
/** The different ones of these. */
export const cardKinds = (cards: readonly Action[]): Action[] => ACTIONS.filter((action) => cards.includes(action));
const COPIES_OF_ACTION = 17;
export const ACTION_CARDS: readonly Action[] = ACTIONS.flatMap((action) => new Array<Action>(COPIES_OF_ACTION).fill(action));

export type Role = 'human' | 'alien';
/** TC-010 The special role cards of the co-operative game. */
export const SPECIAL_ROLES: readonly Role[] = [...new Array<Role>(6).fill('human'), ...new Array<Role>(2).fill('alien')];

export const WEAPONS = ['flamethrower', 'dynamite', 'melee', 'firearm'] as const;
export type Weapon = (typeof WEAPONS)[number];
const OBJECTS = ['keys', 'flashlight', 'tools', 'fuel', 'cable'] as const;
/** An Object card. */
export type Thing = (typeof OBJECTS)[number];
const LABS = ['blood', 'failure'] as const;
export type Lab = (typeof LABS)[number];
/** What is held, traded, used and discarded. */
export type Item = Weapon | Thing | Lab;
export const ITEMS: readonly Item[] = [...WEAPONS, ...OBJECTS, ...LABS];

/** What can be told from its back. */
export const BACKS = ['weapon', 'object', 'lab'] as const;
export type Back = (typeof BACKS)[number];
export const isWeapon = (item: Item): item is Weapon => isOneOf(WEAPONS, item);
export const isThing = (item: Item): item is Thing => isOneOf(OBJECTS, item);
export const isLab = (item: Item): item is Lab => isOneOf(LABS, item);
export const backOf = (item: Item): Back => (isWeapon(item) ? 'weapon' : isThing(item) ? 'object' : 'lab');

/** TT-260 */
export const RECHARGES = 6;
export const FIRE_TOKENS = 6;

/** The tokens everybody has for Encounters: two Human, one Alien (TT-033). */
export type Token = Role;
/** 2.7 The Infection bag never changes: a token drawn is put back. */
export const INFECTION_BAG = { healthy: 7, alien: 2 } as const;

/** How many of each are in a deck. */
export type Deck<I extends Item> = Readonly<Record<I, number>>;
export const cardsOf = <I extends Item>(deck: Deck<I>): I[] => keysOf(deck).flatMap((item) => new Array<I>(deck[item]).fill(item));
