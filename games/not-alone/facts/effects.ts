/** What is in effect this turn. Derived from the cards that were played, never stored beside them. */
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import { PLACE } from '../data/places.ts';
import type { Open } from '../types.ts';

/** Is this Hunt card in effect, played as itself or through Flashback? */
export const inEffect = (open: Open, card: HuntId): boolean => open.huntPlayed.some(({ as }) => as === card);

/** NA-189 No Hunt card may be played any more this turn. */
export const sacrificed = (open: Open): boolean => open.survivalPlayed.some(({ card }) => card === 'sacrifice');

/** NA-094 The Target cards that act in step B, in the order in which they were played. */
const STEP_B: readonly HuntId[] = ['scream', 'toxin', 'mirage'];
export const stepBCards = (open: Open): HuntId[] => open.huntPlayed.map(({ as }) => as).filter((as) => STEP_B.includes(as));

/** NA-098 Has a Hunt card made the power of this place ineffective? */
export function ineffective(open: Open, place: PlaceNo): boolean {
  if (open.cataclysm === place) return true;
  if (inEffect(open, 'interference') && (place === PLACE.beach || place === PLACE.wreck)) return true;
  // NA-053a Mirage and Toxin follow the Target token.
  return open.tokens.target.includes(place) && (inEffect(open, 'mirage') || inEffect(open, 'toxin'));
}
