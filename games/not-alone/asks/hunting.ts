/** The questions of Phase 2 (section 5: hunt2, placeTokens, confirmTokens, vortex, and what Hunt cards make the Hunted choose). */

import { type Ask, compound, option, type Picked, type Seat, type Shape } from '@lurk/kernel';
import type { HuntPlay, Laid, Pass, Play, SurvivalPlay } from '../answers.ts';
import { creatureAskable, huntOptions } from '../cards/hunt.ts';
import { askableHunted, survivalOptions } from '../cards/survival.ts';
import { PLACE_NOS, type PlaceNo } from '../data/places.ts';
import { personOf } from '../facts/people.ts';
import { spotPlaces, spotsToLay } from '../facts/tokens.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, NA, Spot } from '../types.ts';
import { HUNT, TOKENS_PICK, tokensShape, tokensToLay } from './foreseen.ts';
import { PASSES, PLAY, PLAYS, windowWant } from './window.ts';

/** NA-083, NA-084 W2m: cards and tokens in any order; her draft stays with her until she confirms all tokens together. */
export const w2m: Ask<NA, unknown, Play<HuntPlay> | Picked<typeof TOKENS_PICK, Laid>> = {
  kind: HUNT,
  who: ({ open }) => [open.creature],
  decide: (me) => {
    const cards = huntOptions(me, 'w2m');
    const tokens = tokensToLay(me.open);
    return {
      shape: oneOf(cards.length > 0 ? [tokens, option(PLAY, oneOf.hunt(cards))] : [tokens]),
      deadline: 'long',
      fallback: { anyOf: oneOf(likelyTokens(me).map((likely) => option(TOKENS_PICK, likely))) },
    };
  },
  show: 'names',
  pace: () => 'none',
};

/** Section 5, default of placeTokens: the Creature token where somebody may be, as far as she can know; the others on another such place. */
function likelyTokens({ open }: Me): Shape<Laid>[] {
  const could = PLACE_NOS.filter((place) => open.hunted.some((h) => couldBeOn(personOf(open, h), place, open.banned)));
  const { creature, artemia, target } = spotsToLay(open);
  return (creature ? could : open.tokens.creature).map((hers) => {
    const likely = (place: PlaceNo): boolean => place !== hers && could.includes(place);
    return compound({
      ...(creature && { creature: oneOf.spot([hers]) }),
      ...(artemia && { artemia: narrowed(artemia, likely) }),
      ...(target && { target: narrowed(target, likely) }),
    });
  });
}

/** The places, and pairs with a place, that will do; all of them if none will. */
function narrowed(spots: readonly Spot[], will: (place: PlaceNo) => boolean): Shape<Spot> {
  const fit = spots.filter((spot) => spotPlaces(spot).some(will));
  return oneOf.spot(fit.length > 0 ? fit : spots);
}

const couldBeOn = (person: { owned: PlaceNo[]; discard: PlaceNo[] | null }, place: PlaceNo, banned: PlaceNo[]): boolean =>
  person.owned.includes(place) && !banned.includes(place) && !person.discard?.includes(place);

/** NA-086 W2r: after confirmation the Hunted may answer with Vortex. */
export const w2r: Ask<NA, unknown, Pass, Play<SurvivalPlay>> = {
  kind: 'w2r',
  who: (pub) => askableHunted(pub, 'w2r'),
  decide: (me) => windowWant(me, oneOf.survival, survivalOptions(me, 'w2r')),
  show: 'nothing',
  pace: () => 'window',
  acts: PLAYS,
  window: true,
  passes: PASSES,
};

/** NA-086 After a Hunted has played, the Creature may play a further Hunt card. */
export const w2rCreature: Ask<NA, unknown, Play<HuntPlay> | Pass> = {
  kind: 'w2rCreature',
  who: (pub) => (creatureAskable(pub, 'w2rCreature') ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, oneOf.hunt, huntOptions(me, 'w2rCreature')),
  show: 'names',
  pace: () => 'window',
  window: true,
  passes: PASSES,
};

/** NA-086 A token that becomes available in W2r is placed at once. */
export const placeTokens: Ask<NA, unknown, Laid> = {
  kind: 'placeTokens',
  who: ({ open }) => (Object.keys(spotsToLay(open)).length > 0 ? [open.creature] : []),
  decide: (me) => ({ shape: tokensShape(me.open), fallback: { anyOf: likelyTokens(me)[0] } }),
  show: 'names',
  pace: () => 'none',
};

interface Named {
  hunted: Seat;
}
/** NA-155 They keep two cards of their hand. */
export const ascendancyKeep: Ask<NA, Named, PlaceNo[]> = {
  kind: 'ascendancyKeep',
  who: (_, { hunted }) => [hunted],
  decide: ({ own }) => ({ shape: someOf.place(own.hand, 2) }),
  show: 'names',
  pace: () => 'none',
};

/** NA-165 They choose two cards to keep hidden. */
export const phobiaKeep: Ask<NA, Named, PlaceNo[]> = { ...ascendancyKeep, kind: 'phobiaKeep' };

/** NA-158 Every Hunted with a card in hand chooses one to discard; with a single card the count forces it. */
export const forbiddenZoneDiscard: Ask<NA, unknown, PlaceNo> = {
  kind: 'forbiddenZoneDiscard',
  who: ({ open, sizes }) => open.hunted.filter((h) => sizes.hand[h] > 1),
  decide: ({ own }) => ({ shape: oneOf.place(own.hand) }),
  show: 'names',
  pace: () => 'none',
};
