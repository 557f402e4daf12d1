/** Where the tokens lie, and where the beginner lays them. */
import type { Choice, Dice, Shape, Value } from '@lurk/kernel';
import { isPairId, isPlaceNo, type Memory, type PlaceNo, pairPlaces, type Seen, type Token } from '@lurk/not-alone/public';
import { drawn } from '../pick.ts';
import { crowds } from './belief.ts';

export const underToken = ({ open }: Seen, place: Value): boolean =>
  Object.values(open.tokens).some((places) => places.some((other) => other === place));

/** Is somebody there caught? */
export const catches = ({ open }: Seen, place: Value): boolean => open.tokens.creature.some((other) => other === place);

/** How many visits there are at a place, known once the cards are shown. */
export const visitorsAt = ({ open }: Seen, place: Value): number => open.visits.filter(({ at }) => at === place).length;

/** Each where somebody may be, the Creature token first (section 8.4). */
const ORDER: readonly Token[] = ['creature', 'artemia', 'target'];
/** Whoever always takes the best place is foretold, so it is drawn: one twice as good comes four times as often. */
const EAGER = 2;

export function laysTokens(view: Seen, memory: Memory, shape: Shape, dice: Dice): Choice {
  const crowd = crowds(view, memory);
  for (const places of Object.values(view.open.tokens)) for (const place of places) crowd.delete(place);
  const parts = shape.t === 'compound' ? shape.parts : {};
  const out: Record<string, Choice> = {};
  for (const token of ORDER) {
    if (!parts[token]) continue;
    const worth = (value: Value): number => placesOf(value).reduce((sum, place) => sum + (crowd.get(place) ?? 0), 0);
    const spot = drawn(parts[token], (value) => worth(value) ** EAGER, dice);
    for (const place of placesOf(spot)) crowd.delete(place);
    out[token] = spot;
  }
  return out;
}

function placesOf(spot: Choice): readonly PlaceNo[] {
  if (typeof spot === 'string' && isPairId(spot)) return pairPlaces(spot);
  return isPlaceNo(spot) ? [spot] : [];
}
