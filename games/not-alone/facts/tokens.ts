/** The three Hunt tokens: when they are available, where they may lie, whom they bind (NA-041 to NA-053a, NA-093). */

import { must, type Shape, type Value } from '@lurk/kernel';
import { hasArtemiaSymbol } from '../data/board.ts';
import { HUNT_CARDS, type HuntSymbol } from '../data/hunt-cards.ts';
import {
  ADJACENT,
  isPairId,
  isPlaceNo,
  neighboursOfPair,
  PAIR_IDS,
  PLACE,
  PLACE_NOS,
  type PlaceNo,
  pairOf,
  pairPlaces,
} from '../data/places.ts';
import { oneOf } from '../things.ts';
import type { Open, Spot, Token, Visit } from '../types.ts';
import { inEffect } from './effects.ts';
import { personOf } from './people.ts';

/** In the order of the Creature's board. */
export const HUNT_TOKENS = ['creature', 'target', 'artemia'] as const satisfies readonly Token[];

const symbolPlayed = (open: Open, symbol: HuntSymbol): boolean => open.huntPlayed.some(({ as }) => HUNT_CARDS[as].symbol === symbol);

/** NA-044, NA-045 Tokens she must place now, available in Phase 2 and not yet on Artemia, and where each may lie. */
export function spotsToLay(open: Open): Partial<Record<Token, readonly Spot[]>> {
  const { tokens } = open;
  const out: Partial<Record<Token, readonly Spot[]>> = {};
  if (tokens.creature.length === 0) out.creature = PLACE_NOS;
  if (tokens.artemia.length === 0 && (symbolPlayed(open, 'artemia') || hasArtemiaSymbol(must(open.side), open.rescue)))
    out.artemia = inEffect(open, 'virus') ? PAIR_IDS : PLACE_NOS;
  if (tokens.target.length === 0 && symbolPlayed(open, 'target')) out.target = targetSpots(open);
  return out;
}

/** The same as a decision asks it. */
export function tokensToPlace(open: Open): Partial<Record<Token, Shape<Spot>>> {
  const { creature, artemia, target } = spotsToLay(open);
  return {
    ...(creature && { creature: oneOf.spot(creature) }),
    ...(artemia && { artemia: oneOf.spot(artemia) }),
    ...(target && { target: oneOf.spot(target) }),
  };
}

/** NA-236 A token taken back from Force Field may also be put back where it was. */
function targetSpots(open: Open): readonly Spot[] {
  if (inEffect(open, 'mirage')) return PAIR_IDS;
  const [a, b] = open.banned;
  return a && b ? [...PLACE_NOS, must(pairOf(a, b))] : PLACE_NOS;
}

/** NA-047 A token laid on a pair is on both places of the pair. */
export function spotPlaces(spot: Value): PlaceNo[] {
  if (isPlaceNo(spot)) return [spot];
  return typeof spot === 'string' && isPairId(spot) ? [...pairPlaces(spot)] : [];
}

/** NA-210, NA-213 Where a token lying on these places may be moved to. */
export const movesFrom = (places: PlaceNo[]): PlaceNo[] => {
  if (places.length === 2) return [...neighboursOfPair(must(pairOf(places[0], places[1])))];
  return [...ADJACENT[places[0]]];
};

/** NA-168 The places where a Creature token catches: her own, and the Target token's under Clone. */
export const catchingPlaces = (open: Pick<Open, 'huntPlayed' | 'tokens'>): PlaceNo[] =>
  inEffect(open, 'clone') ? [...open.tokens.creature, ...open.tokens.target] : open.tokens.creature;

/** NA-093 */
export const boundByCreature = (open: Open, v: Visit): boolean =>
  !personOf(open, v.hunted).avoidsCreature && catchingPlaces(open).includes(v.at);

/** NA-109 One Will for each place where a Creature token finds somebody, NA-126 one more at the Lair, NA-157 one more under Fierceness. */
export const willLostAt = (open: Open, places: readonly PlaceNo[]): number =>
  places.length + places.filter((place) => place === PLACE.lair).length + (inEffect(open, 'fierceness') ? 1 : 0);

/** NA-093 */
export const boundByArtemia = (open: Open, v: Visit): boolean =>
  !personOf(open, v.hunted).avoidsArtemia && open.tokens.artemia.includes(v.at);

export const bound = (open: Open, v: Visit): boolean => boundByCreature(open, v) || boundByArtemia(open, v);
