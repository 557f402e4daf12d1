// The names of what lies on the table, in English. This file is the type: French must have the same keys.
import type { Ring } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Side } from '../types.ts';
import { zonesEn } from './zones.en.ts';

export const componentsEn = {
  sides: { anomaly: 'Anomaly', students: 'Students' },
  /** As they stand in a sentence. */
  people: { anomaly: 'the Anomaly', student: 'Student {number}', you: 'you' },
  zones: zonesEn,
  rings: { core: 'Core', labs: 'Labs', quarters: 'Quarters' },
  symbols: {
    CORE: 'Core',
    LABS: 'Labs',
    QUARTERS: 'Quarters',
    FIRE: 'Fire',
    COLD: 'Cold',
    ENGINEERING: 'Engineering',
    PHYSICS: 'Physics',
    AI: 'AI',
    BIOLOGY: 'Biology',
  },
  /** What a Student does with any card; the card is discarded. */
  basics: { move: 'Move', track: 'Track' },
  /** What the Anomaly discards for them. */
  costs: {
    overload: '1 Overload card',
    evolve: '2 Evolve cards',
    possess: '1 Possess card',
    scent: '1 Scent card',
    teleport: '1 Teleport card',
  },
} satisfies {
  sides: Record<Side, string>;
  people: Record<'anomaly' | 'student' | 'you', string>;
  zones: object;
  rings: Record<Ring, string>;
  symbols: Record<SymbolId, string>;
  basics: Record<'move' | 'track', string>;
  costs: Record<Bottom, string>;
};
