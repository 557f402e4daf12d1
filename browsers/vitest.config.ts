import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['matches.ts'],
    maxWorkers: 1,
    // playMatch says when a table stands still.
    testTimeout: 1_800_000,
    hookTimeout: 900_000,
  },
});
