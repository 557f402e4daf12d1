import { expect, test } from 'vitest';
import { EFFORT, rounds } from './effort.ts';
import { chance } from './play/player.ts';
import { checkPlay } from './prove.ts';
import { Sift } from './secrecy/sift.ts';
import { Table } from './table.ts';
import { toy } from './toy/index.ts';
import type { Toy } from './toy/types.ts';

test('rounds are numbered from 0, and their number is the same on every machine', () => {
  expect([...rounds(3)]).toEqual(Array.from({ length: 3 * EFFORT }, (_, n) => n));
});

test('matches go on until so many inputs have been looked at, the same ones however long that takes', () => {
  const played = (inputsPerMode: number) => checkPlay(toy, { matchesPerMode: 1, inputsPerMode, closely: 0 }, toy.modes.slice(0, 1)).counts;
  const [few, many] = [played(0), played(200)];
  expect(few.matches).toBe(1);
  expect(many.matches).toBeGreaterThan(1);
  expect(many.states).toBeGreaterThanOrEqual(200 * EFFORT);
  expect(played(200)).toEqual(many);
});

test('a game that breaks at once is not begun for ever', () => {
  const broken = {
    ...toy,
    setup: () => {
      throw new Error('broken');
    },
  };
  expect(checkPlay(broken, { matchesPerMode: 2, inputsPerMode: 50 }, toy.modes.slice(0, 1)).failures.length).toBe(2);
});

test('of swaps of one kind the first are all compared, then a sample; of another kind again the first', () => {
  const { match } = new Table(toy, { seats: 3, options: { nights: 2 } });
  const sift = new Sift<Toy>(1_000 * EFFORT, chance('sift'));
  const kept = (secret: string): number => {
    const { isWanted, met } = sift.at(match, [], 0);
    if (!isWanted(secret)) return 0;
    met(secret);
    return 1;
  };
  const hands = Array.from({ length: 200 }, () => kept('hands'));
  expect(hands.slice(0, 8)).toEqual(new Array(8).fill(1));
  expect(hands.slice(8).reduce((sum, n) => sum + n, 0)).toBeLessThan(5);
  expect(kept('deck')).toBe(1);
});
