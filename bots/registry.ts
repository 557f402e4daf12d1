/** Which bots there are for which game. A game without bots of its own is played at random. */
import type { GameTypes, View } from '@lurk/kernel';
import type { Bot, Level } from './bot.ts';
import { random } from './random.ts';

/** The sides of a game, so that each can have bots of its own level; none in a game without sides. */
export interface Sides<G extends GameTypes = GameTypes> {
  names: readonly string[];
  of(view: View<G>): string;
}

export interface Ladder {
  sides: Sides;
  levels: Partial<Record<Level, Bot>>;
}

/** Fetched when somebody has a bot of this game. */
const ladders: Record<string, () => Promise<{ ladder: Ladder }>> = {
  anomaly: () => import('./anomaly/index.ts'),
  'not-alone': () => import('./not-alone/index.ts'),
  'the-thing': () => import('./the-thing/index.ts'),
  victim: () => import('./victim/index.ts'),
};

/** Where no bots of the game's own tell its sides apart, all play alike. */
const ANYBODY: Ladder = { sides: { names: [], of: () => '' }, levels: {} };
const loaded = new Map<string, Ladder>();

/** Must have been waited for before a game's bots are asked for. */
export async function loadBots(game: string): Promise<void> {
  if (loaded.has(game)) return;
  loaded.set(game, Object.hasOwn(ladders, game) ? (await ladders[game]()).ladder : ANYBODY);
}

function ladderOf(game: string): Ladder {
  const ladder = loaded.get(game);
  if (!ladder) throw new Error(`the bots of "${game}" are not loaded`);
  return ladder;
}

/** The bot of this level, or the random one where the game has none; it plays whichever side it finds itself on. */
export const botFor = (game: string, level: Level): Bot => ladderOf(game).levels[level] ?? random;

export const sidesOf = (game: string): Sides => ladderOf(game).sides;

/** The level of everybody, by this name, in a game without sides. */
export const ALL = 'all';

/** Plays each side at its own level, whichever side a seat is on at the moment: a camp can gain and lose members. */
export function bySide(game: string, levels: Readonly<Record<string, Level>>): Bot {
  const sides = sidesOf(game);
  if (sides.names.length === 0) return botFor(game, levels[ALL]);
  return {
    decide: (view, memory, decision, dice) => botFor(game, levels[sides.of(view)]).decide(view, memory, decision, dice),
    remembers: sides.names.some((side) => botFor(game, levels[side]).remembers),
  };
}
