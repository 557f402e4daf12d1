// Fails if a module exports what nobody imports. Imports by tests do not count, unless the module itself uses the export too (a part tested by
// itself) or it was written for tests (test kits, proofs, galleries). A type that its own module uses may stay exported: it belongs to the signatures of
// the module's functions. `--fix` removes the word `export`; the compiler then reports what is unused.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graph, type Module } from './import-graph.ts';

/** Proves what it imports and ships nothing. */
const isTest = (path: string): boolean => /\.(test|e2e)\.ts$|(^|\/)test\//.test(path);
/** Made for tests, so that tests are its users: what proves games, pages and words. */
const isKit = (path: string): boolean =>
  /^(testkit|web\/e2e|bench|browsers)\/|(^|\/)(test|proof|gallery)\/|^i18n\/(compare|faults|proofreader)\.ts$/.test(path);
/** What others than our code call by name: vite, vitest, the runner of mutants; or what keeps measured work from being optimized away. */
const isEntry = (path: string): boolean => /\.config\.[jt]s$|^(mutation|bench)\//.test(path);

type User = 'code' | 'tests';
const modules = graph();
/** By module and name: whether code, or tests alone, import it. */
const users = new Map<string, User>();

function use(path: string, name: string, by: User, seen = new Set<string>()): void {
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

interface Dead {
  path: string;
  name: string;
  line: number;
  why: string;
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

/** Removes `export` from a declaration, or a name from a list of exports. A declaration of several names is left for a person to split. */
function hide({ path, name, line }: Dead): void {
  const file = join(import.meta.dirname, '..', path);
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines[line - 1];
  if (/^export (const|let) [{[]/.test(text)) return;
  lines[line - 1] = /^export (async |abstract )?(const|let|function|class|interface|type)(?! ?[*{[])/.test(text)
    ? text.replace(/^export /, '')
    : text.replace(new RegExp(`\\b(type )?(\\w+ as )?${name}\\b,? ?`), '').replace(/, \}/, ' }');
  if (/^export (type )?\{\s*\} from .*;$/.test(lines[line - 1])) lines[line - 1] = '';
  writeFileSync(file, lines.join('\n'));
}

const dead = [...modules.values()].flatMap(deadOf);
for (const { path, name, line, why } of dead) console.error(`${path}:${line}  exports ${name}, which ${why}`);
console.log(`${modules.size} modules, ${dead.length} exports nobody imports`);
if (process.argv.includes('--fix')) dead.forEach(hide);
process.exitCode = dead.length ? 1 : 0;
