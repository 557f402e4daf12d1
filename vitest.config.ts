import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long ones first: begun last, one of them would keep the other core waiting for minutes. */
const LONG =
  /\/(pace|fuzz|kill|chaos|[a-z-]*secrecy|random|overlay|arena|absent|kit|play|deduction|infection|twins|fever|reached)\.test\.ts$/;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => isShort(a) - isShort(b));
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // bench/, browsers/ and mutation/ have packages of their own, which `npm test` does not install; .mutated/ is a copy of the rules.
    exclude: [...configDefaults.exclude, '.node/**', 'bench/**', 'browsers/**', 'mutation/**', '.mutated/**'],
    // Tests share no mutable globals, and a fresh world per file made the suite seven times slower.
    isolate: false,
    // Every core of a small machine, and one file more: servers, clocks and disks are waited for.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    // Proofs make copies by the thousand that nobody keeps: with more room for young objects a tenth less processor time goes into tidying up.
    execArgv: ['--max-semi-space-size=64'],
    // Each server of a test has a thread for its store, which loads twice as fast the second time.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'lurk-compile-cache') },
    // For a machine with much else to do: what hangs is noticed all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { branches: 100 },
    },
  },
});
