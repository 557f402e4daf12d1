/** What a seat remembers beyond what lies on the table: the tiles it has seen in the stacks (section 6, its private note of its peeks). */
import type { Seat } from '@lurk/kernel';
import type { Stack, TileId } from './data/tiles.ts';
import type { Event } from './types.ts';

/** Tiles known at the top (the next first) and at the bottom (the last drawn last) of a stack. */
export type Known = { top: (TileId | null)[]; bottom: (TileId | null)[] };
export type Memory = { stacks: Record<Stack, Known> };

export const blank = (_seat: Seat | null): Memory => ({ stacks: { A: { top: [], bottom: [] }, B: { top: [], bottom: [] } } });

const withStack = ({ stacks }: Memory, stack: Stack, known: Known): Memory => ({ stacks: { ...stacks, [stack]: known } });
const unknown = (count: number): null[] => new Array<null>(count).fill(null);

export function remember(memory: Memory, event: Event): Memory {
  switch (event.t) {
    // What comes off the top is known to all; what was known of it goes.
    case 'tileTurned': {
      const { top, bottom } = memory.stacks[event.stack];
      return withStack(memory, event.stack, { top: top.slice(1), bottom });
    }
    // Somebody has put tiles back: those on the top are known to them alone, and so are those at the bottom.
    case 'putBack': {
      const { top, bottom } = memory.stacks[event.stack];
      const rest = top.slice(event.top + event.bottom);
      return withStack(memory, event.stack, { top: [...unknown(event.top), ...rest], bottom: [...bottom, ...unknown(event.bottom)] });
    }
    // Told after `putBack`: which they were.
    case 'putBackTiles': {
      const { top, bottom } = memory.stacks[event.stack];
      const under = bottom.slice(0, bottom.length - event.bottom.length);
      return withStack(memory, event.stack, { top: [...event.top, ...top.slice(event.top.length)], bottom: [...under, ...event.bottom] });
    }
    default:
      return memory;
  }
}
