import { chance, garbageFor, nonsense } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import {
  answerable,
  anyChoice,
  assign,
  compound,
  confirm,
  fits,
  kind,
  kindAt,
  must,
  number,
  oneOf,
  onlyChoice,
  option,
  order,
  pickOf,
  type Shape,
  shapeAt,
  shapesOf,
  someOf,
} from './index.ts';

const shapes: Record<string, Shape> = {
  'one of': oneOf(['a', 7]),
  'one of, nothing among them': oneOf(['', 'a']),
  'one of, asking for more': oneOf(['a', { id: 'b', with: someOf([1, 2, 3], 1, 2) }]),
  'some of': someOf(['a', 'b', 'c'], 1, 2),
  'exactly so many of': someOf([1, 2, 3], 2),
  assign: assign(['door', 'stairs'], [0, 1, 2]),
  'assign, all different': assign(['door', 'stairs'], [0, 1, 2], true),
  order: order(['a', 'b', 'c']),
  number: number(-1, 3),
  confirm,
  compound: compound({ where: oneOf(['a', 'b']), how: number(0, 1) }),
};

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  const below = chance('shapes');

  test('every random answer fits', () => {
    for (let i = 0; i < 100; i++) {
      const choice = anyChoice(shape, below);
      expect(fits(shape, choice), JSON.stringify(choice)).toBe(true);
    }
  });

  test('garbage does not, whatever it is', () => {
    for (const choice of [...nonsense, ...garbageFor(shape, false, below)])
      expect(fits(shape, choice), String(JSON.stringify(choice))).toBe(false);
  });
});

describe('an answer must be just what was asked for', () => {
  const inherited = Object.assign(Object.create({ with: [1] }), { pick: 'b', other: 1 });
  const cases: [string, Shape, unknown][] = [
    ['an unknown option', oneOf(['a']), 'b'],
    ['a number for a text', oneOf(['1']), 1],
    ['more where nothing more was asked', oneOf(['a']), { pick: 'a', with: true }],
    ['nothing more where more was asked', oneOf([{ id: 'b', with: confirm }]), 'b'],
    ['the wrong more', oneOf([{ id: 'b', with: number(0, 1) }]), { pick: 'b', with: 2 }],
    ['more that is inherited', oneOf([{ id: 'b', with: someOf([1], 1) }]), inherited],
    ['the same item twice', someOf(['a', 'b'], 2), ['a', 'a']],
    ['a list with a hole', someOf(['a', 'b'], 1), new Array(1)],
    ['too few', someOf(['a', 'b'], 1), []],
    ['too many', someOf(['a', 'b'], 0, 1), ['a', 'b']],
    ['one target twice', assign(['x', 'y'], [1, 2], true), [1, 1]],
    ['an item left out', order(['a', 'b']), ['a']],
    ['a fraction', number(0, 2), 0.5],
    ['a number in words', number(0, 2), '1'],
    ['anything but yes', confirm, 1],
    ['a part left out', compound({ a: confirm, b: confirm }), { a: true, c: true }],
    ['a part too many', compound({ a: confirm }), { a: true, b: true }],
  ];
  test.each(cases)('not %s', (_, shape, choice) => {
    expect(fits(shape, choice)).toBe(false);
  });
});

test('a shape is answerable if some choice fits it', () => {
  const yes = [...Object.values(shapes), someOf([], 0), order([]), assign([], [])];
  const no = [
    oneOf([]),
    oneOf([{ id: 'a', with: oneOf([]) }]),
    someOf(['a'], 2),
    assign(['a', 'b'], [1], true),
    assign(['a'], []),
    number(1, 0),
    compound({ a: confirm, b: oneOf([]) }),
  ];
  expect(yes.filter((shape) => !answerable(shape))).toEqual([]);
  expect(no.filter(answerable)).toEqual([]);
});

test('a random answer never picks an option that cannot be finished', () => {
  const shape = oneOf([{ id: 'dead', with: oneOf([]) }, 'alive']);
  const below = chance('dead ends');
  for (let i = 0; i < 20; i++) expect(anyChoice(shape, below)).toBe('alive');
});

test('what was picked, with or without more', () => {
  expect([pickOf('a'), pickOf({ pick: 'b', with: 1 }), pickOf(['c'])]).toEqual(['a', 'b', ['c']]);
});

test('a shape says what its options are: things of one kind, beside them plain words', () => {
  const { oneOf: choose, assign: give } = shapesOf({ place: kind<1 | 2>(), seat: kind<number>() });
  const shape = choose.place([1, option(2, give.seat([7]).place([1, 2]))], ['stop']);
  expect([1, 2, 'stop'].map((id) => kindAt(shape, id))).toEqual(['place', 'place', null]);
  const inner = must(shapeAt(shape, [2]));
  expect([7, 1].map((id) => kindAt(inner, id))).toEqual(['seat', 'place']);
  expect([fits(shape, 1), fits(shape, 'stop'), fits(shape, { pick: 2, with: [2] })]).toEqual([true, true, true]);
  expect(kindAt(oneOf(['stop']), 'stop')).toBeNull();
});

test('the only answer there is, of whatever shape, is the one a random player gives; a moment is nobody else’s to choose', () => {
  const below = (): number => 0;
  const forced = [
    oneOf(['a']),
    oneOf([option('a', someOf(['x', 'y'], 2)), option('b', oneOf([]))]),
    someOf(['x', 'y'], 2),
    someOf(['x', 'y'], 0, 0),
    assign(['k', 'l'], ['x']),
    assign([], ['x', 'y']),
    order(['x']),
    number(3, 3),
    compound({ one: oneOf([1]), two: order([]) }),
  ];
  for (const shape of forced) expect(onlyChoice(shape)).toEqual(anyChoice(shape, below));
  const free = [
    oneOf(['a', 'b']),
    oneOf([option('a', oneOf(['x', 'y']))]),
    oneOf([]),
    someOf(['x', 'y'], 0, 1),
    someOf(['x', 'y'], 1),
    assign(['k'], ['x', 'y']),
    assign(['k', 'l'], ['x'], true),
    order(['x', 'y']),
    number(1, 2),
    confirm,
    compound({ one: oneOf([1]), two: confirm }),
  ];
  for (const shape of free) expect(onlyChoice(shape)).toBeUndefined();
});
