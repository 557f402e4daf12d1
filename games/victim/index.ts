/** VICTIM as a module: the rules, and what a seat remembers of what it was told. */
import { asGame, type PacedGame } from '@lurk/contract';
import { foresight } from './asks/foreseen.ts';
import { events } from './events.ts';
import { blank, type Memory, remember } from './memory.ts';
import { rules } from './rules.ts';
import type { VI } from './types.ts';

export const victim: PacedGame<VI, Memory> = { ...rules, blank, remember, events, foresight, longest: 20_000 };
/** As the list of rules hands it out. */
export const module = asGame(victim);
export const older = [async () => asGame({ ...victim, ...(await import('./versions/2.ts')).version2 })];
