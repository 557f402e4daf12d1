import { expect, test } from 'vitest';
import { tally, wilson } from './stats.ts';
import { known, levelsOf, only, wholeNumber } from './usage.ts';

const sides = ['creature', 'hunted'];

test('--bots gives every side its level', () => {
  expect(levelsOf('random', sides)).toEqual({ creature: 'random', hunted: 'random' });
  expect(levelsOf('beginner,hunted=random', sides)).toEqual({ creature: 'beginner', hunted: 'random' });
  expect(levelsOf('creature=beginner,hunted=random', sides)).toEqual({ creature: 'beginner', hunted: 'random' });
  expect(levelsOf('random', [])).toEqual({ all: 'random' });
  expect(() => levelsOf('hunted=random', sides)).toThrow('says nothing of creature');
  expect(() => levelsOf('random,hunter=random', sides)).toThrow('did you mean hunted?');
  expect(() => levelsOf('hunted=random=beginner', sides)).toThrow('LEVEL[,SIDE=LEVEL]');
});

test('a name near a known one is taken for a slip, one far from all is not', () => {
  expect(known('level', 'random', ['random', 'beginner'])).toBe('random');
  expect(() => known('level', 'rondam', ['random', 'beginner'])).toThrow('did you mean random?');
  expect(() => known('level', 'god', ['random', 'beginner'])).toThrow('there is random, beginner');
});

test('numbers and arguments are what they should be', () => {
  expect(wholeNumber('seats', '5', 2, 7)).toBe(5);
  for (const text of ['1', '8', '2.5', '-3', 'many', '', '1e1']) expect(() => wholeNumber('seats', text, 2, 7)).toThrow('from 2 to 7');
  expect(only(['not-alone'], 'game')).toBe('not-alone');
  expect(() => only([], 'game')).toThrow('which game?');
  expect(() => only(['a', 'b'], 'game')).toThrow('not also "b"');
});

test('the Wilson interval is the one of the tables', () => {
  const rounded = (hits: number, of: number): number[] => wilson(hits, of).map((share) => Math.round(share * 1000) / 1000);
  expect(rounded(50, 100)).toEqual([0.404, 0.596]);
  expect(rounded(0, 10)).toEqual([0, 0.278]);
  expect(rounded(10, 10)).toEqual([0.722, 1]);
});

test('a tally puts the most frequent first', () => {
  expect(tally(['a', 'b', 'b'])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
