import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const patience = { waits: [1, 1, 1], steady: 60_000 };

/** Servers that end like this, one after the other. */
function ending(...ways: string[]): { start: () => ChildProcess; started: ChildProcess[] } {
  const started: ChildProcess[] = [];
  const start = (): ChildProcess => {
    const child = spawn('/bin/sh', ['-c', ways[Math.min(started.length, ways.length - 1)]]);
    started.push(child);
    return child;
  };
  return { start, started };
}

test('a server that falls is started again; one that stops, or could not start, is not', async () => {
  const lines: string[] = [];
  const fell = ending('exit 70', 'kill -9 $$', 'exit 0');
  expect(await supervise(fell.start, (line) => lines.push(line), patience)).toBe(0);
  expect(fell.started).toHaveLength(3);
  expect(lines).toEqual([expect.stringContaining('code 70'), expect.stringContaining('code 137')]);
  const refused = ending('exit 1');
  expect(await supervise(refused.start, () => {}, patience)).toBe(1);
  expect(refused.started).toHaveLength(1);
});

test('one that falls again and again is given up; one that ran well for a while begins its count anew', async () => {
  const hopeless = ending('exit 70');
  expect(await supervise(hopeless.start, () => {}, patience)).toBe(70);
  expect(hopeless.started).toHaveLength(4);
  const rare = ending('exit 70', 'exit 70', 'exit 70', 'exit 70', 'exit 70', 'exit 70', 'exit 0');
  expect(await supervise(rare.start, () => {}, { ...patience, steady: 0 })).toBe(0);
});

test('a signal goes on to the server, and is obeyed while waiting too', async () => {
  const running = ending('trap "exit 0" TERM; echo up; while :; do sleep 0.02; done');
  const ended = supervise(running.start, () => {}, patience);
  await once(running.started[0].stdout!, 'data');
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
  const waiting = ending('exit 70');
  const said = Promise.withResolvers<void>();
  const stopped = supervise(waiting.start, () => said.resolve(), { waits: [60_000], steady: 60_000 });
  await said.promise;
  await Promise.resolve();
  process.emit('SIGINT', 'SIGINT');
  expect(await stopped).toBe(0);
  expect(waiting.started).toHaveLength(1);
});
