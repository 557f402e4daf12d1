/** The Thing as a module: the rules, and what a seat remembers of what it was told. */
import { asGame, type PacedGame } from '@lurk/contract';
import { foresight } from './asks/foreseen.ts';
import { events } from './events.ts';
import { apart, blank, type Memory, remember } from './memory.ts';
import { rules } from './rules.ts';
import type { TT } from './types.ts';

export const theThing: PacedGame<TT, Memory> = { ...rules, blank, remember, apart, events, foresight, longest: 20_000 };
/** As the list of rules hands it out. */
export const module = asGame(theThing);
export const older = [async () => asGame({ ...theThing, ...(await import('./versions/2.ts')).version2 })];
