/** Ways to choose among the things of The Thing. */
import type { Things } from '@lurk/the-thing/public';
import { choosing } from '../pick.ts';

export const { liking, drawn, things } = choosing<Things>();
