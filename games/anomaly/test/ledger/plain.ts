import { type AnomalyTable, aTable } from '../table.ts';

/** Three Students with hands that leave every other kind of card for the Anomaly. */
export const plainTable = (): AnomalyTable =>
  aTable()
    .hand(0)
    .hand(1)
    .hand(2)
    .hand(0, 'strike/overload', 'strike/overload', 'trap/scent')
    .hand(1, 'strike/overload', 'trap/scent', 'trap/scent')
    .hand(2, 'bludgeon/overload', 'trap/overload', 'stims/overload');
