/** The questions of Phase 2 (section 5: hunt2, placeTokens, confirmTokens, vortex, and what Hunt cards make the Hunted choose). */
import { type Ask, compound, oneOf, type Seat, type Shape, someOf, type Value } from '@lurk/kernel';
import { huntOptions } from '../cards/hunt.ts';
import { survivalOptions } from '../cards/survival.ts';
import { PLACE_NOS, type PlaceNo } from '../data/places.ts';
import { askableHunted, creatureAskable, PHASE_2 } from '../facts/askable.ts';
import { spotPlaces, tokensToPlace } from '../facts/tokens.ts';
import type { Me, NA } from '../types.ts';
import { PLAY, PLAYS, windowWant } from './window.ts';

export const TOKENS_PICK = 'tokens';

/** NA-083, NA-084 W2m: cards and tokens in any order; her draft stays with her until she confirms all tokens together. */
export const w2m: Ask<NA> = {
  kind: 'w2m',
  who: ({ open }) => [open.creature],
  decide: (me) => {
    const cards = huntOptions(me, PHASE_2);
    const tokens = { id: TOKENS_PICK, with: tokensShape(me) };
    return {
      shape: oneOf(cards.length > 0 ? [tokens, { id: PLAY, with: oneOf(cards) }] : [tokens]),
      deadline: 'long',
      fallback: { anyOf: oneOf(likelyTokens(me).map((likely) => ({ id: TOKENS_PICK, with: likely }))) },
    };
  },
  show: 'names',
  pace: () => 'none',
};

/** NA-043 Every available token must be placed. */
const tokensShape = ({ open }: Me): Shape => compound(tokensToPlace(open) as Record<string, Shape>);

/** Section 5, default of placeTokens: the Creature token where somebody may be, as far as she can know; the others on another such place. */
function likelyTokens({ open }: Me): Shape[] {
  const could = PLACE_NOS.filter((place) => open.hunted.some((h) => couldBeOn(open.people[h]!, place, open.banned)));
  const { creature, ...others } = tokensToPlace(open);
  return (creature ? could : open.tokens.creature).map((hers) => {
    const parts: Record<string, Shape> = creature ? { creature: oneOf([hers]) } : {};
    for (const [token, shape] of Object.entries(others)) parts[token] = narrowed(shape, (place) => place !== hers && could.includes(place));
    return compound(parts);
  });
}

/** The places, and pairs with a place, that will do; all of them if none will. */
function narrowed(shape: Shape, will: (place: PlaceNo) => boolean): Shape {
  if (shape.t !== 'oneOf') return shape;
  const fit = shape.options.filter((spot) => spotPlaces(spot as Value).some(will));
  return fit.length > 0 ? oneOf(fit) : shape;
}

const couldBeOn = (person: { owned: PlaceNo[]; discard: PlaceNo[] | null }, place: PlaceNo, banned: PlaceNo[]): boolean =>
  person.owned.includes(place) && !banned.includes(place) && !person.discard?.includes(place);

/** NA-086 W2r: after confirmation the Hunted may answer with Vortex. */
export const w2r: Ask<NA> = {
  kind: 'w2r',
  who: (pub) => askableHunted(pub, ['vortex']),
  decide: (me) => windowWant(me, survivalOptions(me, ['vortex'])),
  show: 'nothing',
  pace: () => 'window',
  acts: PLAYS,
};

/** NA-086 After a Hunted has played, the Creature may play a further Hunt card. */
export const w2rCreature: Ask<NA> = {
  kind: 'w2rCreature',
  who: (pub) => (creatureAskable(pub, PHASE_2) ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, huntOptions(me, PHASE_2)),
  show: 'names',
  pace: () => 'window',
};

/** NA-086 A token that becomes available in W2r is placed at once. */
export const placeTokens: Ask<NA> = {
  kind: 'placeTokens',
  who: ({ open }) => (Object.keys(tokensToPlace(open)).length > 0 ? [open.creature] : []),
  decide: (me) => ({ shape: tokensShape(me), fallback: { anyOf: likelyTokens(me)[0] } }),
  show: 'names',
  pace: () => 'none',
};

interface Named {
  hunted: Seat;
}
/** NA-155 He keeps two cards of his hand. */
export const ascendancyKeep: Ask<NA, Named> = {
  kind: 'ascendancyKeep',
  who: (_, { hunted }) => [hunted],
  decide: ({ own }) => ({ shape: someOf(own.hand, 2) }),
  show: 'names',
  pace: () => 'none',
};

/** NA-165 He chooses two cards to keep hidden. */
export const phobiaKeep: Ask<NA, Named> = { ...ascendancyKeep, kind: 'phobiaKeep' };

/** NA-158 Every Hunted with a card in hand chooses one to discard; with a single card the count forces it. */
export const forbiddenZoneDiscard: Ask<NA> = {
  kind: 'forbiddenZoneDiscard',
  who: ({ open, sizes }) => open.hunted.filter((h) => sizes.hand[h] > 1),
  decide: ({ own }) => ({ shape: oneOf(own.hand) }),
  show: 'names',
  pace: () => 'none',
};
