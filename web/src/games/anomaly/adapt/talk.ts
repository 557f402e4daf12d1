/** What is said at the table. "I'll go" travels as a small token, so that each reader hears it in his own language. */
import type { Seat } from '@lurk/kernel';
import type { Chat, TableInfo } from '@lurk/table';
import type { LogLine } from '../../../ui/LogList.svelte';
import { look, type Sight } from './sight';

export const GO = 'say:go';
const seatOf = (table: TableInfo, from: string): number => table.seats.findIndex((seat) => seat.kind === 'person' && seat.id === from);

export function talk(chats: readonly Chat[], table: TableInfo, sight: Sight): LogLine[] {
  return chats.map(({ id, from, name, text }) => {
    const seat = seatOf(table, from);
    const said = text === GO ? sight.w.anomaly.says.go : text;
    return seat < 0
      ? { id: String(id), text: [{ em: name }, ' ', said], icon: 'chat' }
      : { id: String(id), seat: look(sight, seat), text: [said] };
  });
}

/** Who has said it since the turn began: saying it twice takes it back. */
export function goingOf(chats: readonly Chat[], table: TableInfo): Seat[] {
  const seats = chats.filter(({ text }) => text === GO).map(({ from }) => seatOf(table, from));
  return [...new Set(seats)].filter((seat) => seat >= 0 && seats.filter((one) => one === seat).length % 2 === 1);
}
