import { expect, test } from 'vitest';
import { EFFORT, rounds } from './effort.ts';
import { chance } from './play/player.ts';
import { Sift } from './secrecy/sift.ts';
import { Table } from './table.ts';
import { toy } from './toy/index.ts';
import type { Toy } from './toy/types.ts';

test('rounds are numbered from 0: the least there must be, and then as many as the processor time allows', () => {
  expect([...rounds({ atLeast: 3 })]).toEqual([0, 1, 2]);
  const seconds = 0.02;
  const begun = process.threadCpuUsage();
  const done = [...rounds({ atLeast: 1, seconds })].length;
  const { user, system } = process.threadCpuUsage(begun);
  expect(done).toBeGreaterThan(1);
  expect((user + system) / 1e6).toBeGreaterThanOrEqual(seconds * EFFORT);
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
