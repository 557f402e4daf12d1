/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { type Seat, shapesOf } from '@lurk/kernel';
import type { Card } from './types.ts';

export type Things = { seat: Seat; card: Card };
export const { oneOf } = shapesOf<Things>();
