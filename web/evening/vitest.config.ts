import { defineConfig } from 'vitest/config';
import tests from '../e2e/vitest.config.ts';

/** `npm run evening`: one match after the other, since two at once would slow each other down. */
export default defineConfig({
  ...tests,
  root: import.meta.dirname,
  test: { ...tests.test, include: ['evening.ts'], globalSetup: '../e2e/setup.ts', setupFiles: '../e2e/hooks.ts', maxWorkers: 1 },
});
