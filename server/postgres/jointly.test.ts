import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { jointly } from './jointly.ts';

test('one is asked at once, a crowd in few questions; each gets its own answer, and what is asked later is never answered from before', async () => {
  const questions: number[][] = [];
  let stored = 1;
  const ask = jointly(async (some: number[]) => {
    questions.push(some);
    const seen = stored;
    await turn();
    return some.map((what) => what * seen);
  });
  const first = ask(1);
  expect(questions).toEqual([[1]]);
  // Stored while the first is on its way: whoever asks now must see it.
  stored = 10;
  const crowd = Array.from({ length: 100 }, (_, i) => ask(i));
  expect(await first).toBe(1);
  expect(await Promise.all(crowd)).toEqual(Array.from({ length: 100 }, (_, i) => i * 10));
  expect(questions.length).toBeLessThan(5);
  expect(await ask(7)).toBe(70);
});

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  let isAway = true;
  const ask = jointly(async (some: number[]) => {
    await turn();
    if (isAway) throw new Error('away');
    return some;
  });
  const before = [ask(1), ask(2)].map((answer) => answer.catch(() => 'failed'));
  expect(await before[0]).toBe('failed');
  isAway = false;
  expect(await ask(3)).toBe(3);
  expect(await before[1]).toBe(2);
});
