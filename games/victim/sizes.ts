/** Section 6 How many cards everybody holds, how high the piles are: always true and always shown. */
import { recordBy } from '@lurk/kernel';
import { CHARACTERS } from './data/characters.ts';
import { handOf } from './facts/hands.ts';
import type { S, Sizes } from './types.ts';

export const sizes = (s: S): Sizes => ({
  hand: recordBy(CHARACTERS, (character) => handOf(s, character).length),
  stacks: { A: s.vault.stacks.A.length, B: s.vault.stacks.B.length },
  items: s.vault.items.length,
  events: s.vault.events.length,
  numbers: s.vault.numbers.length,
  symbols: s.vault.symbols.length,
  gates: s.vault.gates.length,
});
