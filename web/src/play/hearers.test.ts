import { expect, test } from 'vitest';
import { hearersOf } from './hearers';

const view = { seat: 1, over: null, out: [2] };
test('those who watch, and those who are out, are heard by others like them while the match runs', () => {
  expect(hearersOf(view)).toBe('all');
  expect(hearersOf({ ...view, seat: 2 })).toBe('out');
  expect(hearersOf({ ...view, seat: null })).toBe('watchers');
});
test('before and after it everybody hears everybody', () => {
  expect(hearersOf(null)).toBe('all');
  for (const seat of [null, 1, 2]) expect(hearersOf({ ...view, seat, over: { winner: 'humans' } })).toBe('all');
});
