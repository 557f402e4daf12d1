/** What is remembered of the Activity piles (section 8.1, cards): who put one, and what came to light. */
import { expect, test } from 'vitest';
import { blank, remember } from '../memory.ts';
import type { Event } from '../types.ts';

const heard = (...events: Event[]) => events.reduce(remember, blank(null)).piles;
const round = (n: number): Event => ({ t: 'roundBegan', round: n });

test('TT-083, TT-144 each round has its pile, with those who put a card and the faces turned over, but not which face is whose', () => {
  const piles = heard(
    ...[round(1), { t: 'pileBegan' } as const, { t: 'putCard', pawn: 2 } as const, { t: 'putCard', pawn: 0 } as const],
    ...[{ t: 'flipped', card: 'sabotage' } as const, round(2), { t: 'pileBegan' } as const, { t: 'putCard', pawn: 1 } as const],
  );
  expect(piles).toEqual([
    { round: 1, from: [2, 0], shown: [], flipped: ['sabotage'] },
    { round: 2, from: [1], shown: [], flipped: [] },
  ]);
});

test('TT-084 a card that was shown is its owner’s, and no longer one of those nobody knows', () => {
  const [pile] = heard(...[round(1), { t: 'pileBegan' } as const, { t: 'putCard', pawn: 2 } as const, { t: 'putCard', pawn: 3 } as const], {
    t: 'shownCard',
    pawn: 3,
    card: 'use',
  });
  expect(pile).toMatchObject({ from: [2], shown: [{ pawn: 3, card: 'use' }] });
});
