import { expect, test } from 'vitest';
import { firstHeard, seatsFrom } from './seats.ts';

test('seats come in their order around the table, from any of them', () => {
  expect([seatsFrom(0, 3), seatsFrom(2, 4)]).toEqual([
    [0, 1, 2],
    [2, 3, 0, 1],
  ]);
});

test('the first in this order who does not pass is heard, whatever the seats', () => {
  const answers = [
    { seat: 0, choice: 'challenge' },
    { seat: 1, choice: null },
    { seat: 3, choice: 'block' },
  ];
  expect(firstHeard(answers, seatsFrom(2, 4))).toEqual({ seat: 3, choice: 'block' });
  expect(firstHeard(answers, seatsFrom(0, 4))).toEqual({ seat: 0, choice: 'challenge' });
  expect(firstHeard(answers, [1, 2])).toBeNull();
});

test('an answer that counts as nothing in a condition is heard all the same', () => {
  expect(firstHeard([{ seat: 1, choice: 0 }], [0, 1])).toEqual({ seat: 1, choice: 0 });
});
