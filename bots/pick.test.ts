import { confirm, diceOver, fastDice, fits, kind, oneOf, type Shape, shapesOf, someOf } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { asks, chance, choosing, idsOf, liking, ranked, weighted } from './pick.ts';

const dice = diceOver(fastDice('picking'));
const often = <T>(draw: () => T): T[] => Array.from({ length: 2000 }, draw);
const shareOf = <T>(list: T[], item: T): number => list.filter((other) => other === item).length / list.length;
const byNumber = (value: string | number): number => Number(value);

describe('choosing', () => {
  test('likes the best, and equals equally', () => {
    expect(liking(oneOf([1, 3, 2]), byNumber, dice)).toBe(3);
    expect(liking(someOf([4, 1, 3, 2], 2), byNumber, dice)).toEqual([4, 3]);
    const equals = often(() => ranked(['a', 'b'], () => 0, dice)[0]);
    expect(shareOf(equals, 'a')).toBeGreaterThan(0.45);
    expect(shareOf(equals, 'a')).toBeLessThan(0.55);
  });

  test('answers what an option asks for, and never picks one that cannot be answered', () => {
    const shape: Shape = oneOf([{ id: 9, with: oneOf([]) }, { id: 5, with: confirm }, 1]);
    expect(idsOf(shape)).toEqual([5, 1]);
    expect(asks(shape, 9)).toBeUndefined();
    const choice = liking(shape, byNumber, dice);
    expect(choice).toEqual({ pick: 5, with: true });
    expect(fits(shape, choice)).toBe(true);
  });

  test('draws in proportion to the weights, and never twice the same', () => {
    const first = often(() => weighted(['rare', 'often'], (item) => (item === 'often' ? 3 : 1), 1, dice)[0]);
    expect(shareOf(first, 'often')).toBeGreaterThan(0.7);
    expect(shareOf(first, 'often')).toBeLessThan(0.8);
    for (const two of often(() => weighted([1, 2, 3], () => 1, 2, dice))) expect(new Set(two).size).toBe(2);
    expect(weighted([1], () => 1, 2, dice)).toEqual([1]);
  });

  test('draws a thing by the weight of its kind, and a word by that of words', () => {
    const bots = choosing<{ seat: number; die: number }>();
    const shape = shapesOf({ seat: kind<number>(), die: kind<number>() }).oneOf.seat([1, 2], ['stop']);
    expect(bots.drawn(shape, { seat: (seat) => seat - 1, die: () => 9 }, dice)).toBe(2);
    expect(bots.drawn(shape, { word: () => 1 }, dice)).toBe('stop');
  });

  test('a chance is as often as it says', () => {
    expect(
      shareOf(
        often(() => chance(dice, 0.3)),
        true,
      ),
    ).toBeCloseTo(0.3, 1);
  });
});
