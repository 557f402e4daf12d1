import type { View } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import type { NA } from '@lurk/not-alone/public';
import { expect, test } from 'vitest';
import { botFor, fight, loadBots, random } from './index.ts';

test('a quiet match and a watched one are the same match', () => {
  const { seats, options } = notAlone.modes[0];
  const arena = { seats, options, seed: 'quiet', botOf: () => random };
  expect(fight(notAlone, arena)).toEqual(fight(notAlone, { ...arena, watch() {} }));
});

test('the types lead to no state', () => {
  const look = (view: View<NA>): void => {
    // @ts-expect-error The vault is nobody's to see.
    view.vault;
    // @ts-expect-error Nor is what steers the match.
    view.control;
    // @ts-expect-error One's own part is one part, not everybody's.
    view.own?.[0];
  };
  expect(look).toBeTypeOf('function');
});

test('a game without bots of its own is played at random; bots must be loaded first', async () => {
  expect(() => botFor('chess', 'beginner')).toThrow('the bots of "chess" are not loaded');
  await loadBots('chess');
  expect(botFor('chess', 'beginner')).toBe(random);
});
