/** `npm run browsers [-- -t 'Firefox.*phone']`: every kind of moment and a match of each game in Firefox and in WebKit. Pictures are in pictures/. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPage } from '../bin/build-page.ts';

buildPage();
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--config', join(import.meta.dirname, 'vitest.config.ts'), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
