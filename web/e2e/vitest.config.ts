import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from '../../bin/longest-first.ts';

/** Whole matches in a real browser. Pages and servers wait a good deal: two files more than there are cores keep these busy. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './setup.ts',
    setupFiles: './hooks.ts',
    // One browser and one catalogue of words for all files of a worker: starting them takes longer than many a test.
    isolate: false,
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // No test is measured by a clock: these only say when something hangs, on the slowest and busiest of machines.
    expect: { poll: { timeout: 300_000 } },
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
