import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // bench/ has packages of its own, which `npm test` does not install.
    exclude: [...configDefaults.exclude, '.node/**', 'bench/**'],
    // Tests share no mutable globals, and a fresh world per file made the suite seven times slower.
    isolate: false,
    // Both cores of a small machine: by itself the runner leaves one to nobody.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { branches: 100 },
    },
  },
});
