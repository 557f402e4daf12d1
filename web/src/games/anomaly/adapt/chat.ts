/** "I'll go" and what is claimed of a zone travel as small tokens, so that each reader hears them in their own language. */
import { isZone, type TableWords, type Zone } from '@lurk/anomaly/public';
import type { Seat } from '@lurk/kernel';
import type { Chat, TableInfo } from '@lurk/table';
import { speakerOf } from '../../../play/talk/chat';
import type { Rich } from '../../../ui/types';
import { type Perspective, say } from './perspective';

export const GO = 'say:go';
export type ClaimId = keyof TableWords['claims']['says'];
/** What a side can say of a zone: where the Anomaly is, or where oneself is. */
export const CLAIMS: Readonly<Record<'student' | 'anomaly', readonly ClaimId[]>> = {
  student: ['it', 'not', 'me'],
  anomaly: ['me', 'away'],
};
export const claimText = (what: ClaimId, zone: Zone): string => `claim:${what}:${zone}`;
const ALL_CLAIMS: readonly ClaimId[] = ['it', 'not', 'me', 'away'];
function claimIn(text: string): { what: ClaimId; zone: Zone } | null {
  const [token, said, zone = '', ...more] = text.split(':');
  const what = ALL_CLAIMS.find((one) => one === said);
  return token === 'claim' && what && isZone(zone) && more.length === 0 ? { what, zone } : null;
}
export const isClaim = (text: string): boolean => claimIn(text) !== null;

/** Any text somebody sent, as this reader reads it. A token we do not know is read as it is. */
export function heard(text: string, perspective: Perspective): Rich {
  const { says, claims, zones } = say(perspective);
  const claim = claimIn(text);
  if (claim) return [claims.says[claim.what](zones[claim.zone].at)];
  return [text === GO ? says.go : text];
}

/** Who has said it since the turn began: saying it twice takes it back. */
export function goingOf(chats: readonly Chat[], table: TableInfo): Seat[] {
  const seats = chats.filter(({ text }) => text === GO).map(({ from }) => speakerOf(table, from));
  // shown: a mark put twice is taken away.
  return [...new Set(seats)].filter((seat) => seat >= 0 && seats.filter((one) => one === seat).length % 2 === 1);
}
