/**
 * The deal as it was before terms were bound and numbers belonged to one commitment: matches dealt that way are still played on and
 * still open. A server that dealt them twice could have chosen the cards, so their proof is worth less, and says so.
 */
import { hmacHex, type Seat, sha256Hex } from '@lurk/kernel';

export interface FirstDealt {
  readonly secret: string;
  readonly commitment: string;
  readonly hashes: readonly (string | null)[];
  readonly nonces: readonly (string | null)[];
}

export const firstCommitment = (secret: string, match: string, rulesVersion: string): string =>
  sha256Hex(`${secret}|${match}|${rulesVersion}`);
export const firstNonceHash = (match: string, seat: Seat, nonce: string): string => sha256Hex(`${match}|${seat}|${nonce}`);
export const firstSeed = ({ secret, nonces }: FirstDealt): string => hmacHex(secret, nonces.map((nonce) => nonce ?? '-').join('|'));
