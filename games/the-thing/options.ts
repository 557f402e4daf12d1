/** The table options (section 1), as lobby, server and rules read them. `mode` follows from the number of seats. */
import { type Chosen, defaultsOf, type OptionSchema } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';

export const OPTIONS = {
  /** How much of the deduction the screens draw; the rules only carry it. */
  overlay: { kind: 'choice', of: ['none', 'tokens', 'exact'], initial: 'exact', seats: [4, 8] },
  // TT-036, TC-008
  characterChoice: { kind: 'choice', of: ['random', 'agreed'], initial: 'random' },
  // TT-201
  simpleKennel: { kind: 'switch', initial: false },
  // RU-03
  sleepersSafe: { kind: 'switch', initial: false, seats: [4, 8] },
  // TT-245
  eliminationWin: { kind: 'switch', initial: false, seats: [4, 8] },
  // TT-244
  hopelessEnd: { kind: 'switch', initial: true },
  // TC-088
  coopRoleCheck: { kind: 'switch', initial: false, seats: [1, 3] },
  // TC-025
  coopEncounterReveal: { kind: 'switch', initial: false, seats: [1, 3] },
} as const satisfies OptionSchema;

export type Options = Chosen<typeof OPTIONS> & { host: Seat };
export const DEFAULT_OPTIONS: Options = { ...defaultsOf(OPTIONS), host: 0 };
