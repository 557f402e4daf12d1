// The 20 Hunt cards, one copy each (section 2.6).
import { keysOf } from '@lurk/kernel';
import type { Phase } from './components.ts';

export type HuntId =
  | 'despair'
  | 'forceField'
  | 'anticipation'
  | 'ascendancy'
  | 'fierceness'
  | 'forbiddenZone'
  | 'interference'
  | 'persecution'
  | 'mutation'
  | 'phobia'
  | 'virus'
  | 'clone'
  | 'mirage'
  | 'scream'
  | 'toxin'
  | 'cataclysm'
  | 'detour'
  | 'stasis'
  | 'tracking'
  | 'flashback';

/** NA-044, NA-045: the symbol that makes the token of that name available. */
export type HuntSymbol = 'artemia' | 'target';

export interface HuntCard {
  readonly no: number;
  /** NA-028; null is Flashback, which takes the phase of the card it copies (NA-183). */
  readonly phase: Phase | null;
  /** null for Flashback too: it takes the symbol of the card it copies (NA-183). */
  readonly symbol: HuntSymbol | null;
  /** The token of the symbol is laid across two adjacent places (NA-047). */
  readonly pair: boolean;
}

// 2.6; the comment names the rule of each card
export const HUNT_CARDS = {
  despair: { no: 1, phase: 1, symbol: 'artemia', pair: false }, // NA-148, NA-149
  forceField: { no: 2, phase: 1, symbol: 'target', pair: true }, // NA-150 to NA-152
  anticipation: { no: 3, phase: 2, symbol: null, pair: false }, // NA-153, NA-154
  ascendancy: { no: 4, phase: 2, symbol: null, pair: false }, // NA-155, NA-156
  fierceness: { no: 5, phase: 2, symbol: null, pair: false }, // NA-157
  forbiddenZone: { no: 6, phase: 2, symbol: null, pair: false }, // NA-158, NA-159
  interference: { no: 7, phase: 2, symbol: null, pair: false }, // NA-160
  persecution: { no: 8, phase: 2, symbol: null, pair: false }, // NA-161, NA-162
  mutation: { no: 9, phase: 2, symbol: 'artemia', pair: false }, // NA-163, NA-164
  phobia: { no: 10, phase: 2, symbol: 'artemia', pair: false }, // NA-165, NA-166
  virus: { no: 11, phase: 2, symbol: 'artemia', pair: true }, // NA-167
  clone: { no: 12, phase: 2, symbol: 'target', pair: false }, // NA-168, NA-168a
  mirage: { no: 13, phase: 2, symbol: 'target', pair: true }, // NA-169
  scream: { no: 14, phase: 2, symbol: 'target', pair: false }, // NA-170 to NA-172
  toxin: { no: 15, phase: 2, symbol: 'target', pair: false }, // NA-173, NA-174
  cataclysm: { no: 16, phase: 3, symbol: null, pair: false }, // NA-176
  detour: { no: 17, phase: 3, symbol: null, pair: false }, // NA-177 to NA-180
  stasis: { no: 18, phase: 4, symbol: null, pair: false }, // NA-181
  tracking: { no: 19, phase: 4, symbol: null, pair: false }, // NA-182
  flashback: { no: 20, phase: null, symbol: null, pair: false }, // NA-183 to NA-186
} as const satisfies Record<HuntId, HuntCard>;

/** All Hunt cards in the order of 2.6. */
export const HUNT_IDS: readonly HuntId[] = keysOf(HUNT_CARDS);
