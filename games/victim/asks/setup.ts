/** Decision 1. */
import type { Ask } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import { chooser, freeCharacters } from '../facts/asked.ts';
import { oneOf } from '../things.ts';
import type { VI } from '../types.ts';
import { OPENLY } from './forms.ts';

/** 1 (VI-012) The clock takes the first that is free, and so one that is recommended (VI-013). */
export const chooseCharacter: Ask<VI, unknown, CharacterId> = {
  kind: 'chooseCharacter',
  who: ({ open }) => [chooser(open)],
  decide({ open }) {
    const free = freeCharacters(open);
    return { shape: oneOf.character(free), fallback: { choice: free[0] } };
  },
  ...OPENLY,
};
