/** The bots of this game, as the registry takes them: they are only ever given its views. */
import type { Bot } from '../bot.ts';
import type { Ladder, Sides } from '../registry.ts';
import { beginner, notAloneSides } from './beginner.ts';

export const ladder: Ladder = { sides: notAloneSides as Sides, levels: { beginner: beginner as Bot } };
