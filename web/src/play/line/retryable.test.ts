import { expect, test } from 'vitest';
import { isSaidAgain, isUnseen } from './retryable';

test('joining is retried while the store is away; no other refused message is sent twice', () => {
  expect(isSaidAgain({ code: 'storage', of: 'follow' })).toBe(true);
  expect(isSaidAgain({ code: 'storage', of: 'sync' })).toBe(true);
  expect(isSaidAgain({ code: 'storage', of: 'answer', key: 'k' })).toBe(false);
  expect(isSaidAgain({ code: 'storage', of: 'chat' })).toBe(false);
  expect(isSaidAgain({ code: 'noSuchTable', of: 'follow' })).toBe(false);
});

test('what was rate-limited is sent later, except chat, which the player sends again', () => {
  expect(isSaidAgain({ code: 'tooFast', of: 'answer', key: 'k' })).toBe(true);
  expect(isSaidAgain({ code: 'tooFast', of: 'sync' })).toBe(true);
  expect(isSaidAgain({ code: 'tooFast', of: 'chat', key: 'k' })).toBe(false);
});

test('refusals of messages the player did not send are not shown', () => {
  expect(isUnseen({ of: 'follow' })).toBe(true);
  expect(isUnseen({ of: 'chat' })).toBe(false);
  expect(isUnseen({ of: undefined })).toBe(false);
});
