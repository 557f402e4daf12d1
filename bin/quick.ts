// `npm run quick`: what a change can have broken, in less than 90 s on two cores. Lint, types, the house rules, the tests nearest to what has changed
// since main, and one match played by mouse in a browser against a real server. `npm test` proves the rest.
import { existsSync } from 'node:fs';
import { buildPage } from './build-page.ts';
import { changedFiles, testsOf } from './changed.ts';
import { biome, dropped, house, screens, types } from './checks.ts';
import { durations } from './durations.ts';
import { graph } from './import-graph.ts';
import { failed, lanes, type Step, step, vitest, webScript } from './steps.ts';

/** Recorded seconds of test files that may run, one after the other; two at a time they take about half of it. */
const BUDGET = 40;
/** Of those that are left, so many are named. */
const NAMED = 8;

const start = performance.now();
const changed = changedFiles();
const isChanged = (...folders: string[]): boolean => changed.some((path) => folders.some((folder) => path.startsWith(folder)));
const components = changed.filter((path) => path.endsWith('.svelte') && existsSync(path));

// Checking components takes their own compiler twenty seconds: run it only if something they are made of has changed.
const ofPage = isChanged('web/src/', 'i18n/', 'contract/') || changed.some((path) => /^games\/.*(public|types|i18n\/)/.test(path));
const formatted: Step[] =
  components.length > 0 ? [['components', webScript('prettier', '--check', ...components.map((path) => `../${path}`))]] : [];
await lanes(
  [biome, ...formatted, ...house, ...(isChanged('kernel/', 'games/', 'testkit/') ? [dropped] : [])],
  [types, ...(ofPage ? [screens] : [])],
);

const { run, left } = testsOf(changed, graph(), durations(), BUDGET);
if (run.length > 0) await step(['tests', vitest('run', ...run)]);
buildPage();
await step(['smoke', vitest('run', '--config', 'web/e2e/vitest.config.ts', 'example')]);

const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`\n${changed.length} files changed since main; ${run.length} test files and one match in a browser: ${seconds} s`);
if (left.length > 0)
  console.log(`Left for \`npm test\`: ${left.slice(0, NAMED).join(', ')}${left.length > NAMED ? ` and ${left.length - NAMED} more` : ''}`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
