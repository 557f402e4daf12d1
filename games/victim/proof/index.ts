/** VICTIM with all it takes to prove it: tests and soak runs load this, tables never do. */
import { type Json, keysOf } from '@lurk/kernel';
import { type Mode, modesOf, type Proof } from '@lurk/testkit';
import { events } from '../i18n/events.en.ts';
import { victim as game } from '../index.ts';
import type { Memory } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { teller } from '../teller.ts';
import type { VI } from '../types.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { learns } from './learns.ts';
import { swaps } from './swaps.ts';

const mode = modesOf<VI>(DEFAULT_OPTIONS);
/** Every number of players, and every table option that the rules read. */
const modes: Mode<VI>[] = [
  mode('2 players', 2),
  mode('3 players, kinder dice, two tiles in the light', 3, { victimDice: 'high', hardy: true, flashlightTiles: 2 }),
  mode('4 players', 4),
  mode('5 players, open hands, high gates, Tests at 3', 5, {
    openHands: true,
    gates: 'high',
    testThreshold: 'three',
    thunderHitsAll: false,
  }),
  mode('6 players, plain dice, three to escape', 6, {
    ...{ demonDice: 'plain', escapesAtSix: 3, passwordRepeatable: true },
    ...{ selfHealRecharge: false, staminaCap: true, itemReshuffle: false },
  }),
];

/** Who has won, and how. */
export const endOf = (outcome: Json): string => `${teller.winner(outcome)} ${(outcome as { why: string }).why}`;

export const victim: Proof<VI, Memory> = {
  ...game,
  modes,
  imagine,
  swaps,
  faults,
  learns,
  kinds: keysOf(events),
  endings: ['victims', 'demon', 'nobody'],
  endingOf: (outcome) => teller.winner(outcome),
};

export { version2 } from '../versions/2.ts';
export { early, late, walled } from './late.ts';
