/** The Thing with all it takes to prove it: tests, soak runs and benches load this, tables never do. */
import type { Json } from '@lurk/kernel';
import type { Mode, Proof } from '@lurk/testkit';
import { theThing as game } from '../index.ts';
import type { Memory } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import type { Options, TT } from '../types.ts';
import { EVENTS } from './events.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { swaps } from './swaps.ts';

const mode = (name: string, seats: number, options: Partial<Options> = {}): Mode<TT> => ({
  name,
  seats,
  options: { ...DEFAULT_OPTIONS, ...options },
});
/** Every number of players, and every table option. */
const modes = (): Mode<TT>[] => [
  mode('4 players', 4),
  mode('5 players, chosen Characters, win by elimination', 5, { characterChoice: 'agreed', eliminationWin: true }),
  mode('6 players', 6),
  mode('7 players, simple Kennel, sleepers safe', 7, { simpleKennel: true, sleepersSafe: true }),
  mode('8 players, no hopeless end', 8, { hopelessEnd: false }),
];

const together = (): Mode<TT>[] => [
  mode('1 player', 1),
  mode('2 players, chosen Characters, roles count in the escape', 2, { characterChoice: 'agreed', coopRoleCheck: true }),
  mode('3 players, meetings reveal nobody', 3, { coopEncounterReveal: false }),
];

const outcomeOf = (outcome: Json): { winner: string; why: string } => outcome as { winner: string; why: string };
export const whyOf = (outcome: Json): string => outcomeOf(outcome).why;

export const theThing: Proof<TT, Memory> = {
  ...game,
  modes: modes(),
  imagine,
  swaps,
  faults,
  events: EVENTS,
  endings: ['humans', 'aliens'],
  endingOf: (outcome) => outcomeOf(outcome).winner,
};
/** One to three players, together against the game. */
export const party: Proof<TT, Memory> = { ...theThing, name: 'the-thing, together', modes: together() };

export { armed, equipped, late, leaving, turnedRound } from './armed.ts';
