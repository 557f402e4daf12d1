/** NOT ALONE as a module: the rules, and what a seat remembers of what it was told. */
import { asGame, type PacedGame } from '@lurk/contract';
import { foresight } from './asks/foreseen.ts';
import { events } from './events.ts';
import { blank, type Memory, remember } from './memory.ts';
import { rules } from './rules.ts';
import type { NA } from './types.ts';

export const notAlone: PacedGame<NA, Memory> = { ...rules, blank, remember, events, foresight, longest: 3_000 };
/** As the list of rules hands it out. */
export const module = asGame(notAlone);
