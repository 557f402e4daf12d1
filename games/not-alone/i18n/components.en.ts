// The words of what is named at the table, in English. This file is the type: French must have the same keys.
import type { Named } from '@lurk/i18n';
import type { BoardSide } from '../data/board.ts';
import type { Phase } from '../data/components.ts';

export const componentsEn = {
  sides: {
    creature: { name: 'Creature', rule: 'Alone against all. You win when Assimilation reaches Victory.' },
    hunted: { name: 'Hunted', rule: 'Together against the Creature. You all win when Rescue reaches Victory.' },
  },

  /** As it stands in a sentence. */
  people: { creature: 'the Creature' },

  phases: {
    1: { name: 'Exploration', rule: 'Each Hunted puts a Place card face down.' },
    2: { name: 'Hunting', rule: 'The Creature lays tokens on the planet.' },
    3: { name: 'Reckoning', rule: 'Places are revealed: some are explored, some are traps.' },
    4: { name: 'End of turn', rule: 'Played cards are discarded, the Creature refills her hand and Rescue moves 1 space.' },
  },

  boardSides: {
    1: { name: 'Side 1', rule: 'The Artemia symbol is on the last six Rescue spaces: quiet at first, then without respite.' },
    2: {
      name: 'Side 2',
      rule: 'The Artemia symbol is on every other space of the last eleven: it comes earlier, but leaves you breathing space.',
    },
  },
} satisfies {
  sides: Record<'creature' | 'hunted', Named>;
  people: { creature: string };
  phases: Record<Phase, Named>;
  boardSides: Record<BoardSide, Named>;
};
