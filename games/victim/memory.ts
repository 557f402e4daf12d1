/** What a seat remembers beyond what lies on the table: the tiles it has seen in the stacks (section 6, its private note of its peeks). */
import type { Seat } from '@lurk/kernel';
import { STACK_SIZES, type Stack, type TileId } from './data/tiles.ts';
import type { Event } from './types.ts';

/** A whole stack, the next tile first; null where this seat does not know the tile. */
export type Known = (TileId | null)[];
export type Memory = { stacks: Record<Stack, Known> };

const unknown = (count: number): null[] => new Array<null>(count).fill(null);

// VI-019 How high the stacks are is public, so every place in them can be counted from both ends.
export const blank = (_seat: Seat | null): Memory => ({ stacks: { A: unknown(STACK_SIZES.A), B: unknown(STACK_SIZES.B) } });

const withStack = ({ stacks }: Memory, stack: Stack, known: Known): Memory => ({ stacks: { ...stacks, [stack]: known } });

export function remember(memory: Memory, event: Event): Memory {
  switch (event.t) {
    case 'tileTurned':
      return withStack(memory, event.stack, memory.stacks[event.stack].slice(1));
    // VI-225b Somebody has looked at the top tiles and put them back: which lies where, they alone know.
    case 'putBack': {
      const rest = memory.stacks[event.stack].slice(event.top + event.bottom);
      return withStack(memory, event.stack, [...unknown(event.top), ...rest, ...unknown(event.bottom)]);
    }
    // Told after `putBack` to the one who looked: which they were.
    case 'putBackTiles': {
      const known = memory.stacks[event.stack];
      const rest = known.slice(event.top.length, known.length - event.bottom.length);
      return withStack(memory, event.stack, [...event.top, ...rest, ...event.bottom]);
    }
    default:
      return memory;
  }
}

/** What is known from the top downwards and from the bottom upwards: the widest gap of unknown tiles lies between the two. */
export function endsOf(known: Known): { top: Known; bottom: Known } {
  let gap = { from: known.length, to: known.length };
  for (let from = 0; from < known.length; from++) {
    let to = from;
    while (to < known.length && known[to] === null) to++;
    if (to - from > gap.to - gap.from) gap = { from, to };
  }
  return { top: known.slice(0, gap.from), bottom: known.slice(gap.to) };
}
