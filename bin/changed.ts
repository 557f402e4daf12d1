// Which files have changed since main, and which tests are closest to them in the import graph.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Durations, UNKNOWN } from './durations.ts';
import { type Module, neighbours } from './import-graph.ts';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this branch left main; on main itself, or where there is none, the last commit. */
function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0];
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

/** Files that are not as they were on main, those git does not know yet included. */
export const changedFiles = (): string[] => [
  ...new Set([...git('diff', '--name-only', '--relative', base()), ...git('ls-files', '--others', '--exclude-standard')]),
];

const isTest = (path: string): boolean => path.endsWith('.test.ts');

export interface Chosen {
  run: string[];
  /** Affected too, but too slow for the time budget. */
  left: string[];
}

/**
 * The tests that a change can break: those that import it, directly or not. The nearest come first and among these the shortest, as many as fit into the
 * time; the rest is for `npm test`.
 */
export function testsOf(changed: readonly string[], modules: ReadonlyMap<string, Module>, known: Durations, seconds: number): Chosen {
  const importers = new Map<string, string[]>();
  for (const module of modules.values())
    for (const from of neighbours(module)) importers.set(from, [...(importers.get(from) ?? []), module.path]);
  const distance = new Map<string, number>();
  let ring = changed.filter((path) => modules.has(path));
  for (let steps = 0; ring.length > 0; steps++) {
    for (const path of ring) distance.set(path, steps);
    ring = [...new Set(ring.flatMap((path) => importers.get(path) ?? []))].filter((path) => !distance.has(path));
  }
  const takes = (path: string): number => known[path] ?? UNKNOWN;
  const near = [...distance].filter(([path]) => isTest(path)).sort(([a, near], [b, far]) => near - far || takes(a) - takes(b));
  const chosen: Chosen = { run: [], left: [] };
  let left = seconds;
  for (const [path] of near) {
    const fits = takes(path) <= left;
    if (fits) left -= takes(path);
    chosen[fits ? 'run' : 'left'].push(path);
  }
  return chosen;
}
