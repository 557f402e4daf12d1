/** "I'll go" travels as a small token, so that each reader hears it in their own language. */
import type { Seat } from '@lurk/kernel';
import type { Chat, TableInfo } from '@lurk/table';
import { speakerOf } from '../../../play/chat';
import type { Rich } from '../../../ui/types';
import { type Perspective, say } from './perspective';

export const GO = 'say:go';
export const heard = (text: string, perspective: Perspective): Rich => [text === GO ? say(perspective).says.go : text];

/** Who has said it since the turn began: saying it twice takes it back. */
export function goingOf(chats: readonly Chat[], table: TableInfo): Seat[] {
  const seats = chats.filter(({ text }) => text === GO).map(({ from }) => speakerOf(table, from));
  return [...new Set(seats)].filter((seat) => seat >= 0 && seats.filter((one) => one === seat).length % 2 === 1);
}
