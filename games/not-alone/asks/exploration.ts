/** The questions of Phase 1 (section 5: w1a, playPlaces and its companions, despairUnasked, w1c). */

import { type Ask, type Fallback, type Option, option, type Want } from '@lurk/kernel';
import type { ExploreAct, HuntPlay, PlacesPut } from '../answers.ts';
import { creatureAskable, huntOptions } from '../cards/hunt.ts';
import { survivalOptions } from '../cards/survival.ts';
import { type BoardSide, USUAL_SIDE } from '../data/board.ts';
import type { PlaceNo } from '../data/places.ts';
import { myDiscard } from '../facts/discards.ts';
import { cardsToPlay, giveUpBarred, playablePlaces, RESIST_PAYS, resistBarred } from '../facts/exploring.ts';
import { personOf } from '../facts/people.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, NA } from '../types.ts';
import { EXPLORE, placesToPut } from './foreseen.ts';
import { PLAY } from './window.ts';

/** NA-060 W1a: before any Hunted acts, the Creature may play. */
export const w1a: Ask<NA, unknown, HuntPlay | null> = {
  kind: 'w1a',
  who: (pub) => (creatureAskable(pub, 'w1a') ? [pub.open.creature] : []),
  decide: (me) => ({ shape: oneOf.hunt(huntOptions(me, 'w1a')), mayPass: true }),
  show: 'names',
  pace: () => 'window',
  window: true,
};

/** NA-082 W1c: after the freeze she may still play Despair. */
export const w1c: Ask<NA, unknown, HuntPlay | null> = {
  kind: 'w1c',
  who: (pub) => (creatureAskable(pub, 'w1c') ? [pub.open.creature] : []),
  decide: (me) => ({ shape: oneOf.hunt(huntOptions(me, 'w1c')), mayPass: true, deadline: 'short' }),
  show: 'names',
  pace: () => 'window',
  window: true,
};

/** NA-061 W1b: all Hunted at once. A sealed pick is a card put down; the rest happens at once and in public. */
export const explore: Ask<NA, unknown, PlacesPut, ExploreAct> = {
  kind: EXPLORE,
  who: ({ open }) => open.hunted,
  decide: exploreWant,
  // NA-081a The Creature may play Despair unasked.
  offer: {
    who: (pub) => (creatureAskable(pub, 'unasked') ? [pub.open.creature] : []),
    decide: (me) => ({ shape: oneOf.hunt(huntOptions(me, 'unasked')) }),
  },
  show: 'names',
  pace: () => 'none',
  acts: ['resist', 'giveUp', 'survival'],
  // NA-068, NA-R73 What somebody else does makes nobody choose again.
  keeps: true,
};

function exploreWant(me: Me): Want<PlacesPut | ExploreAct> {
  const playable = playablePlaces(me);
  const count = cardsToPlay(me, playable.length);
  const resist = resistOptions(me);
  const cards = survivalOptions(me, 'explore');
  const shape = oneOf([
    ...placesToPut(me),
    ...(resist.length > 0 ? [option('resist', oneOf.will(resist))] : []),
    ...(giveUpBarred(me) === null ? ['giveUp' as const] : []),
    ...(cards.length > 0 ? [option('survival', oneOf.survival(cards))] : []),
  ]);
  return { shape, deadline: 'long', fallback: exploreFallback(me, playable, count) };
}

/** NA-070 to NA-073 */
function resistOptions(me: Me): Option<1 | 2, PlaceNo[]>[] {
  const discard = myDiscard(me);
  const ways = ([1, 2] as const).filter((paid) => resistBarred(me, paid) === null);
  return ways.map((paid) => option(paid, someOf.place(discard, Math.min(RESIST_PAYS[paid], discard.length))));
}

/** Section 5, default of playPlaces and resist: a random playable card; if they have too few, the cheaper way to get them. */
function exploreFallback(me: Me, playable: PlaceNo[], count: number): Fallback<PlacesPut | ExploreAct> {
  if (playable.length >= count) return { anyOf: oneOf([option(PLAY, someOf.place(playable, count))]) };
  const { will, resisted } = personOf(me.open, me.seat);
  const discard = myDiscard(me);
  const wanted = discard.filter((place) => !me.open.banned.includes(place));
  const taken = Math.min(RESIST_PAYS[1], discard.length);
  const then = playable.length + Math.min(taken, wanted.length);
  if (resisted || will < 2 || then < cardsToPlay(me, then)) return { choice: 'giveUp' };
  if (wanted.length >= taken) return { anyOf: oneOf([option('resist', oneOf.will([option(1, someOf.place(wanted, taken))]))]) };
  const rest = discard.filter((place) => !wanted.includes(place));
  return { choice: { pick: 'resist', with: { pick: 1, with: [...wanted, ...rest].slice(0, taken) } } };
}

/** NA-004 The Creature chooses the side of the board, openly, before any card is dealt. */
export const chooseSide: Ask<NA, unknown, BoardSide> = {
  kind: 'chooseSide',
  who: ({ open }) => [open.creature],
  decide: () => ({ shape: oneOf.side([1, 2]), fallback: { choice: USUAL_SIDE } }),
  show: 'names',
  pace: () => 'none',
};
