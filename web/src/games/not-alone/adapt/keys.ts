/** What a finger touches on this table: the things of the game, and answers that are words. */
import { type KeyOf, keyed, type Value } from '@lurk/kernel';
import type { Things } from '@lurk/not-alone/public';

type Word = 'resist' | 'giveUp' | 'power' | 'heal';
/** A seat that is drawn has its number as a text. */
type Touched = Omit<Things, 'seat'> & { seat: Value; word: Word };
export const { key: keyOf } = keyed<Touched>();
/** What is lit while something of it is shown. */
export type Lit = KeyOf<Touched> | 'track';
