/** Decisions 2 and 18: what a Victim does in its turn. */
import { type Ask, oneOf, someOf } from '@lurk/kernel';
import type { DiscardChoice, TurnChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { HAND_LIMIT } from '../data/items.ts';
import { playerOf } from '../facts/asked.ts';
import { handSeen, slotsOf } from '../facts/hands.ts';
import type { VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** 2 (VI-041) */
export const victimAction: Ask<VI, { victim: CharacterId }, TurnChoice> = {
  kind: 'victimAction',
  who: playerOf,
  decide: () => ({ shape: oneOf(['end']), fallback: { choice: 'end' } }),
  ...OPENLY,
};

/** 18 (VI-044) The clock discards at random. */
export const handLimit: Ask<VI, { victim: CharacterId }, DiscardChoice> = {
  kind: 'handLimit',
  who: playerOf,
  decide(me, { victim }) {
    const hand = handSeen(me, victim);
    return { shape: someOf(slotsOf(hand), hand.length - HAND_LIMIT) };
  },
  ...OPENLY,
};
