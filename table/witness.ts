/** What one device noted during a match, compared with the record after the end: a record that is only consistent with itself proves little. */
import { canonical, type Json, keysOf, type Seat } from '@lurk/kernel';
import { withheldIn } from './deal.ts';
import type { Findings, Trouble } from './findings.ts';
import { NOBODY } from './names.ts';
import type { MatchRecord, RecordOfRounds, Rerun } from './record.ts';
import type { Terms } from './terms.ts';

/** A commitment as it was shown, and this device's part in it. */
export interface KeptRound {
  /** Which window of the browser kept it: each draws for itself. */
  readonly window: string;
  readonly table: string;
  readonly commitment: string;
  readonly terms: Terms;
  /** By seat, as they were shown; what an earlier page kept has none. They are not part of the terms: somebody may have theirs erased. */
  readonly names?: readonly string[];
  /** Null for a watcher. */
  readonly seat: Seat | null;
  /** Drawn for this commitment and for nothing else; null if this device takes no part. */
  readonly nonce: string | null;
  readonly hash: string | null;
  /** What the server said has come in of it. */
  readonly confirmed: 'nothing' | 'hash' | 'nonce';
  /** Everybody's, as they were shown before the numbers were opened. */
  readonly hashes: readonly (string | null)[] | null;
  /** The number was sent. */
  readonly opened: boolean;
  /** Why this device did not go on. */
  readonly trouble: Trouble | null;
  /** A match was seen to begin from this deal. */
  readonly played: boolean;
  readonly at: number;
}

export interface Witness {
  readonly seat: Seat | null;
  /** Of this match. */
  readonly rounds: readonly KeptRound[];
  /** Of deals at the same table that were opened since the match before, and never played. */
  readonly abandoned: readonly KeptRound[];
  /** Commitments kept without anything else, as it was at first. */
  readonly commitments: readonly string[];
  readonly receipts: readonly string[];
  /** What this device was told, as far back as it goes. */
  readonly log: readonly Json[];
}

export function testify(record: MatchRecord, witness: Witness, found: Findings): void {
  const { rounds, commitments, abandoned } = witness;
  const shown = record.format === 1 ? [record.commitment] : record.rounds.map(({ commitment }) => commitment);
  const missing = [...commitments, ...rounds.map(({ commitment }) => commitment)].filter((commitment) => !shown.includes(commitment));
  for (const commitment of new Set(missing)) {
    const round = rounds.find((kept) => kept.commitment === commitment)?.terms.round ?? 1;
    found.fault('kept', 'roundHidden', { round });
  }
  if (commitments.length + rounds.length === 0) found.doubt('kept', 'nothingKept');
  for (const { terms, trouble } of rounds) if (trouble) found.fault('table', trouble, { round: terms.round });
  for (const { terms } of abandoned) found.fault('table', 'dealAbandoned', { round: terms.round });
  if (record.format === 2) for (const kept of rounds) testifyRound(record, kept, rounds, found);
  found.looked('kept', { count: new Set([...commitments, ...rounds.map(({ commitment }) => commitment)]).size });
  if (rounds.length === 0) return;
  for (const what of ['table', 'bound', 'others'] as const) found.looked(what);
  if (witness.seat !== null) found.looked('mine');
}

function testifyRound(record: RecordOfRounds, kept: KeptRound, all: readonly KeptRound[], found: Findings): void {
  const { commitment, terms, names, seat, hash, confirmed, hashes, opened } = kept;
  const told = record.rounds.find((round) => round.commitment === commitment);
  if (!told) return;
  const where = { round: terms.round };
  const field = keysOf(terms).find((name) => canonical(terms[name]) !== canonical(told.terms[name]));
  if (field) found.fault('bound', 'otherTerms', { ...where, field });
  hashes?.forEach((shown, other) => {
    if (other !== seat && shown !== told.hashes[other]) found.fault('others', 'othersChanged', { ...where, seat: other });
  });
  names?.forEach((shown, other) => {
    const { name, joined } = record.seats[other] ?? {};
    // Since the deal somebody has taken over from a bot there.
    if (!joined && name !== shown && name !== NOBODY) found.fault('table', 'otherName', { ...where, seat: other });
  });
  if (seat === null) return;
  const mine = { ...where, seat };
  const recorded = told.hashes[seat] ?? null;
  // Two windows of one browser may both have drawn a number; the server takes the first.
  const known = all.some((other) => other.commitment === commitment && other.hash === recorded);
  if (recorded && !known) found.fault('mine', 'myNumberChanged', mine);
  if (hash === null) return;
  if (!recorded && confirmed === 'nothing') found.doubt('mine', 'leftOut', mine);
  if (!recorded && confirmed !== 'nothing') found.fault('mine', 'denied', mine);
  if (recorded !== hash || !withheldIn(told).includes(seat) || !opened) return;
  if (confirmed === 'nonce') found.fault('mine', 'denied', mine);
  else found.doubt('mine', 'leftOut', mine);
}

/** What was sealed and what was told here is what the record gives when it is played again. */
export function testifyPlay({ receipts, told }: Rerun, witness: Witness, found: Findings): void {
  const { seat, log } = witness;
  const given = seat === null ? [] : (receipts[seat] ?? []);
  if (!witness.receipts.every((receipt) => given.includes(receipt))) found.fault('receipts', 'receiptMissing');
  if (witness.receipts.length > 0) found.looked('receipts', { count: witness.receipts.length });
  if (log.length === 0) return;
  if (canonical(told.slice(-log.length)) !== canonical(log)) found.fault('seen', 'otherStory');
  found.looked('seen', { count: log.length });
}
