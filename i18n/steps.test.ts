import { compound, kind, option, shapesOf } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { type StepWords, stepAt } from './index.ts';

const { oneOf, assign } = shapesOf({ who: kind<number>(), where: kind<'here' | 'there'>(), token: kind<'first' | 'second'>() });
const words: StepWords<string> = {
  after: { where: 'then whom' },
  by: { at: 'where', there: 'never read' },
  of: { who: 'who', where: 'anywhere', token: 'each token' },
};

test('a level is said by the kind picked before it, by the word that led there, else by what there is to choose from', () => {
  const shape = oneOf.who([
    option(0, compound({ at: oneOf.where([option('there', oneOf.who([1]))]), to: oneOf.where(['here']), or: oneOf(['nothing']) })),
    option(1, assign.token(['first']).where(['here'])),
  ]);
  const step = (...path: (string | number)[]) => stepAt(words, shape, path);
  expect(step()).toBe('who');
  expect(step(0)).toBeUndefined();
  expect(step(0, 'at')).toBe('where');
  expect(step(0, 'at', 'there')).toBe('then whom');
  expect(step(0, 'to')).toBe('anywhere');
  expect(step(0, 'or')).toBeUndefined();
  expect(step(1)).toBe('each token');
  expect(step(2)).toBeUndefined();
});
