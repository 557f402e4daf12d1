/** The circle of those who hold a Curse. */
import type { Seat } from '@lurk/kernel';
import { type Card, CURSED, isCurse, type S } from './types.ts';

type Held = readonly { hand: readonly Card[] }[];

/** EM-02 In seat order. */
export const cursedOf = (own: Held): Seat[] => own.flatMap(({ hand }, seat) => (hand.some(isCurse) ? [seat] : []));

export const circleOf = (own: Held): S['circle'] => ({ [CURSED]: { members: cursedOf(own), facts: { cursed: cursedOf(own) } } });
