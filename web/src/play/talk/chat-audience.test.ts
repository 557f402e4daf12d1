import { expect, test } from 'vitest';
import { chatAudienceOf } from './chat-audience';

const view = { seat: 1, over: null, out: [2] };
test('those who watch, and those who are out, are heard by others like them while the match runs', () => {
  expect(chatAudienceOf(view)).toBe('all');
  expect(chatAudienceOf({ ...view, seat: 2 })).toBe('out');
  expect(chatAudienceOf({ ...view, seat: null })).toBe('watchers');
});
test('before and after it everybody hears everybody', () => {
  expect(chatAudienceOf(null)).toBe('all');
  for (const seat of [null, 1, 2]) expect(chatAudienceOf({ ...view, seat, over: { winner: 'humans' } })).toBe('all');
});
