/** What everybody hears of an act. */
import type { Table } from '@lurk/testkit';
import type { Event, TT } from '../types.ts';

/** All that the public hears while this is done, up to the first event of a type. */
export function heard<T extends Table<TT>>(table: T, act: (table: T) => unknown, last?: Event['t']): Event[] {
  const before = table.told('public').length;
  act(table);
  const events = table.told('public').slice(before);
  return last
    ? events.slice(
        0,
        events.findIndex(({ t }) => t === last),
      )
    : events;
}
