/** 3.14 What a row is worth. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Token } from '../../data/bunker.ts';
import { opensGate, worth } from '../../facts/formula.ts';
import { scenarios } from '../table.ts';

scenario('VI-154 the row is read from left to right', () => {
  expect(opensGate([1, '+', 2, '*', 4], 12)).toBe(true);
  expect(opensGate([1, '+', 2, '*', 4], 9)).toBe(false);
  expect(opensGate([1, '+', 5, '+', 6], 12)).toBe(true);
});
scenarios(
  'VI-155 %j has no value',
  [[], [5], ['+'], [5, '+'], ['+', 5, '+'], [5, 6], [5, 6, '+'], [5, '+', '+'], [5, '+', 6, '-']].map((row) => [row]) as [Token[]][],
  (row) => expect(worth(row)).toBe(null),
);
scenario('VI-156 division is exact, and only the final value counts', () => {
  expect(opensGate([5, '/', 3, '*', 6], 10)).toBe(true);
  expect(opensGate([1, '-', 4, '+', 6], 3)).toBe(true);
  expect(opensGate([6, '/', 4, '*', 2], 3)).toBe(true);
  expect(opensGate([5, '/', 3], 2)).toBe(false);
});
