/** A wish of a Victim in its turn: what it would do now, or nothing. */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import type { Sight } from './ways.ts';

export interface Turn extends Sight {
  shape: Shape;
  /** What can be chosen, by name. */
  can: readonly unknown[];
  /** Action Points left. */
  ap: number;
  dice: Dice;
}
export type Wish = (turn: Turn) => Choice | undefined;
