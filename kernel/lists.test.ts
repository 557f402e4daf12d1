import { expect, test } from 'vitest';
import { placeIn, remove, theFirst } from './index.ts';

test('each item is taken out once, wherever it lies', () => {
  const list = [3, 1, 3, 2];
  remove(list, [3, 2]);
  expect(list).toEqual([1, 3]);
  expect(placeIn(list, 3)).toBe(1);
});

test('what is not there cannot be taken, and nothing else is taken instead', () => {
  const list = ['a', 'b'];
  expect(() => remove(list, ['c'])).toThrow('no c among a, b');
  expect(() => remove<string>([], ['c'])).toThrow('no c among nothing');
  expect(list).toEqual(['a', 'b']);
});

test('the first that fits is taken, and there must be one', () => {
  expect(theFirst([1, 4, 6], (n) => n % 2 === 0)).toBe(4);
  expect(() => theFirst([1, 3], (n) => n % 2 === 0)).toThrow('none fits among 1, 3');
  expect(() => theFirst([], () => true)).toThrow('none fits among nothing');
});
