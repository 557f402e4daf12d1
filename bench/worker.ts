/** Holds one contender and runs it when told to. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Contender, contenders, type Name } from './contenders.ts';

export type Order = { time: number } | { finals: number };

const contender: Contender = await contenders[workerData as Name]();
let kept: unknown;
let count = 0;

/** What was done and the processor time it took, in microseconds: time taken away by other programs does not count. */
export interface Spent {
  times: number;
  micros: number;
}

/** Runs for about so many milliseconds. */
function spend(ms: number): Spent {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let times = 0;
  let batch = 1;
  for (;;) {
    for (let i = 0; i < batch; i++) kept = contender.run(count++);
    times += batch;
    const passed = performance.now() - start;
    if (passed >= ms) break;
    // Looks at the clock about once a millisecond, however quick the contender is.
    batch = Math.max(1, Math.ceil(times / passed));
  }
  const { user, system } = process.threadCpuUsage(before);
  return { times, micros: user + system };
}

function finals(seeds: number): string {
  const hash = createHash('sha256');
  for (let seed = 0; seed < seeds; seed++) hash.update(contender.final?.(seed) ?? '');
  return hash.digest('hex');
}

parentPort!.on('message', (order: Order) => {
  parentPort!.postMessage('time' in order ? spend(order.time) : finals(order.finals));
  if (kept === undefined) kept = null;
});
