import { expect, test } from 'vitest';
import { givenTo, type Taken } from './given';
import type { Input } from './outbox';

const answer = (decision: number, choice = 'track'): Input => ({ t: 'answer', key: `${decision}`, decision, choice });
const unseal = (decision: number): Input => ({ t: 'unseal', key: 'u', decision });
const taken = (input: Input, n: number): Taken => ({ input, match: 'm1', n });
const at = (n: number, match = 'm1') => ({ match, n });

test('an answer on its way is given', () => {
  expect(givenTo([9], [answer(9)], null, at(14))).toEqual({ decision: 9, choice: 'track' });
  expect(givenTo([10], [answer(9)], null, at(14))).toBeNull();
  expect(givenTo([9], [], null, at(14))).toBeNull();
});

test('an answer that was taken stays given while what it led to waits to be shown, and no longer', () => {
  expect(givenTo([9], [], taken(answer(9), 15), at(14))).toEqual({ decision: 9, choice: 'track' });
  // Taken back, or asked again: shown and open again.
  expect(givenTo([9], [], taken(answer(9), 15), at(15))).toBeNull();
  expect(givenTo([9], [], taken(unseal(9), 15), at(14))).toBeNull();
  expect(givenTo([9], [unseal(9)], taken(answer(9), 15), at(14))).toBeNull();
});

test('what was taken says nothing of another question, nor of another match', () => {
  expect(givenTo([10], [], taken(answer(9), 15), at(14))).toBeNull();
  expect(givenTo([9], [], taken(answer(9), 15), at(2, 'm2'))).toBeNull();
});
