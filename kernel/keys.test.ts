import { expect, test } from 'vitest';
import { has, isOneOf, keysOf, must, oneAmong, recordBy, theOne } from './index.ts';

test('keys are those of the record itself, never what every object inherits', () => {
  const rooms = recordBy(['attic', 'cellar'], (room) => room.length);
  expect(rooms).toEqual({ attic: 5, cellar: 6 });
  expect(keysOf(rooms)).toEqual(['attic', 'cellar']);
  expect(['attic', 'hall', 'toString', '__proto__'].map((key) => has(rooms, key))).toEqual([true, false, false, false]);
});

test('a name is one of a list only as it stands there', () => {
  const names = ['1', 'length'] as const;
  expect(['1', 'length', 1, '0', 'map', null, undefined].map((name) => isOneOf(names, name))).toEqual([
    ...[true, true, false, false, false, false, false],
  ]);
});

test('what must be there, or among these, and is not, is a mistake that says so', () => {
  expect(oneAmong(['a', 'b'], 'b')).toBe('b');
  expect(theOne({ a: 1, b: 2 }, 'b')).toBe(2);
  expect(() => oneAmong(['a', 'b'], 'c')).toThrow('no c among a, b');
  expect(() => oneAmong([], 'c')).toThrow('no c among nothing');
  expect(must(0)).toBe(0);
  expect(() => must(null, 'a deck')).toThrow('a deck must be there, and is not');
});
