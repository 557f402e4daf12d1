// What a module exports and nobody imports. Imports by tests do not count, unless the module itself uses the export too (a part tested by
// itself) or it was written for tests (test kits, proofs, galleries). A test or a gallery that takes a module as a whole, to hand it on, does not use
// every name in it. A type that its own module uses may stay exported: it belongs to the signatures of the module's functions.
import type { Module } from './import-graph.ts';

/** Proves what it imports and ships nothing. */
const isTest = (path: string): boolean => /\.(test|e2e)\.ts$|(^|\/)test\//.test(path);
/** Made for tests, so that tests are its users: what proves games, pages and words. */
const isKit = (path: string): boolean =>
  /^(testkit|web\/e2e|bench|browsers)\/|(^|\/)(test|proof|gallery)\/|^i18n\/(compare|faults|proofreader)\.ts$/.test(path);
/** What others than our code call by name: vite, vitest, the runner of mutants; or what keeps measured work from being optimized away. */
const isEntry = (path: string): boolean => /\.config\.[jt]s$|^(mutation|bench)\//.test(path);

export interface Dead {
  path: string;
  name: string;
  line: number;
  why: string;
}

export function deadIn(modules: ReadonlyMap<string, Module>): Dead[] {
  /** By module and name: whether code, or tests alone, import it. */
  const users = new Map<string, 'code' | 'tests'>();

  function use(path: string, name: string, by: 'code' | 'tests', seen = new Set<string>()): void {
    const module = modules.get(path);
    const key = `${path} ${name}`;
    if (!module || seen.has(key)) return;
    seen.add(key);
    if (module.exports.has(name)) {
      if (users.get(key) !== 'code') users.set(key, by);
      const passed = module.passes.get(name);
      if (passed) use(passed.from, passed.name, by, seen);
    } else for (const from of module.passesAll) use(from, name, by, seen);
  }

  function everyName(path: string, seen = new Set<string>()): string[] {
    const module = modules.get(path);
    if (!module || seen.has(path)) return [];
    seen.add(path);
    return [...module.exports.keys(), ...module.passesAll.flatMap((from) => everyName(from, seen))];
  }

  for (const { path, takes } of modules.values()) {
    const whole = (from: string): string[] => (isTest(path) || isKit(path) ? [] : everyName(from));
    for (const { from, names } of takes)
      for (const name of names === 'all' ? whole(from) : names) use(from, name, isTest(path) ? 'tests' : 'code');
  }

  function deadOf({ path, exports, passes }: Module): Dead[] {
    if (isEntry(path)) return [];
    return [...exports].flatMap(([name, { line, usedHere, isType }]) => {
      const by = users.get(`${path} ${name}`);
      // Tests may import another package through its index alone, so a re-export there is judged where it is declared.
      const isProved = by === 'tests' && (usedHere || isKit(path) || passes.has(name));
      if (by === 'code' || isProved || (usedHere && isType)) return [];
      return [{ path, name, line, why: by ? 'tests alone import' : usedHere ? 'no other module imports' : 'nobody uses' }];
    });
  }

  return [...modules.values()].flatMap(deadOf);
}
