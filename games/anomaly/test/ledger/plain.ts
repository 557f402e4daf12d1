import type { DiceState } from '@lurk/kernel';
import { type AnomalyTable, aTable, type TableOptions } from '../table.ts';

/** Three Students with hands that leave every other kind of card for the Anomaly. */
export const plainTable = (options?: TableOptions): AnomalyTable =>
  aTable(options)
    .hand(0)
    .hand(1)
    .hand(2)
    .hand(0, 'strike/overload', 'strike/overload', 'trap/scent')
    .hand(1, 'strike/overload', 'trap/scent', 'trap/scent')
    .hand(2, 'bludgeon/overload', 'trap/overload', 'stims/overload');

/** How often the dice of each name were thrown: every draw of a match comes from a stream of its own, so that anybody can check it. */
export const draws = (table: AnomalyTable): Record<string, number> => {
  const dice: DiceState = table.match.s.control.dice;
  return dice.kind === 'keyed' ? { ...dice.drawn } : {};
};
