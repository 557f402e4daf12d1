// Fails if a module exports what nobody imports (bin/dead-exports.ts). `--fix` removes the word `export`; the compiler then reports what is unused.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dead, deadIn } from './dead-exports.ts';
import { graph } from './import-graph.ts';

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

const modules = graph();
const dead = deadIn(modules);
for (const { path, name, line, why } of dead) console.error(`${path}:${line}  exports ${name}, which ${why}`);
console.log(`${modules.size} modules, ${dead.length} exports nobody imports`);
if (process.argv.includes('--fix')) dead.forEach(hide);
process.exitCode = dead.length ? 1 : 0;
