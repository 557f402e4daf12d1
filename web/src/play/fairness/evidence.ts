/**
 * Where this device keeps every commitment it was shown, and its part in it. Each has a key of its own per window that drew a
 * nonce, so two windows of one browser never overwrite each other. What cannot be stored (private windows, full disks) is held for the visit.
 */
import type { KeptRound } from '@lurk/table';
import { store, storedUnder } from '../../storage';
import { hex } from '../line/outbox';
import { DAY, MOST_A_DAY } from './deal';

const DRAWER = 'deal.';
/** This window of the browser. */
export const thisWindow = hex(4);
const thisVisit = new Map<string, KeptRound>();
const keyOf = ({ commitment, window }: KeptRound): string => `${DRAWER}${commitment}.${window}`;

/** Oldest first. */
export function keptRounds(): readonly KeptRound[] {
  const stored = storedUnder<KeptRound>(DRAWER);
  const all = new Map([
    ...thisVisit,
    ...stored.filter(({ window }) => window !== thisWindow).map((round) => [keyOf(round), round] as const),
  ]);
  return [...all.values()].sort((a, b) => a.at - b.at);
}

export function keepRound(round: KeptRound): void {
  thisVisit.set(keyOf(round), round);
  store(keyOf(round), round);
  dropOldest();
}

/** Never evicts today's: a server that shows thousands of deals cannot make this device forget the one that counts. */
function dropOldest(): void {
  const all = keptRounds();
  const old = all.slice(0, Math.max(0, all.length - MOST_A_DAY)).filter(({ at }) => at < Date.now() - DAY);
  for (const round of old) {
    thisVisit.delete(keyOf(round));
    store(keyOf(round), undefined);
  }
}

/** A match was seen to begin from this deal. */
export function markPlayed(match: string): void {
  for (const round of keptRounds()) if (round.terms.match === match && !round.played) keepRound({ ...round, played: true });
}
