/** The table options (section 1), as lobby, server and rules read them. */
import { type Chosen, defaultsOf, type OptionSchema } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';
import { HEALTH_PER_SIDE, ZERO_OFFSET } from './data/components.ts';

export const OPTIONS = {
  // AN-025
  anomaly: { kind: 'holder', role: 'anomaly' },
  /** How much of the public deduction the screens draw; the rules only carry it. */
  overlay: { kind: 'choice', of: ['none', 'tokens', 'exact'], initial: 'exact' },
  // AN-189 One player with two Students.
  advanced: { kind: 'switch', initial: false, seats: [2, 2] },
  healthPerSide: { kind: 'number', ...HEALTH_PER_SIDE, initial: 10, offered: [6, 8, 10, 12, 14] },
  zeroOffset: { kind: 'number', ...ZERO_OFFSET, initial: 0 },
  radiationForecast: { kind: 'choice', of: ['hidden', 'visible'], initial: 'hidden' },
  fuelLayout: { kind: 'choice', of: ['random-opposite', 'random-any-labs'], initial: 'random-opposite' },
  // AN-083b
  trapWindowSeconds: { kind: 'number', min: 3, max: 60, initial: 8, offered: [5, 8, 12, 20], unit: 's' },
  // AN-179
  endReveal: { kind: 'switch', initial: true },
} as const satisfies OptionSchema;

export type Options = Chosen<typeof OPTIONS> & { host: Seat };
export const DEFAULT_OPTIONS: Options = { ...defaultsOf(OPTIONS), host: 0 };
