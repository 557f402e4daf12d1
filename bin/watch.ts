// `npm run watch [-- PATH …]`: the tests of these paths, or those nearest to what has changed since main, now and again after every save.
import { spawn } from 'node:child_process';
import { changedFiles, testsOf } from './changed.ts';
import { durations } from './durations.ts';
import { graph } from './import-graph.ts';
import { root, vitest } from './steps.ts';

/** Recorded seconds of test files: more would not be looked at after every save. */
const BUDGET = 20;

const paths = process.argv.slice(2);
const files = paths.length > 0 ? paths : testsOf(changedFiles(), graph(), durations(), BUDGET).run;
if (files.length === 0) {
  console.error('Nothing has changed since main: name what to watch: npm run watch -- PATH');
  process.exit(2);
}
const { file, args } = vitest('watch', ...files);
const child = spawn(file, args, { cwd: root, stdio: 'inherit' });
// A terminal sends Ctrl-C to both: vitest decides what it means.
process.on('SIGINT', () => {});
child.on('exit', (code) => process.exit(code ?? 1));
