/** NOT ALONE with all it takes to prove it: tests, soak runs and benches load this, tables never do. */
import { keysOf } from '@lurk/kernel';
import type { Mode, Proof } from '@lurk/testkit';
import { BOARD_SIDES } from '../data/board.ts';
import { events } from '../i18n/events.en.ts';
import { notAlone as game } from '../index.ts';
import type { Memory } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { teller } from '../teller.ts';
import type { NA } from '../types.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { learns } from './learns.ts';
import { swaps } from './swaps.ts';

export { thinDecks } from './thin-decks.ts';

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

export const notAlone: Proof<NA, Memory> = {
  ...game,
  modes: modes(),
  imagine,
  swaps,
  faults,
  learns,
  kinds: keysOf(events),
  endings: ['creature', 'hunted'],
  endingOf: (outcome) => teller.winner(outcome),
};
