// `npm test`: every check in order, each with its time; the last line is the count of tests. Arguments choose test files.
// `npm run check` (--check) leaves the tests out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const root = join(import.meta.dirname, '..');
const checkOnly = process.argv.includes('--check');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--check');
const failed: string[] = [];

function step(name: string, run: () => boolean): void {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const ok = run();
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!ok) failed.push(name);
}

const node = (...args: string[]): boolean => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

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

step('biome', () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
step('types', () => node('node_modules/typescript/bin/tsc', '--pretty'));
step('imports', () => node('bin/check-imports.ts'));
step('dropped', () => node('bin/check-dropped.ts'));

let tally = '';
if (!checkOnly) {
  const scratch = mkdtempSync(join(tmpdir(), 'lurk-test-'));
  const report = join(scratch, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  step('tests', () => node('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen));
  tally = count(report);
  rmSync(scratch, { recursive: true });

  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (scripts['test:web']) step('web', () => npm(['run', '--silent', 'test:web'], { cwd: root, stdio: 'inherit' }).ok);
}

if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
if (tally) console.log(failed.length ? tally : `\n${tally}`);
process.exitCode = failed.length ? 1 : 0;
