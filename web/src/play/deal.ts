/** This seat's part in the deal: a nonce nobody can know before it is opened. */
import { type ClientMessage, nonceHash, type ServerMessage } from '@lurk/table';

type DealMessage = Extract<ServerMessage, { t: 'deal' }>;

/** What to answer; null if nothing is asked of this seat. `nonceOf` gives the same nonce for the same round, also after a reload. */
export function answerDeal(
  { match, round, step, people, hashes }: DealMessage,
  seat: number | null,
  nonceOf: (round: string) => string,
): ClientMessage | null {
  if (seat === null || !people.includes(seat)) return null;
  const nonce = nonceOf(`${match}.${round}`);
  const hash = nonceHash(match, seat, nonce);
  if (step === 'commit') return hashes[seat] ? null : { t: 'commit', round, hash };
  // Committed from another window of the same person: that one knows the nonce.
  return hashes[seat] === hash ? { t: 'open', round, nonce } : null;
}
