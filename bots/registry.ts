/** Which bots there are for which game. */
import type { GameTypes, View } from '@lurk/kernel';
import { beginner as anomalyBeginner, anomalySides } from './anomaly/beginner.ts';
import type { Bot, Level } from './bot.ts';
import { beginner as notAloneBeginner, notAloneSides } from './not-alone/beginner.ts';
import { random } from './random.ts';

/** The sides of a game, so that each can have bots of its own level. */
export interface Sides<G extends GameTypes = GameTypes> {
  names: readonly string[];
  of(view: View<G>): string;
}

interface Ladder {
  sides: Sides;
  levels: Record<Level, Bot>;
}

// A game's bots take that game's views; the arena and the server only ever give them those.
const ladders: Record<string, Ladder> = {
  anomaly: { sides: anomalySides as Sides, levels: { random, beginner: anomalyBeginner as Bot } },
  'not-alone': { sides: notAloneSides as Sides, levels: { random, beginner: notAloneBeginner as Bot } },
};

function ladderOf(game: string): Ladder {
  const ladder = ladders[game];
  if (!ladder) throw new Error(`there are no bots for "${game}"`);
  return ladder;
}

/** The bot of this level; it plays whichever side it finds itself on. */
export const botFor = (game: string, level: Level): Bot => ladderOf(game).levels[level];

export const sidesOf = (game: string): Sides => ladderOf(game).sides;
