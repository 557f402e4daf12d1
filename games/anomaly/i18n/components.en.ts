// The names of what lies on the table, in English. This file is the type: French must have the same keys.
import type { Ring } from '../data/board.ts';
import type { Bottom, Top } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Side } from '../types.ts';
import { zonesEn } from './zones.en.ts';

export const componentsEn = {
  sides: { anomaly: 'Anomaly', students: 'Students' },
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
  tops: {
    strike: 'Strike',
    double: 'Double Strike',
    far: 'Far Strike',
    trap: 'Trap',
    bludgeon: 'Bludgeon',
    baton: 'Stun Baton',
    sensor: 'Sensor',
    stims: 'Stims',
    bait: 'Bait',
  },
  /** What half an action point of the Anomaly buys, besides a card. */
  deeds: { move: 'Move', feed: 'Feed' },
  bottoms: { overload: 'Overload', evolve: 'Evolve', possess: 'Possess', scent: 'Scent', teleport: 'Teleport' },
  evolutions: {
    adaptive: 'Adaptive',
    conductive: 'Conductive',
    echolocation: 'Echolocation',
    morph: 'Morph',
    phasing: 'Phasing',
    reactive: 'Reactive',
  },
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
  zones: object;
  rings: Record<Ring, string>;
  symbols: Record<SymbolId, string>;
  basics: Record<'move' | 'track', string>;
  tops: Record<Top, string>;
  deeds: Record<'move' | 'feed', string>;
  bottoms: Record<Bottom, string>;
  evolutions: Record<Evolution, string>;
  costs: Record<Bottom, string>;
};
