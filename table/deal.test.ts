import { describe, expect, test } from 'vitest';
import { beginDeal, commit, dealAgain, dealtFrom, expire, lastRound, nonceHash, open, openedIn, seedOf } from './deal.ts';
import { commitmentOf, MOST_ROUNDS, seatingOf } from './terms.ts';
import { bot, commits, dealtBy, nonce, opens, person, seatingWith, secrets } from './test/dealt.ts';

const seating = seatingWith([person('a'), bot(), person('b', 'creature')]);
const begun = () => beginDeal(seating, secrets());

describe('the deal', () => {
  test('commits the server first, then the people, and opens only when all have committed', () => {
    let deal = begun();
    const { commitment, secret, terms } = lastRound(deal);
    expect(terms).toMatchObject({ round: 1, after: null, people: [0, 2] });
    expect(open(deal, 0, commitment, nonce(0))).toBeNull();
    deal = commits(deal, 0);
    expect(commit(deal, 1, commitment, nonceHash(commitment, 1, nonce(1)))).toBeNull();
    expect(deal.step).toBe('commit');
    deal = commits(deal, 2);
    expect(deal.step).toBe('open');
    expect(open(deal, 0, commitment, nonce(9))).toBeNull();
    deal = opens(deal, 0);
    expect(dealtFrom(deal)).toBeNull();
    deal = opens(deal, 2);
    expect(lastRound(dealtFrom(deal)!).nonces).toEqual([nonce(0), null, nonce(2)]);
    expect(commitmentOf(secret, terms)).toBe(commitment);
  });

  test('a committed number stands, saying it twice changes nothing, and it is worth nothing under another commitment', () => {
    const deal = commits(begun(), 0);
    const { commitment } = lastRound(deal);
    expect(commit(deal, 0, commitment, nonceHash(commitment, 0, nonce(7)))).toBeNull();
    expect(commits(deal, 0)).toBe(deal);
    expect(commit(deal, 2, 'f'.repeat(64), nonceHash('f'.repeat(64), 2, nonce(2)))).toBeNull();
    const opened = opens(commits(deal, 2), 0);
    expect(opens(opened, 0)).toBe(opened);
    expect(nonceHash(commitment, 0, nonce(0))).not.toBe(nonceHash('f'.repeat(64), 0, nonce(0)));
  });

  test('goes on without a person who says nothing; starts over with a new secret, bound to the last round, if one will not open', () => {
    const draw = secrets();
    const all = seatingWith([person('a'), person('b'), person('c')]);
    let deal = commits(commits(beginDeal(all, draw), 0), 1);
    deal = expire(deal, draw);
    expect(deal.step).toBe('open');
    const first = lastRound(deal);
    deal = expire(opens(deal, 0), draw);
    const second = lastRound(deal);
    expect(second.terms).toMatchObject({ round: 2, after: first.commitment, people: [0] });
    expect(second.secret).not.toBe(first.secret);
    expect(commit(deal, 0, first.commitment, first.hashes[0]!)).toBeNull();
    const dealt = dealtFrom(opens(commits(deal, 0), 0))!;
    expect(dealt.rounds).toHaveLength(2);
    expect(dealt.rounds[0]).toMatchObject({ secret: first.secret, nonces: [nonce(0), null, null] });
    expect(lastRound(dealt).nonces).toEqual([nonce(0, 2), null, null]);
  });

  test('is never dealt from the server’s secret alone: where nobody answers, it waits, or asks everybody again', () => {
    const draw = secrets();
    const silent = beginDeal(seating, draw);
    expect(expire(silent, draw)).toBe(silent);
    const committed = commits(commits(silent, 0), 2);
    expect(expire(committed, draw)).toBe(committed);
    // One kept their number back, and then the other is gone: the first is asked again.
    const second = expire(opens(committed, 0), draw);
    expect(lastRound(second).terms.people).toEqual([0]);
    expect(lastRound(expire(second, draw)).terms).toMatchObject({ round: 3, people: [0, 2] });
  });

  test('ends after so many rounds at most: then it waits', () => {
    const draw = secrets();
    let deal = beginDeal(seating, draw);
    while (lastRound(deal).terms.round < MOST_ROUNDS) deal = dealAgain(deal, seating, draw);
    deal = opens(commits(commits(deal, 0), 2), 0);
    expect(expire(deal, draw)).toBe(deal);
  });

  test('among bots alone needs nobody', () => {
    expect(openedIn(lastRound(dealtFrom(beginDeal(seatingWith([bot(), bot()]), secrets()))!))).toEqual([]);
  });

  test('the secret, every number and everything the table agreed on change the seed', () => {
    const variants = [
      seating,
      { ...seating, match: 'n' },
      { ...seating, rulesVersion: '0' },
      { ...seating, options: { ...seating.options, expert: true } },
      { ...seating, host: 2 },
      { ...seating, seats: [person('a'), bot(), person('b')] },
      { ...seating, seats: [person('b', 'creature'), bot(), person('a')] },
      { ...seating, seats: [person('a'), { ...bot(), level: 'random' }, person('b', 'creature')] },
    ];
    const round = lastRound(dealtBy(seating));
    const seeds = [
      ...variants.map((variant) => seedOf(lastRound(dealtBy(variant)))),
      seedOf({ ...round, secret: 'd'.repeat(64) }),
      seedOf({ ...round, nonces: [nonce(0), null, null] }),
      seedOf({ ...round, nonces: [nonce(2), null, nonce(0)] }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('tells what the lobby shows, and nothing besides', () => {
    const shown = { match: 'm', game: 'not-alone', options: { expert: true }, host: 'b' };
    const table = {
      ...shown,
      seats: [
        { kind: 'person' as const, id: 'a', name: 'Ada', side: 'creature', ready: true, here: true, away: false },
        { kind: 'bot' as const, level: 'beginner' as const, name: 'Ash', side: null },
        { kind: 'person' as const, id: 'b', name: 'Bea', side: null, ready: true, here: false, away: false },
      ],
    };
    const seats = [person('a', 'creature'), bot(), person('b')];
    expect(seatingOf(table, '1')).toEqual({ match: 'm', game: 'not-alone', options: { expert: true }, rulesVersion: '1', host: 2, seats });
  });
});
