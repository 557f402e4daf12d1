/** The table options: those of 2.14 that people may want, as lobby, server and rules read them. */
import { type Chosen, defaultsOf, type OptionSchema } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';

export const OPTIONS = {
  /** How much of the password the screens work out; the rules only carry it. */
  overlay: { kind: 'choice', of: ['none', 'tokens', 'exact'], initial: 'exact' },
  // RU-43
  openHands: { kind: 'switch', initial: false },
  // 2.4
  victimDice: { kind: 'choice', of: ['low', 'high'], initial: 'low' },
  demonDice: { kind: 'choice', of: ['low', 'plain'], initial: 'low' },
  // RU-109
  hardy: { kind: 'switch', initial: false },
  // 2.10
  gates: { kind: 'choice', of: ['low', 'middle', 'high'], initial: 'low' },
  // RU-15
  testThreshold: { kind: 'choice', of: ['status', 'three'], initial: 'status' },
  // RU-38
  passwordRepeatable: { kind: 'switch', initial: false },
  // RU-49
  flashlightTiles: { kind: 'number', min: 2, max: 3, initial: 3 },
  // RU-86
  escapesAtSix: { kind: 'number', min: 2, max: 3, initial: 2, seats: [6, 6] },
  // RU-82
  thunderHitsAll: { kind: 'switch', initial: true },
  // RU-37
  selfHealRecharge: { kind: 'switch', initial: true },
  // RU-66
  staminaCap: { kind: 'switch', initial: false },
  // RU-44
  itemReshuffle: { kind: 'switch', initial: true },
} as const satisfies OptionSchema;

export type Options = Chosen<typeof OPTIONS> & { host: Seat };
export const DEFAULT_OPTIONS: Options = { ...defaultsOf(OPTIONS), host: 0 };
