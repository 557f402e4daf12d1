import { expect, test } from 'vitest';
import { hasteAt } from './burning.svelte';

test('a clock warns when a fifth is left, and again when ten seconds are, whichever comes first', () => {
  const long = 120_000;
  expect([60_000, 24_001, 24_000, 10_001, 10_000, 0].map((left) => hasteAt(left, long))).toEqual([
    'none',
    'none',
    'late',
    'late',
    'last',
    'last',
  ]);
  const short = 30_000;
  expect([10_001, 10_000].map((left) => hasteAt(left, short))).toEqual(['none', 'last']);
});
