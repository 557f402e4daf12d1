/** Verifies a record: the deal against its commitments, the play against the rules. Anybody can run it. */
import type { Contract, Options } from '@lurk/contract';
import { canonical, hashState, must } from '@lurk/kernel';
import * as v from 'valibot';
import { diceOf, lastRound, seedOf } from './deal.ts';
import { type Finding, Findings } from './findings.ts';
import { proveDeal, proveFirstDeal } from './proof-of-deal.ts';
import { type MatchRecord, RecordText, rerun } from './record.ts';
import { type Kept, rulesFor } from './restore.ts';
import { type Terms, wishesAt } from './terms.ts';
import { testify, testifyPlay, type Witness } from './witness.ts';

/** All a proof must know of a game. */
export interface KnownGame extends Kept {
  readonly contract: Pick<Contract, 'settle'>;
}

export interface Verdict {
  /** Nothing is wrong. */
  readonly ok: boolean;
  /** And nothing is left in doubt. */
  readonly sure: boolean;
  readonly findings: readonly Finding[];
  /** Receipts by seat, in the order given. */
  readonly receipts: readonly (readonly string[])[];
}

/** Roles that were wished for or left to the lot, drawn with the dice of the deal. */
export const settledBy = ({ contract }: Pick<KnownGame, 'contract'>, terms: Terms, seed: string): Options =>
  contract.settle(terms.options, wishesAt(terms), terms.host, diceOf(seed));

const verdictOf = (found: Findings, receipts: string[][] = []): Verdict => {
  const { list: findings, ok } = found;
  return { ok, sure: findings.every(({ why }) => why === null), findings, receipts };
};

/** Runs a record again and checks all it claims, and all a witness has seen of it. It reads anything: a file may be garbage. */
export function verify(raw: unknown, games: (name: string) => KnownGame | undefined, witness?: Witness): Verdict {
  const found = new Findings();
  const read = v.safeParse(RecordText, raw);
  if (!read.success) {
    found.fault('format', 'notARecord');
    return verdictOf(found);
  }
  found.looked('format');
  const record = read.output;
  if (record.format === 2) proveDeal(record, found);
  else proveFirstDeal(record, found);
  if (witness) testify(record, witness, found);
  const game = games(record.game);
  const kept = game ? rulesFor(game, record.rulesVersion) : [];
  if (!game || kept.length === 0) {
    found.fault('game', 'unknownGame', { field: `${record.game} ${record.rulesVersion}` });
    return verdictOf(found);
  }
  found.looked('game', { field: `${record.game} ${record.rulesVersion}` });
  // As when a match is brought back: the first rules that find nothing wrong; if none do, what those of today find.
  let first: Verdict | null = null;
  for (const module of kept) {
    const { faults, verdict } = proveUnder({ ...game, module }, record, witness, found);
    if (faults === found.faults) return verdict;
    first ??= verdict;
  }
  return must(first);
}

/** All that was found before, and what these rules find. */
function proveUnder(
  game: KnownGame,
  record: MatchRecord,
  witness: Witness | undefined,
  before: Findings,
): { faults: number; verdict: Verdict } {
  const found = new Findings(before.list);
  let receipts: string[][] = [];
  try {
    receipts = provePlay(game, record, witness, found);
  } catch {
    // Rules are not made for options, seats or choices that no table has.
    found.fault('inputs', 'unplayable');
  }
  return { faults: found.faults, verdict: verdictOf(found, receipts) };
}

function provePlay(game: KnownGame, record: MatchRecord, witness: Witness | undefined, found: Findings): string[][] {
  if (record.format === 2) {
    const last = lastRound(record);
    if (canonical(settledBy(game, last.terms, seedOf(last))) !== canonical(record.options)) found.fault('roles', 'otherRoles');
    found.looked('roles');
  }
  const again = rerun(game.module, record, record, witness?.seat ?? 'public');
  const { host, seals, taken } = again;
  if (taken < record.inputs.length) found.fault('inputs', 'unlawfulInput', { count: taken + 1 });
  if (canonical(seals) !== canonical(record.seals)) found.fault('seals', 'sealsChanged');
  if (host.over === null || canonical(host.over) !== canonical(record.outcome)) found.fault('outcome', 'otherOutcome');
  if (hashState(host.match.s) !== record.end) found.fault('end', 'otherEnd');
  found.looked('inputs', { count: taken });
  found.looked('seals', { count: seals.length });
  found.looked('outcome');
  found.looked('end');
  if (witness) testifyPlay(again, witness, found);
  return again.receipts;
}
