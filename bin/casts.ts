// How often product code, markup included, overrules the compiler, by package: `as` (without `as const`), `as unknown as`, `as never`, and `!`.
// Usage: node bin/casts.ts [--max] [folder of another checkout]. With --max it fails above the ceilings below: raising one is a deliberate decision.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@lurk/kernel';
import ts from 'typescript';
import { filesUnder } from './files.ts';
import { sourcesOf } from './sources.ts';

/** Ceilings over all packages. Lower them whenever the count falls. The `never` is in TablePage: a screen takes the session of its own game alone. */
const CEILINGS: Counts = { as: 27, 'as unknown as': 3, 'as never': 1, '!': 0 };

const PRODUCT = /^(kernel|i18n|contract|games|table|server|bots|web\/src|bin)\/.*\.(ts|svelte)$/;
const PROOF = /\/(test|proof|gallery)\/|\.test\.ts$|\/(swaps|faults)\.ts$/;
/** Code that runs for players or builds what does; what proves it may be shorter than careful. */
const isProduct = (path: string): boolean => PRODUCT.test(path) && !PROOF.test(path);

type Counts = Record<'as' | 'as unknown as' | 'as never' | '!', number>;
export function castsIn(path: string, text: string): Counts {
  const counts: Counts = { as: 0, 'as unknown as': 0, 'as never': 0, '!': 0 };
  if (!isProduct(path)) return counts;
  const look = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) counts['!']++;
    if (isCast(node) && node.type.getText() !== 'const') {
      const into = node.type.getText();
      if (into === 'never') counts['as never']++;
      if (into !== 'unknown') counts.as++;
      if (isCast(node.expression) && node.expression.type.getText() === 'unknown') counts['as unknown as']++;
    }
    ts.forEachChild(node, look);
  };
  for (const source of sourcesOf(path, text)) look(source);
  return counts;
}
/** `a as B`, or the same in the old way: `<B>a`. */
const isCast = (node: ts.Node): node is ts.AssertionExpression => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);

if (import.meta.main) {
  const args = process.argv.slice(2);
  const root = args.find((argument) => argument !== '--max') ?? join(import.meta.dirname, '..');
  const rows: Record<string, Counts> = {};
  const add = (name: string, counts: Counts): void => {
    rows[name] ??= { as: 0, 'as unknown as': 0, 'as never': 0, '!': 0 };
    for (const kind of keysOf(counts)) rows[name][kind] += counts[kind];
  };
  for (const path of filesUnder('', /\.(ts|svelte)$/, root)) {
    if (!isProduct(path)) continue;
    const counts = castsIn(path, readFileSync(join(root, path), 'utf8'));
    const [pkg, game, part] = path.split('/');
    add(pkg === 'games' && part && !part.includes('.') ? `games/${game}/${part}` : pkg === 'games' ? `games/${game}` : pkg, counts);
    add('all', counts);
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
}
