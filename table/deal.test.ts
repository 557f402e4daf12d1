import { apply, type GameModule, type GameTypes, type Input, type Json } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { chance, randomMove } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { commitmentOf, Deal, type Dealt, nonceHash, seedOf } from './deal.ts';
import { Host } from './host.ts';
import { type MatchRecord, recordOf, verify } from './record.ts';

const game = notAlone as unknown as GameModule<GameTypes>;
const games = (name: string) => (name === game.name ? game : undefined);
const nonce = (i: number): string => String(i).repeat(32);
function dealFor(people: number[], seats = 3): Deal {
  let drawn = 0;
  return new Deal('m', '1', seats, people, () => String(++drawn).padStart(64, '0'), 0);
}

describe('the deal', () => {
  test('commits the server first, then the people, and opens only when all have committed', () => {
    const deal = dealFor([0, 2]);
    const { commitment } = deal;
    expect(deal.step).toBe('commit');
    expect(deal.open(0, 1, nonce(1), 1)).toBe(false);
    expect(deal.commit(0, 1, nonceHash('m', 0, nonce(1)), 1)).toBe(true);
    expect(deal.commit(1, 1, nonceHash('m', 1, nonce(1)), 1)).toBe(false);
    expect(deal.commit(2, 1, nonceHash('m', 2, nonce(2)), 1)).toBe(true);
    expect(deal.step).toBe('open');
    expect(deal.open(0, 1, nonce(9), 1)).toBe(false);
    expect(deal.open(0, 1, nonce(1), 1)).toBe(true);
    expect(deal.dealt).toBeNull();
    expect(deal.open(2, 1, nonce(2), 1)).toBe(true);
    const dealt = deal.dealt!;
    expect(dealt.nonces).toEqual([nonce(1), null, nonce(2)]);
    expect(commitmentOf(dealt.secret, 'm', '1')).toBe(commitment);
  });

  test('a committed nonce stands', () => {
    const deal = dealFor([0, 2]);
    deal.commit(0, 1, nonceHash('m', 0, nonce(1)), 1);
    expect(deal.commit(0, 1, nonceHash('m', 0, nonce(2)), 1)).toBe(false);
  });

  test('goes on without a person who says nothing, and starts over with a new secret if one will not open', () => {
    const deal = dealFor([0, 1, 2]);
    deal.commit(0, 1, nonceHash('m', 0, nonce(1)), 1);
    deal.commit(1, 1, nonceHash('m', 1, nonce(2)), 1);
    deal.expire(deal.until);
    expect(deal.step).toBe('open');
    const first = deal.commitment;
    deal.open(0, 1, nonce(1), 1);
    deal.expire(deal.until);
    expect([deal.step, deal.round, deal.people]).toEqual(['commit', 2, [0]]);
    expect(deal.commitment).not.toBe(first);
    expect(deal.commit(0, 1, nonceHash('m', 0, nonce(1)), 1)).toBe(false);
    deal.commit(0, 2, nonceHash('m', 0, nonce(3)), 1);
    deal.open(0, 2, nonce(3), 1);
    expect(deal.dealt!.nonces).toEqual([nonce(3), null, null]);
  });

  test('every nonce and the secret change the seed', () => {
    const seeds = [
      seedOf(nonce(1), [nonce(1), null]),
      seedOf(nonce(2), [nonce(1), null]),
      seedOf(nonce(1), [nonce(2), null]),
      seedOf(nonce(1), [null, nonce(1)]),
    ];
    expect(new Set(seeds).size).toBe(4);
  });
});

describe('a record', () => {
  const secret = 'ef'.repeat(32);
  const nonces = [nonce(1), null, nonce(3)];
  const dealt: Dealt = {
    secret,
    commitment: commitmentOf(secret, 'm', '1'),
    nonces,
    hashes: [nonceHash('m', 0, nonce(1)), null, nonceHash('m', 2, nonce(3))],
  };
  const options = notAlone.modes[0].options as unknown as Json;
  const seats = [false, true, false].map((bot, i) => ({ name: `P${i}`, bot }));
  const start = {
    options: options as object,
    seed: seedOf(secret, nonces),
    secret,
    speed: 'none' as const,
    bots: [false, true, false],
    chance: () => 0,
  };
  const { host } = Host.begin(game, { ...start, paced: false, now: 0 });
  const below = chance('record');
  const inputs: Input[] = [];
  const receipts: string[][] = [[], [], []];
  while (host.over === null) {
    const { input } = randomMove(host.match, below);
    const done = host.apply(input, 0);
    if (!done.ok) throw new Error(done.refusal);
    inputs.push(input);
    if (done.receipt) receipts[input.seat].push(done.receipt);
  }
  const record = JSON.parse(JSON.stringify(recordOf({ match: 'm', game, options, seats, dealt, inputs }))) as MatchRecord;
  const failing = (changed: unknown): string[] =>
    verify(changed, games)
      .findings.filter(({ ok }) => !ok)
      .map(({ what }) => what);

  test('of an honest match is found true, with every receipt the seats were given', () => {
    const verdict = verify(record, games);
    expect(verdict.findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(verdict.ok).toBe(true);
    expect(verdict.receipts).toEqual(receipts);
    expect(record.seals.length).toBeGreaterThan(5);
  });

  test('is caught with another secret, another nonce, another outcome', () => {
    expect(failing({ ...record, secret: 'ee'.repeat(32) })).toContain('commitment');
    expect(failing({ ...record, nonces: [nonce(2), null, nonce(3)] })).toContain('nonces');
    expect(failing({ ...record, nonces: [nonce(1), nonce(2), nonce(3)] })).toContain('nonces');
    expect(failing({ ...record, outcome: { winner: 'nobody' } })).toEqual(['outcome']);
    expect(failing({ ...record, rulesVersion: '0' })).toEqual(['game']);
  });

  test('is caught with an input changed, left out, added or given to another seat', () => {
    const sealed = inputs.findIndex((input) => 'choice' in input && JSON.stringify(input.choice).includes('"play"'));
    const other = structuredClone(record);
    const { choice } = other.inputs[sealed] as unknown as { choice: { with: number[] } };
    choice.with = [choice.with[0] === 1 ? 2 : 1];
    expect(failing(other).length).toBeGreaterThan(0);
    expect(failing({ ...record, inputs: record.inputs.toSpliced(sealed, 1) }).length).toBeGreaterThan(0);
    expect(failing({ ...record, inputs: [...record.inputs, record.inputs[0]] })).toEqual(['inputs']);
    const moved = record.inputs.with(sealed, { ...record.inputs[sealed], seat: (record.inputs[sealed].seat + 1) % 3 });
    expect(failing({ ...record, inputs: moved }).length).toBeGreaterThan(0);
  });

  test('that is no record is refused without a stumble', () => {
    for (const garbage of [null, 7, 'x', [], {}, { ...record, more: 1 }, { ...record, inputs: 'all' }])
      expect(failing(garbage)).toEqual(['format']);
  });

  test('runs on the kernel alone to the same end', () => {
    const { host: again } = Host.begin(game, { ...start, paced: false, now: 0 });
    for (const input of inputs) expect(apply(again.match, input).ok).toBe(true);
    expect(again.over).toEqual(record.outcome);
  });
});
