/** The ways to choose that all bots share, over the things of VICTIM. */
import type { Things } from '@lurk/victim/public';
import { choosing } from '../pick.ts';

export const { liking, things } = choosing<Things>();
