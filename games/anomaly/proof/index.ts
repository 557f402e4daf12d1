/** ANOMALY with all it takes to prove it: tests, soak runs and benches load this, tables never do. */
import { keysOf } from '@lurk/kernel';
import { type Mode, modesOf, type Proof } from '@lurk/testkit';
import { events } from '../i18n/events.en.ts';
import { anomaly as game } from '../index.ts';
import type { Memory } from '../memory.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { teller } from '../teller.ts';
import type { AN } from '../types.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { learns } from './learns.ts';
import { swaps } from './swaps.ts';

export { evolved } from './evolved.ts';

/** The four modes of section 1, and every table option that changes the rules at its far ends. */
function modes(): Mode<AN>[] {
  const mode = modesOf<AN>(DEFAULT_OPTIONS);
  return [
    mode('std-1', 2),
    mode('std-2', 3),
    mode('std-3', 4),
    mode('adv-2p', 2, { advanced: true }),
    mode('std-2, short track, zero to the left', 3, { healthPerSide: 6, zeroOffset: -3 }),
    mode('std-3, long track, zero to the right', 4, { healthPerSide: 14, zeroOffset: 3 }),
    mode('std-2, forecast and any labs', 3, { radiationForecast: 'visible', fuelLayout: 'random-any-labs', endReveal: false }),
  ];
}

export const anomaly: Proof<AN, Memory> = {
  ...game,
  modes: modes(),
  imagine,
  swaps,
  faults,
  learns,
  kinds: keysOf(events),
  endings: ['anomaly', 'students', 'draw'],
  endingOf: (outcome) => teller.winner(outcome),
};
