/** NOT ALONE as a module: the rules, and what bots and tests need beside them. */
import type { GameModule, Mode } from '@lurk/kernel';
import { BOARD_SIDES } from './data/board.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { blank, type Memory, remember } from './memory.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { rules } from './rules.ts';
import { swaps } from './swaps.ts';
import type { NA } from './types.ts';

/** Every number of players, both sides of the board, normal and expert; and the three switches of NA-234 to NA-236. */
function modes(): Mode<NA>[] {
  const out: Mode<NA>[] = [];
  for (const seats of [2, 3, 4, 5, 6, 7])
    for (const side of BOARD_SIDES)
      for (const expert of [false, true])
        out.push({
          name: `${seats} players, side ${side}${expert ? ', expert' : ''}`,
          seats,
          options: { ...DEFAULT_OPTIONS, expert },
          opening: [side],
        });
  const switches = { copyIneffective: true, doubleMayPlayOne: true, targetMovesFromForceField: true };
  out.push({ name: '5 players, all switches on', seats: 5, options: { ...DEFAULT_OPTIONS, ...switches } });
  return out;
}

export const notAlone: GameModule<NA, Memory> = {
  ...rules,
  modes: modes(),
  blank,
  remember,
  imagine,
  swaps,
  faults,
  longest: 3_000,
};
