/** NOT ALONE as a module: the rules, and what a seat remembers of what it was told. */
import type { GameModule } from '@lurk/kernel';
import { blank, type Memory, remember } from './memory.ts';
import { rules } from './rules.ts';
import type { NA } from './types.ts';

export const notAlone: GameModule<NA, Memory> = { ...rules, blank, remember, longest: 3_000 };
