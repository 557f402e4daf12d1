import { expect, test } from 'vitest';
import { isSaidAgain, isUnseen } from './retryable';

test('whoever came while the store was away comes again, and nobody else says twice what was refused', () => {
  expect(isSaidAgain({ code: 'storage', of: 'follow' })).toBe(true);
  expect(isSaidAgain({ code: 'storage', of: 'sync' })).toBe(true);
  expect(isSaidAgain({ code: 'storage', of: 'answer', key: 'k' })).toBe(false);
  expect(isSaidAgain({ code: 'storage', of: 'chat' })).toBe(false);
  expect(isSaidAgain({ code: 'noSuchTable', of: 'follow' })).toBe(false);
});

test('what came too fast is said later, unless it is something to be said at its moment', () => {
  expect(isSaidAgain({ code: 'tooFast', of: 'answer', key: 'k' })).toBe(true);
  expect(isSaidAgain({ code: 'tooFast', of: 'sync' })).toBe(true);
  expect(isSaidAgain({ code: 'tooFast', of: 'chat', key: 'k' })).toBe(false);
});

test('what is between the programs troubles nobody', () => {
  expect(isUnseen({ of: 'follow' })).toBe(true);
  expect(isUnseen({ of: 'chat' })).toBe(false);
  expect(isUnseen({ of: undefined })).toBe(false);
});
