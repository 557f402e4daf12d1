import type { Seat } from '@lurk/kernel';
import type { TableInfo } from '@lurk/table';
import type { RematchView } from '../frame/model';

/** Who is in for another game; undefined for those who watched. */
export function rematchOf({ seats }: TableInfo, reader: Seat | null): RematchView | undefined {
  const people = seats.filter((seat) => seat.kind === 'person');
  const mine = reader === null ? undefined : seats[reader];
  return mine?.kind === 'person'
    ? { ready: people.filter((seat) => seat.ready).length, of: people.length, mine: mine.ready, alone: seats.length === 1 }
    : undefined;
}
