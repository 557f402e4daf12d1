/** ANOMALY as a module: the rules, and what a seat remembers of what it was told. */
import type { GameModule } from '@lurk/kernel';
import { blank, type Memory, remember } from './memory.ts';
import { rules } from './rules.ts';
import type { AN } from './types.ts';

export const anomaly: GameModule<AN, Memory> = { ...rules, blank, remember, longest: 3_000 };
