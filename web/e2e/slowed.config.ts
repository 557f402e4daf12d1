import { defineConfig } from 'vitest/config';
import tests from './vitest.config';

/** `npm run slowed` in web: what playing costs a phone with a slow processor. */
export default defineConfig({ ...tests, test: { ...tests.test, include: ['slowed.ts'], maxWorkers: 1 } });
