/** The beginner among the Hunted (section 8.3). */
import type { Choice, Decision, Dice, Shape } from '@lurk/kernel';
import { PLACE, type PlaceNo, personOf, type Seen } from '@lurk/not-alone/public';
import { placeOf } from '../bot.ts';
import { anyAnswer, asks, pick, weighted } from '../pick.ts';
import { type Likes, liking, things } from './choosing.ts';
import { myDiscardSeen } from './gains.ts';
import { resolvesVisit } from './powers.ts';
import { playsCard, playsEarly } from './survival.ts';
import { underToken } from './tokens.ts';

export function huntedDecides(view: Seen, { kind, shape, fallback }: Decision, dice: Dice): Choice {
  const likes: Likes = (place) => weightOf(view, place);
  const dislikes: Likes = (place) => -likes(place);
  switch (kind) {
    case 'explore':
      return explores(view, shape, likes, dice);
    case 'resolveVisit':
      return resolvesVisit(view, shape, likes, dice);
    case 'w2r':
    case 'w3aHunted':
    case 'w3c':
    case 'w4Hunted':
      return playsCard(view, shape, likes, dice);
    case 'riverKeep':
      return liking(shape, { place: (place) => (underToken(view, place) ? 0 : likes(place)) }, dice);
    case 'ascendancyKeep':
    case 'phobiaKeep':
      return liking(shape, { place: likes }, dice);
    case 'forbiddenZoneDiscard':
    case 'artemiaDiscard':
      return liking(shape, { place: dislikes }, dice);
    default:
      // What the clock would answer is sensible where the specification names it (section 5).
      if (fallback === 'random') return anyAnswer(shape, dice);
      return 'choice' in fallback ? fallback.choice : liking(fallback.anyOf, { place: dislikes }, dice);
  }
}

/** How much it would like to go to a place. */
function weightOf(view: Seen, place: PlaceNo): number {
  const { marker, turn } = view.open;
  if (place === PLACE.wreck || (place === PLACE.beach && marker)) return 3;
  if (place === PLACE.lair && myDiscardSeen(view).length >= 3) return 2;
  if (place === PLACE.rover && turn <= 4) return 2;
  return 1;
}

/** A card to play, unless its hand is nearly empty: then it gets cards back first. */
function explores(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const early = playsEarly(view, shape, likes, dice);
  if (early) return early;
  const cards = asks(shape, 'play');
  const again = regains(view, shape, likes, dice);
  if (again && (!cards || placeOf(view).own.hand.length <= 1)) return again;
  if (cards?.t !== 'someOf') return anyAnswer(shape, dice);
  const hand = things(cards, 'place');
  const mine = hand.filter((place) => !leaves(view, place));
  return pick('play', weighted(mine.length > cards.min ? mine : hand, likes, cards.min, dice));
}

/** So many Hunted would often meet, and be caught together. */
const MANY = 5;
const IN_TURN = 5;
/**
 * Where they are many, each leaves two places in five to the others, other ones each turn: no place is open to all of them, whichever
 * of them is no bot. A Creature who sees through it still finds three places for each.
 */
function leaves(view: Seen, place: PlaceNo): boolean {
  const { open } = view;
  const step = (place + open.hunted.indexOf(placeOf(view).seat) + open.turn) % IN_TURN;
  return open.hunted.length >= MANY && (step === 0 || step === 2);
}

/** Resists with one Will if it has two, else gives up; null if neither is open to it. */
function regains(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const one = asks(asks(shape, 'resist') ?? shape, 1);
  if (one && personOf(view.open, placeOf(view).seat).will >= 2) return pick('resist', pick(1, liking(one, { place: likes }, dice)));
  return shape.t === 'oneOf' && shape.options.includes('giveUp') ? 'giveUp' : null;
}
