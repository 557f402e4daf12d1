// Fails if a module exports what nobody imports. A test is no user: what only tests need is dead, unless its own module uses it too (a part is tested by
// itself) or it was made for tests (test kits, proofs, galleries). Prints each with its line.
import { graph, type Module } from './import-graph.ts';

/** Uses what it imports, and proves or shows the rest. */
const isTest = (path: string): boolean => /\.(test|e2e)\.ts$|(^|\/)test\//.test(path);
/** Made for tests, so that tests are its users. */
const isKit = (path: string): boolean => /^(testkit|web\/e2e|bench|browsers|mutation)\/|(^|\/)(test|proof|gallery)\//.test(path);
/** What others than our code read: configuration, entries of packages that npm or vitest call. */
const isEntry = (path: string): boolean =>
  /\.config\.[jt]s$|^web\/src\/vite-env|^web\/e2e\/(setup|hooks)\.ts$|^bin\/record-durations\.ts$/.test(path);

const modules = graph();
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

for (const { path, takes } of modules.values())
  for (const { from, names } of takes)
    for (const name of names === 'all' ? everyName(from) : names) use(from, name, isTest(path) ? 'tests' : 'code');

function deadOf({ path, exports }: Module): string[] {
  if (isEntry(path)) return [];
  return [...exports].flatMap(([name, { line, usedHere }]) => {
    const by = users.get(`${path} ${name}`);
    if (by === 'code' || (by === 'tests' && (usedHere || isKit(path)))) return [];
    return [`${path}:${line}  exports ${name}, which ${by ? 'tests alone import' : usedHere ? 'no other module imports' : 'nobody uses'}`];
  });
}

const dead = [...modules.values()].flatMap(deadOf);
for (const line of dead) console.error(line);
console.log(`${modules.size} modules, ${dead.length} exports nobody imports`);
process.exitCode = dead.length ? 1 : 0;
