/**
 * `npm run evening [-- GAME …] [--speed N] [--seed N] [--minutes N] [--size phone|desktop] [--side NAME] [--out FILE]`: how long a lone person among bots
 * waits (docs/evening.md). `--minutes`: by the clock of the match; a longer one is cut.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage } from './build-page.ts';

const text = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { speed: text('10'), seed: text('1'), minutes: text('60'), size: text(''), side: text(''), out: text('') },
});
buildPage();
const root = join(import.meta.dirname, '..');
const given = Object.entries(values).map(([name, value]) => [`EVENING_${name.toUpperCase()}`, value]);
const out = values.out && resolve(values.out);
const env = { ...process.env, ...Object.fromEntries(given), EVENING_OUT: out, EVENING_GAMES: positionals.join(' ') };
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(root, 'web/evening/vitest.config.ts')];
process.exitCode = spawnSync(process.execPath, [...vitest, '--reporter=dot'], { stdio: 'inherit', env }).status ?? 1;
