/** Embers as a module: the rules, and nothing to remember that does not lie in one's hand. */
import { asGame, type PacedGame } from '@lurk/contract';
import { forgetful } from '@lurk/kernel';
import { events } from './events.ts';
import { rules } from './rules.ts';
import type { EM } from './types.ts';

export const embers: PacedGame<EM, null> = { ...rules, ...forgetful, events, longest: 200 };
/** As the list of rules hands it out. */
export const module = asGame(embers);
