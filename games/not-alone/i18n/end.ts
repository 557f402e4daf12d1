/** The end screen: who won, how, and what there is to retell. */

import { type Ending, type Lang, listed } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { Open } from '../types.ts';
import { type Audience, nameOfSeat } from './names.ts';
import { endOf } from './parts.ts';
import type { TurningPoint } from './turning-points.ts';

/** Null while nobody has won. */
export function describeOutcome(lang: Lang, { winner, turn, rescue, assim, creature }: Open, reader: Seat | null): Ending | null {
  if (!winner) return null;
  const side = reader === null ? 'watcher' : reader === creature ? 'creature' : 'hunted';
  return {
    title: endOf(lang).title[winner],
    how: endOf(lang).how[winner](turn, winner === 'hunted' ? assim : rescue),
    verdict: endOf(lang).verdict[winner][side],
    won: side === 'watcher' ? null : side === winner,
  };
}

/** Told by name, to be read by everybody alike; the turn stands beside it. */
export function tellTurningPoint(lang: Lang, { kind, who, count }: TurningPoint, table: Audience): string {
  const names = who.map((seat) => nameOfSeat(lang, seat, table));
  return endOf(lang).points[kind](listed(lang, names), count);
}
