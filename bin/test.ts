// `npm test`: every check, each with its time; the last line is the count of tests. Arguments choose test files, and leave the page out.
// `npm run check` (--check) leaves all tests out. What uses one core only runs beside another, in lanes; tests use all cores there are.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './npm.mjs';

const root = join(import.meta.dirname, '..');
const checkOnly = process.argv.includes('--check');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--check');
const withPage = !checkOnly && chosen.length === 0;
const failed: string[] = [];

type Command = ReturnType<typeof npmCommand>;
type Step = readonly [name: string, command: Command];
const script = (path: string, ...args: string[]): Command => ({ file: process.execPath, args: [path, ...args], shell: false });
const webScript = (name: string): Command => npmCommand(['run', '--silent', name, '--workspace', 'web']);

/** What it prints is shown as it comes, or, if it runs beside another, when it is done. */
async function step([name, command]: Step, aside = false): Promise<void> {
  if (!aside) console.log(`\n── ${name}`);
  const start = performance.now();
  const said: Buffer[] = [];
  const ok = await succeeds(command, aside ? said : null);
  if (aside) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trimEnd()}`);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!ok) failed.push(name);
}

function succeeds({ file, args, shell }: Command, said: Buffer[] | null): Promise<boolean> {
  const child = spawn(file, args, { cwd: root, shell, stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said?.push(part));
  return new Promise((done) => child.once('close', (code) => done(code === 0)));
}

const inLane = async (steps: Step[]): Promise<void> => {
  for (const one of steps) await step(one, true);
};

await Promise.all([
  inLane([
    ['biome', script('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
    // Biome does not format components as a whole yet.
    ['components', webScript('formatted')],
    ['imports', script('bin/check-imports.ts')],
    ['dropped', script('bin/check-dropped.ts')],
    ['casts', script('bin/casts.ts', '--max')],
    ...(withPage ? [['page', webScript('build')] as const] : []),
  ]),
  inLane([
    // TypeScript 7 judges alike in a third of the time; what needs the compiler as a library (svelte-check, bin/dropped.ts) has TypeScript 6.
    ['types', script('node_modules/typescript-native/bin/tsc', '--pretty')],
    ...(withPage ? [['screens', webScript('check')] as const] : []),
  ]),
]);

let tally = '';
if (!checkOnly) {
  const scratch = mkdtempSync(join(tmpdir(), 'lurk-test-'));
  const report = join(scratch, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await step(['tests', script('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen)]);
  tally = count(report);
  rmSync(scratch, { recursive: true });
  if (withPage) await step(['browser', webScript('e2e')]);
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
