/** The questions of the game by name, and what their options mean. */

import type { Path } from '@lurk/i18n';
import { oneAmong } from '@lurk/kernel';
import { type HuntId, isHuntId } from '../data/hunt-cards.ts';
import { flashbackCopies } from '../facts/effects.ts';
import type { Open } from '../types.ts';

const ASK_KINDS = [
  'chooseSide',
  'w1a',
  'explore',
  'w1c',
  'w2m',
  'w2r',
  'w2rCreature',
  'placeTokens',
  'ascendancyKeep',
  'phobiaKeep',
  'forbiddenZoneDiscard',
  'riverKeep',
  'w3aCreature',
  'w3aHunted',
  'w3c',
  'visitOrder',
  'w3i',
  'resolveVisit',
  'shelterKeep',
  'screamChoice',
  'toxinDiscard',
  'artemiaDiscard',
  'w4Creature',
  'w4Hunted',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];
/** The kernel carries names; these are the game's. */
export const kindOf = ({ kind }: { kind: string }): AskKind => oneAmong(ASK_KINDS, kind);

/** Questions during which others may act unasked. */
export type OfferKind = 'explore' | 'resolveVisit';

/** What a bare number stands for, which depends on the question it answers. */
export type NumberMeans = 'place' | 'seat' | 'paid' | 'side';

const NAMES_A_HUNTED: readonly HuntId[] = ['anticipation', 'ascendancy', 'phobia'];

export function meaningOf(kind: AskKind, path: Path, open: Open): NumberMeans {
  const last = path.at(-1);
  if (kind === 'chooseSide') return 'side';
  if (last === 'resist') return 'paid';
  if (last === 'heal') return 'seat';
  const card = typeof last === 'string' && isHuntId(last) ? cardPlayedAs(last, open) : null;
  return card && NAMES_A_HUNTED.includes(card) ? 'seat' : 'place';
}

/** NA-183 Flashback is the card it copies. */
export const cardPlayedAs = (card: HuntId, open: Open): HuntId | null => (card === 'flashback' ? flashbackCopies(open) : card);
