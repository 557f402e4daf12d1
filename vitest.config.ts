import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest first, as they were measured: begun last, one of them would keep the others waiting for minutes. By the end of their paths, so that a
 * file of this name in any game is one of them; a file not named here is short.
 */
const LONGEST = [
  'silence',
  'kill',
  'cluster/chaos',
  'test/random',
  'crowd-storm',
  'twins',
  'secrecy',
  'adapt/test/play',
  'arena',
  'pace',
  'i18n/matches',
  'cluster/many',
  'infection',
  'cluster/fates',
  'cluster/overtaken',
  'stores',
  'versions',
  'storm',
  'deduction',
  'foretelling',
  'lurk',
  'backup',
  'overlay',
  'odds',
  'oracle',
  'canary',
  'kit',
  'container',
  'fuzz',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // bench/, browsers/ and mutation/ have packages of their own, which `npm test` does not install; .mutated/ is a copy of the rules.
    exclude: [...configDefaults.exclude, '.node/**', 'bench/**', 'browsers/**', 'mutation/**', '.mutated/**'],
    // Tests share no mutable globals, and a fresh world per file made the suite seven times slower.
    isolate: false,
    // Every core of a small machine, and two files more: servers, clocks and disks are waited for.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // Proofs make copies by the thousand that nobody keeps: with more room for young objects a tenth less processor time goes into tidying up.
    execArgv: ['--max-semi-space-size=64'],
    // Each server of a test has a thread for its store, which loads twice as fast the second time.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'lurk-compile-cache') },
    // No test is measured by a clock: these only say when something hangs, on the slowest and busiest of machines.
    testTimeout: 1_200_000 * Math.max(1, Number(process.env.LURK_EFFORT ?? 1)),
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { branches: 100 },
    },
  },
});
