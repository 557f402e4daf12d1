/** Which actions show everybody where a Student is. */
import type { Open, Use } from '../types.ts';

const QUIET: readonly Use[] = ['move', 'stims', 'track', 'trap'];

/** AN-066, AN-067, AN-098 Bludgeon and Baton reveal; AN-142, AN-143 under Echolocation everything but Move, Stims, Track and Trap does. */
export const reveals = ({ evolutions }: Pick<Open, 'evolutions'>, use: Use): boolean =>
  use === 'bludgeon' || use === 'baton' || (evolutions.includes('echolocation') && !QUIET.includes(use));
