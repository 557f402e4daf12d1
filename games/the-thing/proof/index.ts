/** The Thing with all it takes to prove it: tests, soak runs and benches load this, tables never do. */
import { shown } from '@lurk/contract';
import { type Json, keysOf } from '@lurk/kernel';
import { type Mode, modesOf, type Proof } from '@lurk/testkit';
import { events } from '../i18n/events.en.ts';
import { theThing as game } from '../index.ts';
import type { Memory } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { teller } from '../teller.ts';
import type { TT } from '../types.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { learns } from './learns.ts';
import { swaps } from './swaps.ts';

const mode = modesOf<TT>(DEFAULT_OPTIONS);
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
  mode('3 players, Encounters can reveal', 3, { coopEncounterReveal: true }),
];

export const whyOf = (outcome: Json): string => (outcome as { why: string }).why;

export const theThing: Proof<TT, Memory> = {
  ...game,
  modes: modes(),
  imagine,
  swaps,
  faults,
  learns,
  kinds: keysOf(events),
  endings: ['humans', 'aliens'],
  endingOf: (outcome) => teller.winner(outcome),
};
/** One to three players, together against the game. */
export const party: Proof<TT, Memory> = {
  ...theThing,
  name: 'the-thing, together',
  modes: together(),
  // RU-66 Hands lie open: what is drawn and kept is shown at once.
  events: { ...theThing.events, itemShown: { ...theThing.events.itemShown, out: shown('item') } },
};

export { armed, equipped, late, leaving, turnedRound } from './armed.ts';
