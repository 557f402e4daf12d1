// Counts literal colours in the page's styles and drawings, by folder. A colour belongs in a token (`--name: #…`), which a game's look can override;
// what defines a token is not counted, nor is the gallery. Usage: node bin/colours.ts [--max]. With --max it fails above the ceiling.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.ts';

/** In all. It only ever falls: lower it with the count. */
const CEILING = 1859;

const root = join(import.meta.dirname, '..');
const LITERAL = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\((?!\s*from\b)/gi;
/** A token with its value, up to the end of the declaration. */
const TOKEN = /--[\w-]+\s*:[^;{}]*/g;

/** The parts of a file that a browser paints by: not its scripts, not what only names things by `#`. */
function painted(path: string, text: string): string {
  const styles = path.endsWith('.css') ? text : text.replaceAll(/<script\b.*?<\/script>/gs, '');
  return styles
    .replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, '')
    .replaceAll(TOKEN, '')
    .replaceAll(/\{#\w+|url\(#[^)]*\)|href="#[^"]*"|&#\w+;/g, '');
}

/** What ships of the page and has styles or drawings. */
const paints = (path: string): boolean => /^web\/src\/.*\.(svelte|css)$/.test(path) && !path.includes('/gallery/');

export const literalColours = (path: string, text: string): number =>
  paints(path) ? (painted(path, text).match(LITERAL)?.length ?? 0) : 0;

if (import.meta.main) {
  const counts = new Map<string, number>();
  for (const path of filesUnder('web/src', /\.(svelte|css)$/)) {
    if (!paints(path)) continue;
    const [, , ...inside] = path.split('/');
    const folder = inside.slice(0, inside[0] === 'games' ? 2 : 1).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + literalColours(path, readFileSync(join(root, path), 'utf8')));
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!process.argv.includes('--max')) console.table({ ...Object.fromEntries(counts), all });
  else {
    if (all > CEILING)
      console.error(
        `${all} literal colours: the ceiling is ${CEILING}. Use a token (web/src/ui/tokens.css, a world's world.css) or make one`,
      );
    else if (all < CEILING) console.log(`The ceiling in bin/colours.ts may be lowered to ${all}`);
    console.log(`${all} literal colours`);
    process.exitCode = all > CEILING ? 1 : 0;
  }
}
