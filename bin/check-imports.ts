// Checks every file of every package against bin/import-rules.ts, and pages against bin/page-rules.ts; prints each violation and fails if there is one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeUnder } from './files.ts';
import { violations } from './import-rules.ts';
import { recomputed } from './page-rules.ts';

const root = join(import.meta.dirname, '..');
const files = [...codeUnder()];
const found = files.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return [...violations(path, text), ...recomputed(path, text)];
});
for (const line of found) console.error(line);
console.log(`${files.length} files, ${found.length} imports, uses or reckonings against the rules`);
process.exitCode = found.length ? 1 : 0;
