// Builds the page if it is missing or older than its sources. Prints one line, and only if there is something to do.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/heads.ts',
  'web/package.json',
  'kernel',
  'table',
  'bots',
  'games',
];
const skipped = new Set(['node_modules', 'test', 'dist']);

/** When anything below was last changed. */
function changed(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  // The folder's own timestamp covers deleted files.
  const inside = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !skipped.has(name) && !name.endsWith('.test.ts'));
  return Math.max(stat.mtimeMs, ...inside.map(({ name }) => changed(join(path, name))));
}

export function buildPage(): void {
  const built = statSync(join(web, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((path) => changed(join(root, path)) <= built)) return;
  process.stdout.write('  Building the page…');
  const start = performance.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web });
  process.stdout.write(status === 0 ? ` ${((performance.now() - start) / 1000).toFixed(1)} s\n` : ' failed\n');
  // The server still starts: it says what is missing, and an older page is better than none.
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
}
