/** VI-201, VI-225 Looking at the top tiles of a stack. They are in nobody's sight but the one's who looks. */
import { type Answer, ask, must, next } from '@lurk/kernel';
import type { PeekChoice } from '../answers.ts';
import { arrangePeek } from '../asks/peek.ts';
import { seatOf } from '../facts/people.ts';
import { tilesShown } from '../facts/placing.ts';
import { procedure } from '../types.ts';

export const peek = procedure('peek', {
  look: ({ s, at, tell }) => {
    const { victim, by, stack } = at;
    // VI-202, VI-225a
    const tiles = s.vault.stacks[stack].splice(-tilesShown(s.open, by)).reverse();
    const seat = seatOf(s.open, victim);
    s.own[seat].peek = { stack, tiles };
    tell.all({ t: 'peeked', victim, stack, count: tiles.length, by });
    tell.seat(seat, { t: 'peekedTiles', stack, tiles: tiles.slice() });
    return ask(arrangePeek, 'arranged');
  },
  /** VI-225b */
  arranged: ({ s, at, tell }, [{ seat, choice }]: Answer<PeekChoice>[]) => {
    const { victim } = at;
    const { stack } = must(s.own[seat].peek);
    const top = choice.order.slice(0, choice.top);
    const bottom = choice.order.slice(choice.top);
    s.own[seat].peek = null;
    s.vault.stacks[stack] = [...bottom.toReversed(), ...s.vault.stacks[stack], ...top.toReversed()];
    tell.all({ t: 'putBack', victim, stack, top: top.length, bottom: bottom.length });
    tell.seat(seat, { t: 'putBackTiles', stack, top, bottom });
    return next;
  },
});
