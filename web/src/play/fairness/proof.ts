/** What this device itself saw of a match, kept until the end. */
import { readStored, store } from '../../storage';

interface Proof {
  readonly match: string;
  /** Kept so by matches that were dealt as it was at first. */
  readonly commitment: string | null;
  readonly receipts: readonly string[];
}

const MOST = 60;
const all = (): readonly Proof[] => readStored<readonly Proof[]>('proofs', []);
export const proofOf = (match: string): Proof => all().find((proof) => proof.match === match) ?? { match, commitment: null, receipts: [] };

export function keepReceipt(match: string, receipt: string): void {
  const proof = proofOf(match);
  const others = all().filter((other) => other.match !== match);
  store('proofs', [...others, { ...proof, receipts: [...proof.receipts, receipt] }].slice(-MOST));
}
