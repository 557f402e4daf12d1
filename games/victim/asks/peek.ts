/** Decisions 14 and 15: peeks into a stack. */
import { type Ask, compound, must } from '@lurk/kernel';
import type { FlashChoice, PeekChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { playerOf } from '../facts/asked.ts';
import { stacksLeft } from '../facts/placing.ts';
import { number, oneOf, order } from '../things.ts';
import type { VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** 14 (VI-225b) The clock puts all back as they were. */
export const arrangePeek: Ask<VI, { victim: CharacterId }, PeekChoice> = {
  kind: 'arrangePeek',
  who: playerOf,
  decide({ own }) {
    const { tiles } = must(own.peek);
    return {
      shape: compound({ order: order.tile(tiles), top: number.onTop(0, tiles.length) }),
      fallback: { choice: { order: tiles.slice(), top: tiles.length } },
    };
  },
  ...OPENLY,
};

/** 15 (VI-201) */
export const photoFlash: Ask<VI, { victim: CharacterId }, FlashChoice> = {
  kind: 'photoFlash',
  who: playerOf,
  decide: (me) => ({ shape: oneOf.stack(stacksLeft(me)), mayPass: true, fallback: { choice: null } }),
  ...OPENLY,
};
