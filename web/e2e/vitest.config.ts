import { defineConfig } from 'vitest/config';

/** Whole matches in a real browser. Two files at a time: they mostly wait for what bots take their time for. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './setup.ts',
    setupFiles: './hooks.ts',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
