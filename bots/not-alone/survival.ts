/** When the beginner plays a Survival card (section 8.3). */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { personOf, type Seen, type SurvivalId } from '@lurk/not-alone/public';
import { placeOf } from '../bot.ts';
import { any, asks, chance, followUp, pick } from '../pick.ts';
import { type Likes, liking, things } from './choosing.ts';
import { underToken, visitorsAt } from './tokens.ts';

/** Cards it plays as soon as it may. The rules offer Dodge and Detector only to one who is under the token. */
const AT_ONCE: readonly SurvivalId[] = ['dodge', 'detector', 'amplifier'];
const OTHERS = 0.3;

/** In Phase 1, before it puts a card down; null for no card. */
export function playsEarly(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const cards = asks(shape, 'survival');
  const card = cards && chosen(view, cards, dice);
  const worth: Likes = card === 'sacrifice' ? (place) => -likes(place) : likes;
  return card ? pick('survival', pick(card, liking(followUp(cards, card), { place: worth }, dice))) : null;
}

/** In a window; null passes. */
export function playsCard(view: Seen, shape: Shape, likes: Likes, dice: Dice): Choice {
  const cards = asks(shape, 'play');
  const card = cards && chosen(view, cards, dice);
  if (!card) return null;
  const worth = card === 'vortex' ? vortexWorth(view, likes) : card === 'doubleBack' ? likes : emptiest(view);
  return pick('play', pick(card, liking(followUp(cards, card), { place: worth }, dice)));
}

function chosen(view: Seen, cards: Shape, dice: Dice): SurvivalId | null {
  const ids = things(cards, 'survival');
  const now = ids.find((id) => AT_ONCE.includes(id));
  if (now) return now;
  if (ids.includes('adrenaline') && personOf(view.open, placeOf(view).seat).will === 1) return 'adrenaline';
  const others = ids.filter((id) => id !== 'adrenaline');
  return others.length > 0 && chance(dice, OTHERS) ? any(others, dice) : null;
}

/** The card to swap out is one under a token; the one to swap in is not. */
const vortexWorth =
  (view: Seen, likes: Likes): Likes =>
  (place) => {
    const lost = underToken(view, place);
    return placeOf(view).own.down.some((down) => down === place) ? (lost ? 1 : 0) : lost ? 0 : likes(place);
  };

/** A token is moved to where nobody is. */
const emptiest =
  (view: Seen): Likes =>
  (place) =>
    -visitorsAt(view, place);
