/** `npm run bench`: what the kernel costs, what a durable move costs, also by way of two servers, and how a server grows. */
import { benchGrowth } from './growth.ts';
import { benchKernel } from './kernel.ts';
import { benchPair } from './pair.ts';
import { SLACK } from './report.ts';
import { benchServer } from './server.ts';

const within = [await benchKernel(), await benchServer(), await benchPair(), await benchGrowth()];
if (within.includes(false)) {
  console.log(`A target is missed by more than ${Math.round((SLACK - 1) * 100)} %.`);
  process.exitCode = 1;
}
