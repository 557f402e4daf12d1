/** Section 6 How many cards everybody holds, how high the piles are: always true and always shown. */
import { recordBy } from '@lurk/kernel';
import { CHARACTERS } from './data/characters.ts';
import type { Stack } from './data/tiles.ts';
import { handOf } from './facts/hands.ts';
import type { S, Sizes } from './types.ts';

export const sizes = (s: S): Sizes => ({
  hand: recordBy(CHARACTERS, (character) => handOf(s, character).length),
  stacks: { A: stackSize(s, 'A'), B: stackSize(s, 'B') },
  items: s.vault.items.length,
  events: s.vault.events.length,
  numbers: s.vault.numbers.length,
  symbols: s.vault.symbols.length,
  gates: s.vault.gates.length,
});
/** A stack that somebody is looking into is as high as before. */
const stackSize = ({ vault, own }: S, stack: Stack): number =>
  own.reduce((size, { peek }) => size + (peek?.stack === stack ? peek.tiles.length : 0), vault.stacks[stack].length);
