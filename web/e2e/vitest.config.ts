import { defineConfig } from 'vitest/config';

/** Whole matches in a real browser. Two files at a time: they mostly wait for what bots take their time for. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './setup.ts',
    setupFiles: './hooks.ts',
    maxWorkers: 2,
    // For a machine with much else to do: playOn says within a minute when a table stands still.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
