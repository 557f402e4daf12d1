/** What a touch makes of an answer that is filled in. */
import type { GameTypes, Shape, View } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { emptyDesk } from '../desk';
import { touching } from '../touching';

const aim: Shape = { t: 'oneOf', of: 'aim', options: ['zone', 'fuel'] };
const shot: Shape = { t: 'oneOf', of: 'place', options: [{ id: 1, with: aim }, 2] };
const tokens: Shape = { t: 'assign', per: 'token', keys: ['first', 'second'], of: 'place', to: [1, 2, 3], distinct: false };

const table = touching<GameTypes>({ filling: () => ({ usual: (shape) => (shape === aim ? 'zone' : undefined) }) });
const viewOf = (shape: Shape): View<GameTypes> =>
  ({ decision: { id: 1, kind: 'go', seat: 0, shape, mayPass: false }, offer: null, sealed: null }) as unknown as View<GameTypes>;
function madeBy(shape: Shape, ...keys: string[]) {
  const view = viewOf(shape);
  return table.answerOf(
    view,
    keys.reduce((desk, key) => table.touchThing(view, desk, key), emptyDesk),
  )?.choice;
}

test('what is usual goes unsaid, is changed by a touch and never let go', () => {
  expect(madeBy(shot)).toBeUndefined();
  expect(madeBy(shot, 'place:1')).toEqual({ pick: 1, with: 'zone' });
  expect(madeBy(shot, 'place:1', 'aim:fuel')).toEqual({ pick: 1, with: 'fuel' });
  expect(madeBy(shot, 'place:1', 'aim:fuel', 'aim:fuel')).toEqual({ pick: 1, with: 'fuel' });
  expect(madeBy(shot, 'place:1', 'place:1')).toBeUndefined();
});

test('of things laid one by one the oldest makes room once all are laid', () => {
  expect(madeBy(tokens, 'place:1')).toBeUndefined();
  expect(madeBy(tokens, 'place:1', 'place:1')).toEqual([1, 1]);
  expect(madeBy(tokens, 'place:1', 'place:2', 'place:3')).toEqual([2, 3]);
});

test('a word that makes the answer whole is given at once, a thing is not', () => {
  const turn: Shape = { t: 'oneOf', of: 'place', options: [1, 'stop', { id: 'shoot', with: aim }], words: ['stop', 'shoot'] };
  const { rules } = touching<GameTypes>({ atOnce: ['word'] });
  const isGiven = (key: string): boolean => rules.isGiven?.(viewOf(turn), rules.touch(viewOf(turn), emptyDesk, key), key) ?? false;
  expect(['word:stop', 'word:shoot', 'place:1'].map(isGiven)).toEqual([true, false, false]);
});
