/**
 * Who is asked (NA-054 to NA-056, and the table "Public test per window"). Public facts only: whoever could play, as far as the
 * others know, is asked, whatever he really holds.
 */
import type { Seat } from '@lurk/kernel';
import type { HuntId } from '../data/hunt-cards.ts';
import { ADJACENT, PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { usable } from '../powers/usable.ts';
import type { Open, Pub, Visit } from '../types.ts';
import { inEffect, sacrificed } from './effects.ts';
import { bound, catchingPlaces } from './tokens.ts';

/** Hunt cards of each window. */
export const W1A: HuntId[] = ['forceField', 'despair'];
export const DESPAIR: HuntId[] = ['despair'];
export const PHASE_2: HuntId[] = [
  ...(['anticipation', 'ascendancy', 'fierceness', 'forbiddenZone', 'interference', 'persecution'] as const),
  ...(['mutation', 'phobia', 'virus', 'clone', 'mirage', 'scream', 'toxin'] as const),
];
export const W3A: HuntId[] = ['detour', 'cataclysm'];
export const W3I: HuntId[] = ['cataclysm'];
export const W4: HuntId[] = ['stasis', 'tracking'];
/** Survival cards of the windows of Phase 3 and 4. */
export const REACTIONS: SurvivalId[] = ['wrongTrack', 'hologram', 'dodge', 'detector'];
export const VISIT_CARDS: SurvivalId[] = ['drone', 'gate'];
export const PHASE_4: SurvivalId[] = ['amplifier', 'doubleBack'];

/** NA-035, NA-035a Would the public state allow this Hunt card? A card with no condition is always playable in its windows. */
export function huntAllowed({ open, sizes }: Pub, card: HuntId): boolean {
  if (card === 'ascendancy') return open.hunted.some((h) => sizes.hand[h] >= 3); // NA-156
  if (card === 'forbiddenZone') return open.hunted.some((h) => sizes.hand[h] >= 1); // NA-159
  return true;
}

/** May the Creature play any Hunt card now (NA-029, NA-189)? */
export const mayHunt = ({ open }: Pub): boolean => open.huntPlayed.length < open.huntLimit && !sacrificed(open);

/** NA-183, NA-184 The card Flashback would copy. */
export const flashbackCopies = (open: Open): HuntId | null => open.huntDiscard[open.huntDiscard.length - 1] ?? null;

/** NA-054 */
export function creatureAskable(pub: Pub, cards: HuntId[]): boolean {
  const { open } = pub;
  if (!mayHunt(pub) || pub.sizes.hunt === 0) return false;
  const lies = (card: HuntId): boolean => open.huntDiscard.includes(card) || open.huntPlayed.some((p) => p.card === card);
  const copied = flashbackCopies(open);
  if (copied && !lies('flashback') && cards.includes(copied) && huntAllowed(pub, copied)) return true;
  return cards.some((card) => !lies(card) && huntAllowed(pub, card));
}

/** May this Hunted play any Survival card now (NA-031, NA-148)? */
export const maySurvive = ({ open }: Pub, hunted: Seat): boolean =>
  !inEffect(open, 'despair') && !open.survivalPlayed.some(({ seat }) => seat === hunted);

/** NA-055 */
export function huntedAskable(pub: Pub, hunted: Seat, cards: SurvivalId[], visit?: Visit): boolean {
  if (!maySurvive(pub, hunted) || pub.sizes.survival[hunted] === 0) return false;
  return cards.some((card) => !pub.open.survivalDiscard.includes(card) && survivalAllowed(pub, hunted, card, visit));
}

/** All Hunted askable for these cards, in Hunted order. */
export const askableHunted = (pub: Pub, cards: SurvivalId[]): Seat[] => pub.open.hunted.filter((h) => huntedAskable(pub, h, cards));

/** NA-035, NA-035a Would the public state allow him this Survival card? */
export function survivalAllowed(pub: Pub, hunted: Seat, card: SurvivalId, visit?: Visit): boolean {
  const { open, sizes } = pub;
  const me = open.people[hunted]!;
  const visits = open.visits.filter((v) => v.hunted === hunted);
  switch (card) {
    case 'adrenaline': // NA-187
      return me.will < 3;
    case 'ingenuity': // NA-188
      return !open.marker;
    case 'sacrifice': // NA-190
      return sizes.hand[hunted] >= 1 && open.huntPlayed.length < open.huntLimit;
    case 'sixthSense': // NA-192
      return sizes.discard[hunted] >= 1;
    case 'smokescreen':
      return true;
    case 'strikeBack': // NA-197
      return sizes.hunt >= 1;
    case 'vortex': // NA-201; under Smokescreen the size alone is public (NA-055)
      return me.discard ? me.discard.some((place) => !open.banned.includes(place)) : sizes.discard[hunted] >= 1;
    case 'detector': // NA-203
      return visits.some((v) => open.tokens.artemia.includes(v.at));
    case 'dodge': // NA-205
      return visits.some((v) => catchingPlaces(open).includes(v.at));
    case 'hologram': // NA-211
      return open.tokens.artemia.length > 0;
    case 'wrongTrack':
      return true;
    case 'drone': // NA-206, NA-208
      return !!visit && !bound(open, visit) && usable(pub, hunted, PLACE.rover);
    case 'gate': // NA-207, NA-208
      return !!visit && !bound(open, visit) && gatePlaces(pub, hunted, visit.at).length > 0;
    case 'amplifier': // NA-216
      return open.marker && !inEffect(open, 'stasis');
    case 'doubleBack': // NA-218
      return me.front.length > 0;
  }
}

/** NA-207 The places whose power Gate could copy from here. */
export const gatePlaces = (pub: Pub, hunted: Seat, from: PlaceNo): PlaceNo[] =>
  ADJACENT[from].filter((place) => place !== PLACE.artefact && usable(pub, hunted, place));
