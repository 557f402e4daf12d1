/** What a finger touches on this table: the things of the game, but a card by its place in the hand, and the use at its top as `special`. */
import type { Things } from '@lurk/anomaly/public';
import { type KeyOf, keyed, type Value } from '@lurk/kernel';
import type { DeedId, UseId } from '../model';

type Touched = Omit<Things, 'card' | 'deed' | 'gift' | 'pawn' | 'use'> & {
  /** What is drawn has its number as a text. */
  card: Value;
  gift: Value;
  pawn: Value;
  deed: DeedId;
  use: Things['use'] | UseId;
};
export const { key: keyOf } = keyed<Touched>();
/** What is lit while something of it is shown. */
export type Lit = KeyOf<Touched> | 'anomaly' | 'health';
