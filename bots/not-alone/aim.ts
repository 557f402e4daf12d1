/** Whom and what the beginner's Hunt cards name. */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { type HuntId, type Memory, type Seen, visitNamed } from '@lurk/not-alone/public';
import { anyAnswer, followUp, pick } from '../pick.ts';
import { vagueness } from './belief.ts';
import { liking, things } from './choosing.ts';
import { catches, visitorsAt } from './tokens.ts';

export function aims(view: Seen, memory: Memory, card: HuntId, shape: Shape, dice: Dice): Choice {
  switch (card) {
    case 'anticipation':
      // The one about whom she knows most.
      return liking(shape, { seat: (hunted) => -vagueness(view, memory, hunted) }, dice);
    case 'ascendancy':
    case 'phobia':
      return liking(shape, { seat: (hunted) => view.sizes.hand[hunted] }, dice);
    case 'cataclysm':
      return liking(shape, { place: (place) => (catches(view, place) ? 0 : visitorsAt(view, place)) }, dice);
    case 'detour':
      return detours(view, shape, dice);
    default:
      return anyAnswer(shape, dice);
  }
}

/** Under her own token if she can push somebody there. */
function detours(view: Seen, shape: Shape, dice: Dice): Choice {
  for (const visit of things(shape, 'visit')) {
    const there = things(followUp(shape, visit), 'place').find((place) => catches(view, place));
    if (there && !catches(view, visitNamed(view.open, visit).at)) return pick(visit, there);
  }
  return anyAnswer(shape, dice);
}
