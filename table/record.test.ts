import { apply, type Json } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { lastRound, type Round, seedOf } from './deal.ts';
import { firstCommitment, firstNonceHash, firstSeed } from './first-deal.ts';
import { Host } from './host.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { commitmentOf } from './terms.ts';
import { bot, dealtBy, game, games, nonce, person, played, seatingWith } from './test/dealt.ts';
import { verify } from './verify.ts';

const seating = seatingWith([person('a'), bot(), person('b', 'creature')]);
const { record, receipts, logs, inputs } = played(dealtBy(seating));
const whys = (changed: unknown): string[] => verify(changed, games).findings.flatMap(({ ok, why }) => (ok || !why ? [] : [why]));
/** With its last round changed, as a server would that knows the formulas. */
const withRound = (change: (round: Round) => Partial<Round>): unknown => ({
  ...record,
  rounds: record.rounds.with(-1, { ...record.rounds.at(-1)!, ...change(record.rounds.at(-1)!) } as never),
});

describe('a record', () => {
  test('of an honest match is found true, with every receipt the seats were given', () => {
    const verdict = verify(record, games);
    expect(verdict.findings.filter(({ why }) => why)).toEqual([]);
    expect([verdict.ok, verdict.sure]).toEqual([true, true]);
    expect(verdict.receipts).toEqual(receipts);
    expect(record.seals.length).toBeGreaterThan(5);
    expect(record.options).toMatchObject({ creature: 2, host: 0 });
  });

  test('names what was changed in the deal', () => {
    expect(whys(withRound(() => ({ secret: 'ee'.repeat(32) })))).toContain('otherSecret');
    expect(whys(withRound(() => ({ nonces: [nonce(5), null, nonce(2)] })))).toContain('otherNumber');
    expect(whys(withRound(() => ({ nonces: [nonce(0), null, null] })))).toContain('notOpened');
    expect(whys(withRound(({ hashes }) => ({ hashes: [hashes[0], hashes[0], hashes[2]] })))).toContain('otherNumber');
    const alone = whys(withRound(() => ({ hashes: [null, null, null], nonces: [null, null, null] })));
    expect(alone).toContain('nobodysNumber');
    const terms = record.rounds[0].terms;
    const changes = [{ host: 2 }, { seats: terms.seats.toReversed() }, { options: { ...terms.options, expert: true } }, { people: [0] }];
    for (const change of changes) expect(whys(withRound(() => ({ terms: { ...terms, ...change } })))).toContain('otherSecret');
    // Bound anew by a server that has the secret: then it is the roles, the moves or those it asked that give it away.
    for (const change of changes) {
      const changed = { ...terms, ...change };
      expect(whys(withRound(({ secret }) => ({ terms: changed, commitment: commitmentOf(secret, changed) }))).length).toBeGreaterThan(0);
    }
    expect(whys({ ...record, options: { ...(record.options as object), creature: 0 } })).toContain('otherRoles');
    expect(whys({ ...record, match: 'n' })).toContain('termsChanged');
    expect(whys({ ...record, rulesVersion: '0' })).toEqual(['termsChanged', 'unknownGame']);
    expect(whys({ ...record, outcome: { winner: 'nobody' } })).toEqual(['otherOutcome']);
  });

  test('is caught with an input changed, left out, added or given to another seat, and where the match is not over', () => {
    const sealed = inputs.findIndex((input) => 'choice' in input && JSON.stringify(input.choice).includes('"play"'));
    const other = structuredClone(record);
    const { choice } = other.inputs[sealed] as unknown as { choice: { with: number[] } };
    choice.with = [choice.with[0] === 1 ? 2 : 1];
    expect(whys(other).length).toBeGreaterThan(0);
    expect(whys({ ...record, inputs: record.inputs.toSpliced(sealed, 1) }).length).toBeGreaterThan(0);
    expect(whys({ ...record, inputs: [...record.inputs, record.inputs[0]] })).toEqual(['unlawfulInput']);
    const moved = record.inputs.with(sealed, { ...record.inputs[sealed], seat: (record.inputs[sealed].seat + 1) % 3 });
    expect(whys({ ...record, inputs: moved }).length).toBeGreaterThan(0);
    const cut = { ...record, inputs: record.inputs.slice(0, 5) };
    const again = recordOf({ ...cut, game: game.module, dealt: record, inputs: inputs.slice(0, 5) });
    expect(whys(again)).toEqual(['otherOutcome']);
  });

  test('that is no record, or that no table could have, is refused without a stumble', () => {
    for (const garbage of [null, 7, 'x', [], {}, { ...record, more: 1 }, { ...record, inputs: 'all' }, { ...record, rounds: [] }])
      expect(whys(garbage)).toEqual(['notARecord']);
    const odd = [
      { ...record, options: { creature: 99, host: -1 } },
      { ...record, options: null },
      { ...record, seats: [] },
      { ...record, inputs: [{ seat: 77, id: 1, choice: { ['__proto__']: [] } }] },
    ];
    for (const changed of odd) expect(whys(changed).length).toBeGreaterThan(0);
  });

  test('of a deal that was begun again tells who kept their number back, and that it cannot be proved', () => {
    const again = played(dealtBy(seating, [0])).record;
    const verdict = verify(again, games);
    expect([verdict.ok, verdict.sure]).toEqual([true, false]);
    expect(verdict.findings.filter(({ why }) => why)).toEqual([{ what: 'rounds', ok: true, why: 'roundWithheld', round: 1, seat: 0 }]);
    const [first, second] = again.rounds as unknown as [Round, Round];
    // The same deal without its first round, or with a first round that everybody had opened.
    expect(whys({ ...again, rounds: [second] })).toEqual(['roundMissing', 'askedOthers']);
    const opened = { ...first, nonces: [nonce(0), null, nonce(2)] };
    expect(whys({ ...again, rounds: [opened, second] })).toContain('roundWithoutCause');
  });

  test('runs on the kernel alone to the same end', () => {
    const last = lastRound(record);
    const start = { options: record.options as object, seed: seedOf(last), secret: last.secret, speed: 'none' as const };
    const { host } = Host.begin(game.module, { ...start, bots: [false, true, false], chance: () => 0, paced: false, now: 0 });
    for (const input of inputs) expect(apply(host.match, input).ok).toBe(true);
    expect(host.over).toEqual(record.outcome);
  });
});

describe('a record of a match dealt before terms were bound', () => {
  const secret = 'ef'.repeat(32);
  const nonces = [nonce(0), null, nonce(2)];
  const { rulesVersion } = game.module;
  const dealt = {
    secret,
    commitment: firstCommitment(secret, 'm', rulesVersion),
    nonces,
    hashes: [firstNonceHash('m', 0, nonce(0)), null, firstNonceHash('m', 2, nonce(2))],
  };
  const options = record.options;
  const start = { options: options as object, seed: firstSeed(dealt), secret, speed: 'none' as const, bots: [false, true, false] };
  const { host } = Host.begin(game.module, { ...start, chance: () => 0, paced: false, now: 0 });
  const asked = host.match.s.control.ask!.who;
  const first = recordOf({ match: 'm', game: game.module, options, seats: record.seats, dealt, inputs: [] });

  test('opens, is checked as far as it goes, and is called the weaker promise', () => {
    expect(asked.length).toBeGreaterThan(0);
    const verdict = verify(first, games);
    expect(verdict.findings).toContainEqual({ what: 'promise', ok: true, why: 'olderPromise' });
    // Nobody has played it to its end; all else fits.
    expect(verdict.findings.filter(({ ok }) => !ok).map(({ why }) => why)).toEqual(['otherOutcome']);
    expect(whys({ ...first, secret: 'ee'.repeat(32) })).toContain('otherSecret');
    expect(whys({ ...first, nonces: [nonce(5), null, nonce(2)] } as Json)).toContain('otherNumber');
    expect((first as Extract<MatchRecord, { format: 1 }>).format).toBe(1);
  });
});

test('what a device saw is held against the record', () => {
  const { terms, commitment, hashes } = record.rounds[0];
  const round = {
    window: 'w',
    table: 'ABCDEF',
    commitment,
    terms,
    seat: 0,
    nonce: nonce(0),
    hash: hashes[0],
    confirmed: 'nonce' as const,
    hashes,
    opened: true,
    trouble: null,
    played: true,
    at: 0,
  };
  const seen = { seat: 0, rounds: [round], abandoned: [], commitments: [], receipts: receipts[0], log: logs[0] as Json[] };
  const wrong = (witness: typeof seen | object): unknown[] =>
    verify(record, games, { ...seen, ...witness }).findings.flatMap(({ why }) => (why ? [why] : []));
  expect(wrong({})).toEqual([]);
  expect(wrong({ log: logs[0].slice(-3) })).toEqual([]);
  expect(wrong({ receipts: ['f'.repeat(64)] })).toEqual(['receiptMissing']);
  expect(wrong({ log: [...logs[0].slice(0, -1), { t: 'another' }] })).toEqual(['otherStory']);
  expect(wrong({ rounds: [] })).toEqual(['nothingKept']);
  expect(wrong({ rounds: [round, { ...round, window: 'x', nonce: nonce(9), hash: 'f'.repeat(64) }] })).toEqual([]);
  expect(wrong({ abandoned: [round] })).toEqual(['dealAbandoned']);
});
