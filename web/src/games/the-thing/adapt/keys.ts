/** What a finger touches on this table: the things of the game, answers that are words, and places that Force is poured into. */
import { type KeyOf, keyed } from '@lurk/kernel';
import type { Things } from '@lurk/the-thing/public';
import type { RoomId, StoreId } from '../model';

type Word = 'offer' | 'withdraw' | 'sleep' | 'reveal' | 'remain' | 'unmask' | 'fuel';
export const { key: keyOf } = keyed<Things & { word: Word; pour: RoomId; drain: RoomId }>();
/** What is lit while something of it is shown. */
export type Lit = KeyOf<Things> | StoreId | 'sos';
