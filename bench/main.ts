/** `npm run bench`: what the kernel costs, then what a durable move costs. */
import { benchKernel } from './kernel.ts';
import { SLACK } from './report.ts';
import { benchServer } from './server.ts';

const within = [await benchKernel(), await benchServer()];
if (within.includes(false)) {
  console.log(`A target is missed by more than ${Math.round((SLACK - 1) * 100)} %.`);
  process.exitCode = 1;
}
