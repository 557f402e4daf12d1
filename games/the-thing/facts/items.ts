/** What is held: hidden and face up, by kind. */
import { type Back, backOf, ITEMS, type Item, type Weapon } from '../data/cards.ts';
import type { Arm, Backs, Open, Own, Pawn, Up } from '../types.ts';

export const NO_BACKS: Backs = { weapon: 0, object: 0, lab: 0 };
export function backsOf(items: readonly Item[]): Backs {
  const backs = { ...NO_BACKS };
  for (const item of items) backs[backOf(item)]++;
  return backs;
}
export const ofBack = (items: readonly Item[], back: Back): Item[] => items.filter((item) => backOf(item) === back);

export const itemOf = (up: Up): Item => (isFlamethrower(up) ? 'flamethrower' : (up as Item));
export const isFlamethrower = (up: string): up is `flamethrower:${number}` => up.startsWith('flamethrower:');
/** Recharge tokens on it (H-13). */
export const chargesOf = (flamethrower: `flamethrower:${number}`): number => Number(flamethrower.split(':')[1]);
export const withCharges = (charges: number): `flamethrower:${number}` => `flamethrower:${charges}`;

/** Everything a Character holds, as its player knows it: face-up items first, for they are used first (TT-014a). */
export const heldBy = ({ people }: Open, own: Own, pawn: Pawn): Up[] => [
  ...people[pawn].up,
  // A Flamethrower is face up at once (TT-012), so the rest is none.
  ...(own.items as Up[]),
];
export const holds = (open: Open, own: Own, pawn: Pawn, item: Item): boolean => heldBy(open, own, pawn).some((up) => itemOf(up) === item);

/** The Weapons of these kinds that a Character could use, each once; of two Flamethrowers both. */
export const armsOf = (open: Open, own: Own, pawn: Pawn, kinds: readonly Weapon[]): Arm[] => [
  ...new Set(heldBy(open, own, pawn).filter((up): up is Arm => (kinds as readonly Item[]).includes(itemOf(up)))),
];

/** Hidden items are kept in one order: how they came must not be read off a hand. */
export const sortItems = (items: Item[]): Item[] => items.sort((a, b) => ITEMS.indexOf(a) - ITEMS.indexOf(b));
