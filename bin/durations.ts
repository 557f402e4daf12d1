// How long each test file took in the last whole run. Two uses: a whole run starts with the longest files, which would keep the other
// cores idle for minutes if they came last; a quick run takes the files that fit its time budget.
//
// Every whole run replaces the record in the cache. A fresh clone begins with bin/durations.json, which `LURK_DURATIONS=write npm test` replaces.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const CACHED = join(root, 'node_modules/.cache/lurk/durations.json');
const KEPT = join(root, 'bin/durations.json');

/** Seconds by path from the root. */
export type Durations = Record<string, number>;
/** Of a file that was never recorded: neither first nor last. */
export const UNKNOWN = 2;

export const pathOf = (file: string): string => relative(root, file).replaceAll('\\', '/');

export function durations(): Durations {
  const file = [CACHED, KEPT].find((path) => existsSync(path));
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What is known after one run (the tests, or those in a browser), the longest first; of files it does not cover the other run's record stays. */
export function merged(before: Durations, taken: Durations, covers: (path: string) => boolean): Durations {
  const others = Object.entries(before).filter(([path]) => !covers(path));
  return Object.fromEntries([...others, ...Object.entries(taken)].sort(([, a], [, b]) => b - a));
}

export function record(taken: Durations, covers: (path: string) => boolean): void {
  const all = merged(durations(), taken, covers);
  const files = process.env.LURK_DURATIONS === 'write' ? [CACHED, KEPT] : [CACHED];
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  }
}
