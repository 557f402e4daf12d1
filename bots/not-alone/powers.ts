/** What the beginner does at a place of his own. */
import type { Choice, Dice, Picked, Shape, Value } from '@lurk/kernel';
import { PLACE, type PlaceNo, personOf, type Seen } from '@lurk/not-alone/public';
import { any, asks, chance, idsOf, liking, pick, ranked, type Worth } from '../pick.ts';
import { CARD, discardSeen, gain } from './gains.ts';

/** Drone and Gate, like any other card. */
const CARD_HERE = 0.3;
/** What the Rover fetches, the best first (tuned, section 8.5). */
const NEW_PLACES: readonly Value[] = [PLACE.wreck, PLACE.swamp, PLACE.source, PLACE.shelter, PLACE.artefact];

export function resolvesVisit(view: Seen, shape: Shape, likes: Worth, dice: Dice): Choice {
  const cards = asks(shape, 'card');
  if (cards && chance(dice, CARD_HERE)) {
    const id = any(idsOf(cards), dice);
    const more = asks(cards, id)!;
    return pick('card', pick(id, id === 'drone' ? uses(view, PLACE.rover, more, likes, dice) : copies(view, more, likes, dice)));
  }
  const power = asks(shape, 'power');
  const back = asks(shape, 'takeBack');
  const place = placeVisited(view);
  // Two cards to play next turn are no help to a hand that has not two.
  const doubles = place === PLACE.river || place === PLACE.artefact;
  if (power && !(back && doubles && view.own!.hand.length < 2)) return pick('power', uses(view, place, power, likes, dice));
  return back ? pick('takeBack', liking(back, likes, dice)) : null;
}

/** The visit being resolved is on top of the stack, for all to see. */
function placeVisited({ open, stack }: Seen): PlaceNo {
  const { hunted, card } = stack[stack.length - 1].at as { hunted: number; card: PlaceNo };
  return open.visits.find((visit) => visit.hunted === hunted && visit.card === card)!.at;
}

/** The choices that come with a power. */
function uses(view: Seen, place: PlaceNo, shape: Shape, likes: Worth, dice: Dice): Choice {
  switch (place) {
    case PLACE.lair:
      return usesLair(view, shape, likes, dice);
    case PLACE.source:
      return usesSource(view, shape, dice);
    case PLACE.rover:
      return liking(shape, (fresh) => -NEW_PLACES.indexOf(fresh), dice);
    default:
      return liking(shape, likes, dice);
  }
}

/** All his cards back, or the power under the Creature token if it is worth more. */
function usesLair(view: Seen, shape: Shape, likes: Worth, dice: Dice): Choice {
  const back = asks(shape, 'takeBack');
  const copy = asks(shape, 'copy');
  if (!copy) return liking(shape, likes, dice);
  const copied = copies(view, copy, likes, dice);
  const backWorth = CARD * discardSeen(view, view.seat!)!.length;
  const copyWorth = gain(view, view.seat!, (copied as unknown as Picked).pick as PlaceNo);
  return back && backWorth >= copyWorth ? pick('takeBack', liking(back, likes, dice)) : pick('copy', copied);
}

/** The best of several places to copy. */
function copies(view: Seen, shape: Shape, likes: Worth, dice: Dice): Choice {
  const [best] = ranked(idsOf(shape), (place) => gain(view, view.seat!, place as PlaceNo), dice);
  return pick(best, uses(view, best as PlaceNo, asks(shape, best)!, likes, dice));
}

/** Heals one who is down to his last Will; otherwise rather draws. */
function usesSource({ open }: Seen, shape: Shape, dice: Dice): Choice {
  const heal = asks(shape, 'heal');
  const neediest = heal && ranked(idsOf(heal), (seat) => -personOf(open, seat as number).will, dice)[0];
  const draws = idsOf(shape).includes('draw');
  if (neediest === undefined || (draws && personOf(open, neediest as number).will > 1)) return 'draw';
  return pick('heal', neediest);
}
