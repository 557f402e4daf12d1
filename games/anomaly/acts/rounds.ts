/** AN-175 What lasts one round begins and ends as a whole. */
import type { ThisRound } from '../types.ts';

export const newRound = (): ThisRound => ({ fed: false, reactiveUsed: false });
