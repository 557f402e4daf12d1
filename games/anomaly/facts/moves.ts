/** Where a pawn may go, and which symbols it may show there. */
import { NEIGHBOURS, PHASING_NEIGHBOURS, PHASING_RANGE, RANGE, type Zone } from '../data/board.ts';
import { SYMBOLS_OF, type SymbolId } from '../data/symbols.ts';
import type { Open } from '../types.ts';

/** AN-058, AN-193 The zone's symbols that this Student has not on show; there is always one. */
export const symbolsToShow = (zone: Zone, shown: readonly SymbolId[]): SymbolId[] =>
  SYMBOLS_OF[zone].filter((symbol) => !shown.includes(symbol));

/** AN-106, AN-148 One normal step of the Anomaly. */
export const anomalySteps = ({ evolutions }: Pick<Open, 'evolutions'>, from: Zone): readonly Zone[] =>
  evolutions.includes('phasing') ? PHASING_NEIGHBOURS[from] : NEIGHBOURS[from];

/** AN-074, AN-077 Steps that bring the Anomaly nearer to the bait; none if it is there already (AN-076). */
export function baitedSteps(open: Pick<Open, 'evolutions'>, from: Zone, bait: Zone): Zone[] {
  const range = open.evolutions.includes('phasing') ? PHASING_RANGE : RANGE;
  return anomalySteps(open, from).filter((zone) => range[zone][bait] < range[from][bait]);
}
