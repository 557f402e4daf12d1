/** The bots of this game, as the registry takes them: they are only ever given its views. */
import type { Ladder } from '../registry.ts';
import { beginner, victimSides } from './beginner.ts';

export const ladder: Ladder = { sides: victimSides, levels: { beginner } };
