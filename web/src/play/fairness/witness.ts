/** What this device saw of a match, assembled for comparison with the record: loaded only to verify, after the end. */
import type { Json } from '@lurk/kernel';
import type { KeptRound, Witness } from '@lurk/table';
import { keptRounds } from './evidence';
import { proofOf } from './proof';

interface Seen {
  readonly match: string;
  readonly table: string;
  readonly seat: number | null;
  readonly log: readonly Json[];
}

/** `wasPlayed` asks the server for the record of a deal whose match this device did not see: it may have been played without this device. */
export async function witnessOf({ match, table, seat, log }: Seen, wasPlayed: (round: KeptRound) => Promise<boolean>): Promise<Witness> {
  const kept = keptRounds();
  const { commitment, receipts } = proofOf(match);
  const open = abandonedBefore(kept, table, match);
  const played = await Promise.all(open.map(wasPlayed));
  return {
    seat,
    rounds: kept.filter(({ terms }) => terms.match === match),
    abandoned: open.filter((_, i) => !played[i]),
    commitments: commitment ? [commitment] : [],
    receipts,
    log,
  };
}

/** Deals of a table since the previous match for which this device revealed its nonce and no match followed. */
export function abandonedBefore(kept: readonly KeptRound[], table: string, match: string): KeptRound[] {
  const atTable = kept.filter((round) => round.table === table);
  const first = atTable.findIndex(({ terms }) => terms.match === match);
  const before = atTable.slice(0, Math.max(0, first));
  const since = before.findLastIndex(({ played }) => played) + 1;
  return before.slice(since).filter(({ opened }) => opened);
}
