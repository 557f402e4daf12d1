/** The table options (section 1), as lobby, server and rules read them. */
import { type Chosen, defaultsOf, type OptionSchema } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';

export const OPTIONS = {
  // NA-002
  creature: { kind: 'holder', role: 'creature' },
  // NA-014a
  seating: { kind: 'choice', of: ['random', 'arranged'], initial: 'random' },
  // NA-230 to NA-232
  expert: { kind: 'switch', initial: false },
  // NA-234 to NA-236
  copyIneffective: { kind: 'switch', initial: false },
  doubleMayPlayOne: { kind: 'switch', initial: false },
  targetMovesFromForceField: { kind: 'switch', initial: false },
} as const satisfies OptionSchema;

export type Options = Chosen<typeof OPTIONS> & { host: Seat };
export const DEFAULT_OPTIONS: Options = { ...defaultsOf(OPTIONS), host: 0 };
