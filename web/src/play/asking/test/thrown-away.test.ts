import type { Decision } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { type Desk, emptyDesk } from '../desk';
import { isThrownAway } from '../thrown-away';

const decision = { kind: 'go', shape: { t: 'oneOf', options: ['a', 'b'] } } as Decision;
const asked = { decision, sealed: null };
const on = { over: null };
const picked: Desk = { ...emptyDesk, draft: 'a' };

test('what was picked for a question that went without it', () => {
  expect(isThrownAway(picked, asked, on)).toBe(true);
});

test('not where nothing was picked, a pass was, or nothing was asked', () => {
  expect(isThrownAway(emptyDesk, asked, on)).toBe(false);
  expect(isThrownAway({ ...picked, draft: null }, asked, on)).toBe(false);
  expect(isThrownAway(picked, { ...asked, decision: null }, on)).toBe(false);
});

test('not where an answer was sealed already and another only thought of, nor at the end', () => {
  expect(isThrownAway(picked, { ...asked, sealed: { choice: 'b' } }, on)).toBe(false);
  expect(isThrownAway(picked, asked, { over: { winner: 'us' } })).toBe(false);
});
