// How often product code overrules the compiler, by package: `as` (without `as const`), `as unknown as`, `as never`, and `!`.
// Usage: node bin/casts.ts [--max] [folder of another checkout]. With --max it fails above the ceilings below: raising one is a deliberate decision.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@lurk/kernel';
import ts from 'typescript';

/** Ceilings over all packages. Lower them whenever the count falls. */
const CEILINGS: Counts = { as: 29, 'as unknown as': 3, 'as never': 0, '!': 0 };

const args = process.argv.slice(2);
const root = args.find((argument) => argument !== '--max') ?? join(import.meta.dirname, '..');
const PACKAGES = ['kernel', 'i18n', 'contract', 'games', 'table', 'server', 'bots', 'web/src', 'bin'];
const skipped = /(^|\/)(node_modules|test|proof|gallery)(\/|$)|\.test\.ts$|(swaps|faults)\.ts$/;

function* codeUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (skipped.test(path)) continue;
    if (entry.isDirectory()) yield* codeUnder(path);
    if (/\.(ts|svelte)$/.test(entry.name)) yield path;
  }
}

/** The script of a page's part, or the whole file. */
const codeOf = (path: string, text: string): string =>
  path.endsWith('.svelte') ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n') : text;

type Counts = Record<'as' | 'as unknown as' | 'as never' | '!', number>;
function count(text: string): Counts {
  const counts: Counts = { as: 0, 'as unknown as': 0, 'as never': 0, '!': 0 };
  const look = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) counts['!']++;
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      const into = node.type.getText();
      if (into === 'never') counts['as never']++;
      if (into !== 'unknown') counts.as++;
      if (ts.isAsExpression(node.expression) && node.expression.type.getText() === 'unknown') counts['as unknown as']++;
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('code.ts', text, ts.ScriptTarget.ESNext, true));
  return counts;
}

const rows: Record<string, Counts> = {};
const add = (name: string, counts: Counts): void => {
  rows[name] ??= { as: 0, 'as unknown as': 0, 'as never': 0, '!': 0 };
  for (const kind of keysOf(counts)) rows[name][kind] += counts[kind];
};
for (const pkg of PACKAGES) {
  if (!readdirSync(root).includes(pkg.split('/')[0])) continue;
  for (const path of codeUnder(pkg)) {
    const counts = count(codeOf(path, readFileSync(join(root, path), 'utf8')));
    const [, game, part] = path.split('/');
    add(pkg === 'games' && part && !part.includes('.') ? `games/${game}/${part}` : pkg === 'games' ? `games/${game}` : pkg, counts);
    add('all', counts);
  }
}
const { all } = rows;
if (!args.includes('--max')) console.table(rows);
else {
  const above = keysOf(CEILINGS).filter((kind) => all[kind] > CEILINGS[kind]);
  for (const kind of above) console.error(`${all[kind]} times \`${kind}\`: the ceiling is ${CEILINGS[kind]}`);
  console.log(
    keysOf(all)
      .map((kind) => `${kind}: ${all[kind]}`)
      .join(', '),
  );
  process.exitCode = above.length > 0 ? 1 : 0;
}
