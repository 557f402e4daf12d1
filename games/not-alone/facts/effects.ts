/** What is in effect this turn. Derived from the cards that were played, never stored beside them. */
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import { PLACE } from '../data/places.ts';
import type { Open } from '../types.ts';

/** Is this Hunt card in effect, played as itself or through Flashback? */
export const inEffect = (open: Pick<Open, 'huntPlayed'>, card: HuntId): boolean => open.huntPlayed.some(({ as }) => as === card);

/** NA-183, NA-184 The card Flashback would copy. */
export const flashbackCopies = (open: Open): HuntId | null => open.huntDiscard[open.huntDiscard.length - 1] ?? null;

/** NA-189 No Hunt card may be played any more this turn. */
export const sacrificed = (open: Open): boolean => open.survivalPlayed.some(({ card }) => card === 'sacrifice');

/** NA-094 The Target cards that act in step B, in the order in which they were played. */
const STEP_B: readonly HuntId[] = ['scream', 'toxin', 'mirage'];
export const stepBCards = (open: Open): HuntId[] => open.huntPlayed.map(({ as }) => as).filter((as) => STEP_B.includes(as));

/** NA-098 The Hunt card that has made the power of this place ineffective; null if none has. */
export function silencedBy(open: Open, place: PlaceNo): HuntId | null {
  if (open.cataclysm === place) return 'cataclysm';
  // NA-053a Mirage and Toxin follow the Target token.
  if (open.tokens.target.includes(place)) {
    if (inEffect(open, 'toxin')) return 'toxin';
    if (inEffect(open, 'mirage')) return 'mirage';
  }
  return inEffect(open, 'interference') && (place === PLACE.beach || place === PLACE.wreck) ? 'interference' : null;
}
export const ineffective = (open: Open, place: PlaceNo): boolean => silencedBy(open, place) !== null;
