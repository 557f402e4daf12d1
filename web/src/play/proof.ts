/** What this device saw of a match with its own eyes, to be held against the record after the end. */
import type { Verdict } from '@lurk/table';
import { keep, readKept } from '../kept';

export interface Proof {
  readonly match: string;
  readonly commitment: string | null;
  readonly receipts: readonly string[];
}

const MOST = 12;
const all = (): readonly Proof[] => readKept<readonly Proof[]>('proofs', []);

export const proofOf = (match: string): Proof => all().find((proof) => proof.match === match) ?? { match, commitment: null, receipts: [] };

function change(match: string, changes: Partial<Proof>): void {
  const proof = { ...proofOf(match), ...changes };
  keep('proofs', [...all().filter((other) => other.match !== match), proof].slice(-MOST));
}

export const keepCommitment = (match: string, commitment: string): void => change(match, { commitment });
export const keepReceipt = (match: string, receipt: string): void => change(match, { receipts: [...proofOf(match).receipts, receipt] });

/** Does the record agree with what this device kept? Null where it kept nothing. */
export function compare(
  { commitment, receipts }: Verdict,
  proof: Proof,
  seat: number | null,
): { deal: boolean | null; seals: boolean | null } {
  const mine = seat === null ? [] : (receipts[seat] ?? []);
  return {
    deal: proof.commitment === null ? null : proof.commitment === commitment,
    seals: proof.receipts.length === 0 ? null : proof.receipts.every((receipt) => mine.includes(receipt)),
  };
}
