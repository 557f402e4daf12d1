/** What this device saw of a match with its own eyes, to be held against the record after the end. */
import type { Json } from '@lurk/kernel';
import type { KeptRound, Witness } from '@lurk/table';
import { readStored, store } from '../storage';
import { abandonedBefore, keptRounds } from './evidence';

interface Proof {
  readonly match: string;
  /** Kept so by matches that were dealt as it was at first. */
  readonly commitment: string | null;
  readonly receipts: readonly string[];
}

const MOST = 60;
const all = (): readonly Proof[] => readStored<readonly Proof[]>('proofs', []);
const proofOf = (match: string): Proof => all().find((proof) => proof.match === match) ?? { match, commitment: null, receipts: [] };

export function keepReceipt(match: string, receipt: string): void {
  const proof = proofOf(match);
  const others = all().filter((other) => other.match !== match);
  store('proofs', [...others, { ...proof, receipts: [...proof.receipts, receipt] }].slice(-MOST));
}

interface Seen {
  readonly match: string;
  readonly table: string;
  readonly seat: number | null;
  readonly log: readonly Json[];
}

/** `wasPlayed` asks the server for the record of a deal nobody here saw the match of: it may have been played without this device. */
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
