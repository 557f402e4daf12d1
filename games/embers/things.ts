/** What the options of a question can be: the kinds of things of the game, and the shapes that hold them. */
import { kind, type Seat, shapesOf, type ThingsOf } from '@lurk/kernel';
import type { Card } from './types.ts';

const KINDS = { seat: kind<Seat>(), card: kind<Card>() };
export type Things = ThingsOf<typeof KINDS>;
export const { oneOf } = shapesOf(KINDS);
