/** Checks the deal of a record: commitments, nonces, rounds and seed. Needs no rules of any game. */
import { must } from '@lurk/kernel';
import { askedAfter, nonceHash, openedIn, type Round, withheldIn } from './deal.ts';
import type { Findings } from './findings.ts';
import { type FirstDealt, firstCommitment, firstNonceHash } from './first-deal.ts';
import type { MatchRecord, RecordOfRounds } from './record.ts';
import { commitmentOf, differing, personsAt } from './terms.ts';

export function proveDeal(record: RecordOfRounds, found: Findings): void {
  const { rounds } = record;
  rounds.forEach((round, i) => {
    const { terms, secret, commitment } = round;
    const before = rounds[i - 1];
    const where = { round: i + 1 };
    if (commitmentOf(secret, terms) !== commitment) found.fault('commitment', 'otherSecret', where);
    if (terms.round !== i + 1 || terms.after !== (before?.commitment ?? null)) found.fault('rounds', 'roundMissing', where);
    const asked = before ? askedAfter(before) : personsAt(terms);
    if (String(asked) !== String(terms.people)) found.fault('rounds', 'askedOthers', where);
    if (before) proveUnfinished(before, found);
    proveTerms(record, round, found);
    proveNumbers(round, found);
  });
  const last = must(rounds.at(-1));
  for (const seat of withheldIn(last)) found.fault('numbers', 'notOpened', { round: rounds.length, seat });
  if (openedIn(last).length === 0 && personsAt(last.terms).length > 0) found.fault('numbers', 'nobodysNumber');
  found.looked('commitment', { count: rounds.length });
  found.looked('terms');
  found.looked('rounds', { count: rounds.length });
  found.looked('numbers', { count: openedIn(last).length });
}

/** A round may end unfinished before any nonce is known, or because a person did not open theirs in time. */
function proveUnfinished(round: Round, found: Findings): void {
  const where = { round: round.terms.round };
  const withheld = withheldIn(round);
  if (openedIn(round).length > 0 && withheld.length === 0) found.fault('rounds', 'roundWithoutCause', where);
  for (const seat of withheld) found.doubt('rounds', 'roundWithheld', { ...where, seat });
}

/** Every round is about this match, and about the same table. */
function proveTerms({ rounds, match, game, rulesVersion, seats, inputs }: RecordOfRounds, { terms }: Round, found: Findings): void {
  const head = { ...rounds[0].terms, match, game, rulesVersion };
  const bots = seats.map(({ bot }) => (bot ? 'bot' : 'person'));
  // Only a bot is taken over from, during the match.
  const isHanded = seats.every(({ bot, joined = 1 }) => joined === 1 || (bot && joined <= inputs.length));
  const isSame = String(bots) === String(terms.seats.map(({ kind }) => kind)) && isHanded;
  const field = differing(head, terms) ?? (isSame ? null : 'seats');
  if (field) found.fault('terms', 'termsChanged', { round: terms.round, field });
}

function proveNumbers({ terms, commitment, hashes, nonces }: Round, found: Findings): void {
  for (let seat = 0; seat < Math.max(terms.seats.length, hashes.length, nonces.length); seat++) {
    const hash = hashes[seat];
    const nonce = nonces[seat];
    const fits = nonce ? nonceHash(commitment, seat, nonce) === hash : nonce === null && hash !== undefined;
    const lawful = hash === null || terms.people.includes(seat);
    if (!fits || !lawful) found.fault('numbers', 'otherNumber', { round: terms.round, seat });
  }
}

export function proveFirstDeal(record: Extract<MatchRecord, { format: 1 }>, found: Findings): void {
  const { secret, match, rulesVersion, commitment, nonces, hashes, seats }: typeof record & FirstDealt = record;
  found.doubt('promise', 'olderPromise');
  if (firstCommitment(secret, match, rulesVersion) !== commitment) found.fault('commitment', 'otherSecret', { round: 1 });
  seats.forEach((_, seat) => {
    const nonce = nonces[seat];
    const fits = nonce ? firstNonceHash(match, seat, nonce) === hashes[seat] : nonce === null && hashes[seat] === null;
    if (!fits) found.fault('numbers', 'otherNumber', { round: 1, seat });
  });
  if (nonces.length !== seats.length || hashes.length !== seats.length) found.fault('numbers', 'otherNumber', { round: 1 });
  found.looked('commitment', { count: 1 });
  found.looked('numbers', { count: nonces.filter((nonce) => nonce !== null).length });
}
