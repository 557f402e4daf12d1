import { defineConfig } from 'vitest/config';
import tests from './vitest.config';

/** `npm run shots` in web: pictures of the real thing, from a match that is really played. */
export default defineConfig({ ...tests, test: { ...tests.test, include: ['shots.ts'] } });
