import { describe, expect, test } from 'vitest';
import { assertJson, canonical, copyJson } from './index.ts';

describe('plain data', () => {
  test('what JSON can hold is accepted', () => {
    expect(() => assertJson({ a: [1, 'x', true, null, { b: -0.5 }] })).not.toThrow();
  });

  class Card {}
  const bad: [string, unknown][] = [
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a big integer', 1n],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an instance', new Card()],
    ['a hole in a list', new Array(1)],
  ];
  test.each(bad)('%s is refused, with its place', (_, value) => {
    const whole = Array.isArray(value) ? { own: value } : { own: [value] };
    expect(() => assertJson(whole)).toThrow('not plain data: state.own.0 is');
  });
});

test('the text of a value does not depend on the order of its keys', () => {
  const [a, b] = [
    { x: 1, y: [{ p: 1, q: null }] },
    { y: [{ q: null, p: 1 }], x: 1 },
  ];
  expect(canonical(a)).toBe(canonical(b));
  expect(canonical(a)).toBe('{"x":1,"y":[{"p":1,"q":null}]}');
  expect(canonical({ ...a, x: 2 })).not.toBe(canonical(a));
});

test('a copy of plain data shares nothing with it', () => {
  const value = { list: [{ n: 1 }], none: null };
  const copy = copyJson(value);
  expect(copy).toEqual(value);
  copy.list[0].n = 2;
  expect(value.list[0].n).toBe(1);
});
