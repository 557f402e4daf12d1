import { defineConfig } from 'vitest/config';

/** Whole matches in a real browser, one after the other: several at a time would only wait for each other. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './setup.ts',
    setupFiles: './hooks.ts',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
