/** Which touches give the answer that they make whole, and which leave it to be read first. */
import { oneOf } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { emptyDesk } from '../../../play/asking/desk';
import { deskRules } from '../adapt/desk';
import { keyOf } from '../adapt/keys';
import { asks, seenOf, turning } from './tables';

test('a word and what is healed are given at once, a tile and a word that asks for more are not', () => {
  const view = seenOf({}, turning);
  const isGiven = (key: string): boolean => deskRules.isGiven?.(view, deskRules.touch(view, emptyDesk, key), key) ?? false;
  expect([keyOf('word', 'run'), keyOf('word', 'place'), keyOf('cell', '1,-2')].map(isGiven)).toEqual([true, false, false]);

  asks(view, 'healChoice', oneOf.harm(['wound']));
  expect(isGiven(keyOf('harm', 'wound'))).toBe(true);
});
