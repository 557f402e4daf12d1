import { nonceHash } from '@lurk/table';
import { expect, test } from 'vitest';
import { answerDeal } from './deal';

const NONCE = 'ab'.repeat(16);
const HASH = nonceHash('m', 1, NONCE);
const nonceOf = () => NONCE;
const deal = (step: 'commit' | 'open', hash: string | null, people = [0, 1]) => ({
  t: 'deal' as const,
  match: 'm',
  rulesVersion: '1',
  round: 3,
  commitment: 'c'.repeat(64),
  step,
  hashes: [null, hash],
  people,
});

test('commits once, then opens what it committed', () => {
  expect(answerDeal(deal('commit', null), 1, nonceOf)).toEqual({ t: 'commit', round: 3, hash: HASH });
  expect(answerDeal(deal('commit', HASH), 1, nonceOf)).toBeNull();
  expect(answerDeal(deal('open', HASH), 1, nonceOf)).toEqual({ t: 'open', round: 3, nonce: NONCE });
});

test('says nothing where nothing is asked, or another window has committed', () => {
  expect(answerDeal(deal('commit', null), null, nonceOf)).toBeNull();
  expect(answerDeal(deal('commit', null, [0]), 1, nonceOf)).toBeNull();
  expect(answerDeal(deal('open', 'f'.repeat(64)), 1, nonceOf)).toBeNull();
});
