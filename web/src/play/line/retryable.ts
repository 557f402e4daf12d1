/** Refusals by the table: which of them are retried without telling the player. */
import type { ServerMessage } from '@lurk/table';

type Refused = Extract<ServerMessage, { t: 'refused' }>;

/** Refusals of these are not shown: players did not send them, and giving way when nothing is left to give way in loses nothing. */
const UNSEEN = new Set(['commit', 'open', 'sync', 'ping', 'follow', 'giveWay', 'seen', 'wants', 'here']);
export const isUnseen = ({ of }: Pick<Refused, 'of'>): boolean => UNSEEN.has(of ?? '');

/** Rate-limited, or the store was away when we joined: nothing but this page would send it again. */
export function isSaidAgain({ code, of, key }: Pick<Refused, 'code' | 'of' | 'key'>): boolean {
  if (code === 'tooFast') return (key !== undefined && of !== 'chat') || isUnseen({ of });
  return code === 'storage' && (of === 'follow' || of === 'sync');
}
