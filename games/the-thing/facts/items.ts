/** What is held: hidden and face up, by kind. */
import { isOneOf } from '@lurk/kernel';
import { type Back, backOf, ITEMS, type Item, type Weapon } from '../data/cards.ts';
import type { Arm, Backs, Flamethrower, Hideable, Open, Own, Pawn, Up } from '../types.ts';

export const NO_BACKS: Backs = { weapon: 0, object: 0, lab: 0 };
export function backsOf(items: readonly Item[]): Backs {
  const backs = { ...NO_BACKS };
  for (const item of items) backs[backOf(item)]++;
  return backs;
}
export const ofBack = <I extends Item>(items: readonly I[], back: Back): I[] => items.filter((item) => backOf(item) === back);

export const isFlamethrower = (up: string): up is Flamethrower => up.startsWith('flamethrower:');
export const isHideable = (item: Item): item is Hideable => item !== 'flamethrower';
export const itemOf = (up: Item | Up): Item => (isFlamethrower(up) ? 'flamethrower' : up);
/** Recharge tokens on it (H-13). */
export const chargesOf = (flamethrower: Flamethrower): number => Number(flamethrower.split(':')[1]);
export const withCharges = (charges: number): Flamethrower => `flamethrower:${charges}`;

/** Everything a Character holds, as its player knows it: face-up items first, for they are used first (TT-014a). */
export const heldBy = ({ people }: Open, own: Own, pawn: Pawn): Up[] => [...people[pawn].up, ...own.items];
export const holds = (open: Open, own: Own, pawn: Pawn, item: Item): boolean => heldBy(open, own, pawn).some((up) => itemOf(up) === item);

/** The Weapons of these kinds that a Character could use, each once; of two Flamethrowers both. */
export const armsOf = (open: Open, own: Own, pawn: Pawn, kinds: readonly Weapon[]): Arm[] => [
  ...new Set(heldBy(open, own, pawn).filter((up): up is Arm => isOneOf(kinds, itemOf(up)))),
];

/** Hidden items are kept in one order: how they came must not be read off a hand. */
export const sortItems = <I extends Item>(items: I[]): I[] => items.sort((a, b) => ITEMS.indexOf(a) - ITEMS.indexOf(b));
