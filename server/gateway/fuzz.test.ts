import { expect, test } from 'vitest';
import { storm } from '../test/hostile/storm.ts';

test('20,000 hostile frames and 1,000 hostile requests: no fault, no leak, and the server is well', async () => {
  const { frames, requests, kinds, answers, lines, before, after } = await storm({ frames: 20_000, requests: 1_000, seed: 'npm test' });
  expect([frames, requests]).toEqual([20_000, 1_000]);
  expect(after.last).toBe('');
  expect([after.faults, after.escaped]).toEqual([0, 0]);
  // The storm was one: every kind of frame was sent, and the server had to answer most and to cut hundreds of lines.
  expect(Object.keys(kinds).length).toBeGreaterThan(20);
  expect(answers).toBeGreaterThan(12_000);
  expect(lines).toBeGreaterThan(120);
  expect(after.heap - before.heap).toBeLessThan(12);
});
