/** What the beginner does at a place of its own. */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { PLACE, type PlaceNo, personOf, type Seen, visitAsked } from '@lurk/not-alone/public';
import { placeOf } from '../bot.ts';
import { any, asks, chance, followUp, idsOf, pick, ranked } from '../pick.ts';
import { type Likes, liking, things } from './choosing.ts';
import { CARD, gain, myDiscardSeen } from './gains.ts';

/** Drone and Gate, like any other card. */
const CARD_HERE = 0.3;
/** What the Rover fetches, the best first (tuned, section 8.5). */
const NEW_PLACES: readonly PlaceNo[] = [PLACE.wreck, PLACE.swamp, PLACE.source, PLACE.shelter, PLACE.artefact];

export function resolvesVisit(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const cards = asks(shape, 'card');
  if (cards && chance(dice, CARD_HERE)) {
    const id = any(things(cards, 'survival'), dice);
    const more = followUp(cards, id);
    return pick(
      'card',
      pick(id, id === 'drone' ? uses(view, PLACE.rover, more, likes, dice) : copies(view, more, bestCopy(view, more, dice), likes, dice)),
    );
  }
  const power = asks(shape, 'power');
  const back = asks(shape, 'takeBack');
  const place = visitAsked(view)?.at;
  // Two cards to play next turn are no help to a hand that has not two.
  const doubles = place === PLACE.river || place === PLACE.artefact;
  if (power && place && !(back && doubles && placeOf(view).own.hand.length < 2))
    return pick('power', uses(view, place, power, likes, dice));
  return back ? pick('takeBack', liking(back, { place: likes }, dice)) : null;
}

/** The choices that come with a power. */
function uses(view: Seen, place: PlaceNo, shape: Shape, likes: Likes, dice: Dice): Choice {
  switch (place) {
    case PLACE.lair:
      return usesLair(view, shape, likes, dice);
    case PLACE.source:
      return usesSource(view, shape, dice);
    case PLACE.rover:
      return liking(shape, { place: (fresh) => -NEW_PLACES.indexOf(fresh) }, dice);
    default:
      // The card just played is as good as any.
      return liking(shape, { place: likes, word: () => 1 }, dice);
  }
}

/** All its cards back, or the power under the Creature token if it is worth more. */
function usesLair(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const back = asks(shape, 'takeBack');
  const copy = asks(shape, 'copy');
  if (!copy) return liking(shape, { place: likes }, dice);
  const best = bestCopy(view, copy, dice);
  const copied = copies(view, copy, best, likes, dice);
  const backWorth = CARD * myDiscardSeen(view).length;
  const copyWorth = gain(view, placeOf(view).seat, best);
  return back && backWorth >= copyWorth ? pick('takeBack', liking(back, { place: likes }, dice)) : pick('copy', copied);
}

/** The best of several places to copy. */
function bestCopy(view: Seen, shape: Shape, dice: Dice): PlaceNo {
  const [best] = ranked(things(shape, 'place'), (place) => gain(view, placeOf(view).seat, place), dice);
  return best;
}
const copies = (view: Seen, shape: Shape, place: PlaceNo, likes: Likes, dice: Dice): Choice =>
  pick(place, uses(view, place, followUp(shape, place), likes, dice));

/** Heals one who is down to the last Will; otherwise rather draws. */
function usesSource({ open }: Seen, shape: Shape, dice: Dice): Choice {
  const heal = asks(shape, 'heal');
  const neediest = heal && ranked(things(heal, 'seat'), (seat) => -personOf(open, seat).will, dice)[0];
  const draws = idsOf(shape).includes('draw');
  if (neediest === undefined || (draws && personOf(open, neediest).will > 1)) return 'draw';
  return pick('heal', neediest);
}
