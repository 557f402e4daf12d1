import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batching.ts';

test('what is asked in one turn is one question, a crowd a few; each gets its own answer, and what is asked later is never answered from before', async () => {
  const questions: number[][] = [];
  let stored = 1;
  const ask = batched(async (some: number[]) => {
    questions.push(some);
    const seen = stored;
    await turn();
    return some.map((what) => what * seen);
  });
  const first = [ask(1), ask(2)];
  await Promise.resolve();
  expect(questions).toEqual([[1, 2]]);
  // Stored while the first query is in flight: a request made now must see it.
  stored = 10;
  const crowd = Array.from({ length: 100 }, (_, i) => ask(i));
  expect(await Promise.all(first)).toEqual([1, 2]);
  expect(await Promise.all(crowd)).toEqual(Array.from({ length: 100 }, (_, i) => i * 10));
  expect(questions.length).toBeLessThan(5);
  expect(await ask(7)).toBe(70);
});

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  let isAway = true;
  const ask = batched(async (some: number[]) => {
    await turn();
    if (isAway) throw new Error('away');
    return some;
  });
  const before = ask(1).catch(() => 'failed');
  await Promise.resolve();
  const behind = ask(2);
  expect(await before).toBe('failed');
  isAway = false;
  expect(await ask(3)).toBe(3);
  expect(await behind).toBe(2);
});
