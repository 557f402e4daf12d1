import { expect, test } from 'vitest';
import { type Change, type State, waitsOf } from './waits';

const change = (at: number, state: State, kind = ''): Change => ({ at, state, kind });

test('a stretch of waiting lasts from the answer to the next moment in which something can be answered', () => {
  const changes = [
    change(0, 'idle'),
    change(1000, 'asked'),
    change(3000, 'idle'),
    change(4000, 'shown', 'rollIs'),
    change(6000, 'shown', 'tested'),
    change(7000, 'shown', 'rollIs'),
    change(9000, 'asked'),
    change(10_000, 'idle'),
    change(12_000, 'over'),
  ];
  const waits = waitsOf({ changes, answers: [3000, 10_000], presses: [2000, 3000, 10_000], end: 99_000 });
  expect(waits).toMatchObject({ questions: 2, presses: 3, waited: 9000, perQuestion: 4500, shown: 5000, idle: 4000 });
  expect(waits.stretches.map(({ from, ms }) => [from, ms])).toEqual([
    [3000, 6000],
    [10_000, 2000],
    [0, 1000],
  ]);
  expect(waits.stretches[0]!.kinds).toEqual([
    ['rollIs', 4000],
    ['tested', 1000],
  ]);
});

test('a question that is gone before anybody could press is part of the wait', () => {
  const changes = [change(0, 'idle'), change(2000, 'asked'), change(2200, 'shown', 'won'), change(4200, 'asked'), change(4300, 'over')];
  const { stretches, waited } = waitsOf({ changes, answers: [4300], presses: [4300], end: 5000 });
  expect(waited).toBe(4200);
  expect(stretches).toHaveLength(1);
});

test('a question that stands for long and passes by itself divides two waits', () => {
  const changes = [change(0, 'idle'), change(1000, 'asked'), change(9000, 'idle')];
  const { stretches, questions, perQuestion } = waitsOf({ changes, answers: [], presses: [], end: 12_000 });
  expect(stretches.map(({ ms }) => ms)).toEqual([3000, 1000]);
  expect([questions, perQuestion]).toEqual([0, 4000]);
});
