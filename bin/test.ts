// `npm test`: every check, each with its time; the last line is the count of tests. Tests use all cores there are.
// `npm test -- PATH …` runs the tests of these paths and nothing else; the browser is started for paths under web/e2e alone.
// `npm run check` (--check) runs the checks without any test.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from './build-page.ts';
import { biome, components, dropped, house, screens, types } from './checks.ts';
import { failed, lanes, root, step, vitest, webScript } from './steps.ts';

const checkOnly = process.argv.includes('--check');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--check');
const inBrowser = (path: string): boolean => /^(\.\/)?web\/e2e(\/|$)/.test(path);
const whole = !checkOnly && chosen.length === 0;

if (checkOnly || whole) {
  await lanes(
    [biome, components, ...house, dropped, ...(whole ? [['page', webScript('build')] as const] : [])],
    [types, ...(whole ? [screens] : [])],
  );
}

let tally = '';
/** How long each file took is kept by whole runs alone: a part says nothing of the rest. */
const recorder = whole ? [`--reporter=${join(root, 'bin/record-durations.ts')}`] : [];
const files = chosen.filter((path) => !inBrowser(path));
if (whole || files.length > 0) {
  const scratch = mkdtempSync(join(tmpdir(), 'lurk-test-'));
  const report = join(scratch, 'report.json');
  await step(['tests', vitest('run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...recorder, ...files)]);
  tally = count(report);
  rmSync(scratch, { recursive: true });
}
const pages = chosen.filter(inBrowser);
if (pages.length > 0) buildPage();
if (whole || pages.length > 0) {
  // Its folder is where these tests begin: a path is what follows it.
  const names = pages.map((path) => path.replace(/^(\.\/)?web\/e2e\/?/, '')).filter((name) => name !== '');
  await step(['browser', vitest('run', '--config', 'web/e2e/vitest.config.ts', '--reporter=default', ...recorder, ...names)]);
}

if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
if (tally) console.log(failed.length ? tally : `\n${tally}`);
process.exitCode = failed.length ? 1 : 0;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that fails before its first test (it does not even load) counts as one failure. */
function count(reportPath: string): string {
  if (!existsSync(reportPath)) return '0 passed, 1 failed';
  const report: Report = JSON.parse(readFileSync(reportPath, 'utf8'));
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'));
  return `${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`;
}
