// The nine symbols (section 2.3): each in four zones, three in each zone, every triple different.
import { byZone, type Zone } from './board.ts';

export const SYMBOLS = ['CORE', 'LABS', 'QUARTERS', 'FIRE', 'COLD', 'ENGINEERING', 'PHYSICS', 'AI', 'BIOLOGY'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export const SYMBOL_ZONES: Record<SymbolId, readonly Zone[]> = {
  CORE: ['C-NW', 'C-NE', 'C-SE', 'C-SW'],
  LABS: ['L-N', 'L-E', 'L-S', 'L-W'],
  QUARTERS: ['Q-NW', 'Q-NE', 'Q-SE', 'Q-SW'],
  FIRE: ['L-N', 'L-E', 'C-NW', 'C-NE'],
  COLD: ['L-S', 'L-W', 'C-SE', 'C-SW'],
  ENGINEERING: ['Q-NW', 'Q-NE', 'L-N', 'C-NW'],
  PHYSICS: ['Q-NE', 'Q-SE', 'L-E', 'C-NE'],
  AI: ['Q-SE', 'Q-SW', 'L-S', 'C-SE'],
  BIOLOGY: ['Q-SW', 'Q-NW', 'L-W', 'C-SW'],
};

/** The three symbols of each zone. */
export const SYMBOLS_OF: Record<Zone, readonly SymbolId[]> = byZone((zone) =>
  SYMBOLS.filter((symbol) => SYMBOL_ZONES[symbol].includes(zone)),
);

export const hasSymbol = (zone: Zone, symbol: SymbolId): boolean => SYMBOL_ZONES[symbol].includes(zone);
