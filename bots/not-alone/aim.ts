/** Whom and what the beginner's Hunt cards name. */
import type { Choice, Dice, Seat, Shape, Value } from '@lurk/kernel';
import { type HuntId, type Memory, type PlaceNo, type Seen, visitOf } from '@lurk/not-alone/public';
import { anyAnswer, followUp, idsOf, isNumber, liking, pick, type Worth, worthOf } from '../pick.ts';
import { vagueness } from './belief.ts';
import { catches, visitorsAt } from './tokens.ts';

export function aims(view: Seen, memory: Memory, card: HuntId, shape: Shape, dice: Dice): Choice {
  const by = (worth: (hunted: Seat) => number): Worth => worthOf(isNumber, worth);
  switch (card) {
    case 'anticipation':
      // The one about whom she knows most.
      return liking(
        shape,
        by((hunted) => -vagueness(view, memory, hunted)),
        dice,
      );
    case 'ascendancy':
    case 'phobia':
      return liking(
        shape,
        by((hunted) => view.sizes.hand[hunted]),
        dice,
      );
    case 'cataclysm':
      return liking(shape, (place) => (catches(view, place) ? 0 : visitorsAt(view, place)), dice);
    case 'detour':
      return detours(view, shape, dice);
    default:
      return anyAnswer(shape, dice);
  }
}

/** Under her own token if she can push somebody there. */
function detours(view: Seen, shape: Shape, dice: Dice): Choice {
  const placeOf = (visit: Value): PlaceNo => {
    const [hunted, card] = String(visit).split('/').map(Number);
    return visitOf(view.open, hunted, card).at;
  };
  for (const visit of idsOf(shape)) {
    const there = idsOf(followUp(shape, visit)).find((place) => catches(view, place));
    if (there && !catches(view, placeOf(visit))) return pick(visit, there);
  }
  return anyAnswer(shape, dice);
}
