/** What is said at the table. Ready-made sentences travel as small tokens, so that each reader hears them in their own language. */
import type { Seat } from '@lurk/kernel';
import type { Chat, TableInfo } from '@lurk/table';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Rich, SeatLook } from '../../ui/types';

/** The seat of the speaker; -1 if they have none. */
export const speakerOf = ({ seats }: TableInfo, from: string): number =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.id === from);

export const chatLines = (
  chats: readonly Chat[],
  table: TableInfo,
  look: (seat: Seat) => SeatLook,
  heard: (text: string) => Rich = (text) => [text],
  isClaim: (text: string) => boolean = () => false,
  /** How a word is marked that only those who are out have heard. */
  apart = '',
): LogLine[] =>
  chats.map(({ id, from, name, text, out }) => {
    const seat = speakerOf(table, from);
    const said: Rich = out && apart ? [{ em: apart }, ' ', ...heard(text)] : heard(text);
    return seat < 0
      ? { id: String(id), text: [{ em: name }, ' ', ...said], icon: 'chat' }
      : { id: String(id), seat: look(seat), text: said, ...(isClaim(text) ? { claim: true } : {}) };
  });
