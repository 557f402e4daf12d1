/** The beginner as the Creature (section 8.4). */
import type { Choice, Decision, Dice, Shape } from '@lurk/kernel';
import { flashbackCopies, type Memory, type Seen } from '@lurk/not-alone/public';
import { any, asks, chance, followUp, idsOf, pick } from '../pick.ts';
import { aims } from './aim.ts';
import { things } from './choosing.ts';
import { laysTokens } from './tokens.ts';

const BOARD_SIDE = 2;
/** How often she plays a card in its phase. */
const PLAYS = 0.6;

export function creatureDecides(view: Seen, memory: Memory, { kind, shape }: Decision, dice: Dice): Choice {
  switch (kind) {
    case 'chooseSide':
      return BOARD_SIDE;
    case 'w1a':
      return playsOne(view, memory, shape, dice);
    case 'w2m': {
      const card = playsOne(view, memory, asks(shape, 'play'), dice);
      return card ? pick('play', card) : pick('tokens', laysTokens(view, memory, followUp(shape, 'tokens'), dice));
    }
    case 'placeTokens':
      return laysTokens(view, memory, shape, dice);
    case 'w3aCreature':
    case 'w4Creature': {
      const card = playsOne(view, memory, asks(shape, 'play'), dice);
      return card ? pick('play', card) : 'passPhase';
    }
    default:
      // A second chance in the same phase: she has made up her mind.
      return idsOf(shape).includes('passPhase') ? 'passPhase' : null;
  }
}

/** A random card she may play, or null for none. */
function playsOne(view: Seen, memory: Memory, cards: Shape | undefined, dice: Dice): Choice {
  const playable = cards ? things(cards, 'hunt') : [];
  if (!cards || playable.length === 0 || !chance(dice, PLAYS)) return null;
  const card = any(playable, dice);
  const as = card === 'flashback' ? (flashbackCopies(view.open) ?? card) : card;
  return pick(card, aims(view, memory, as, followUp(cards, card), dice));
}
