/** Where the tokens lie, and where the beginner lays them. */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { type Memory, type PlaceNo, type Seen, type Spot, spotPlaces, type Token } from '@lurk/not-alone/public';
import { weighted } from '../pick.ts';
import { crowds } from './belief.ts';
import { things } from './choosing.ts';

export const underToken = ({ open }: Seen, place: PlaceNo): boolean => Object.values(open.tokens).some((places) => places.includes(place));

/** Is somebody there caught? */
export const catches = ({ open }: Seen, place: PlaceNo): boolean => open.tokens.creature.includes(place);

/** How many visits there are at a place, known once the cards are shown. */
export const visitorsAt = ({ open }: Seen, place: PlaceNo): number => open.visits.filter(({ at }) => at === place).length;

/** Each where somebody may be, the Creature token first (section 8.4). */
const ORDER: readonly Token[] = ['creature', 'artemia', 'target'];
/** A bot that always took the best place would be predictable, so the place is drawn by weight: twice as good is four times as likely. */
const EAGER = 2;

export function laysTokens(view: Seen, memory: Memory, shape: Shape, dice: Dice): Choice {
  const crowd = crowds(view, memory);
  for (const places of Object.values(view.open.tokens)) for (const place of places) crowd.delete(place);
  const parts = shape.t === 'compound' ? shape.parts : {};
  const out: Record<string, Choice> = {};
  for (const token of ORDER) {
    if (!parts[token]) continue;
    const worth = (spot: Spot): number => spotPlaces(spot).reduce((sum, place) => sum + (crowd.get(place) ?? 0), 0);
    const [spot] = weighted(things(parts[token], 'spot'), (one) => worth(one) ** EAGER, 1, dice);
    for (const place of spotPlaces(spot)) crowd.delete(place);
    out[token] = spot;
  }
  return out;
}
