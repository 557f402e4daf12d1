import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first: begun last, it would keep the other core waiting for minutes. A file not named here is short. */
const LONGEST = [
  'people-the-thing',
  'keyboard',
  'pace',
  'sizes-victim',
  'offline',
  'sizes-the-thing',
  'sizes',
  'trade-the-thing',
  'teach',
  'people-anomaly',
  'sizes-anomaly',
  'sizes-live',
  'people-victim',
  'people',
  'seal',
  'servers',
  'station',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(basename(moduleId, '.e2e.ts'));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

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
