// What a visitor has to fetch, after every build: printed, and a failure when a budget is exceeded. Sizes are of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
const KB = 1000;
const budgets = { first: 90, game: 60, worker: 120, fonts: 70 };
/** The face of titles, by game; every game has the text face too. */
const faces = { 'not-alone': ['atkinson', 'oswald'] };

/** @type {Record<string, { file: string; imports?: string[]; isEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const assets = readdirSync(join(dist, 'assets'));
const packed = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + packed(file), 0);

/** A chunk and all that has to be there before it runs. */
function closure(name, found = new Set()) {
  const { file, imports = [] } = manifest[name];
  if (found.has(file)) return found;
  found.add(file);
  for (const inner of imports) closure(inner, found);
  return found;
}

/** The worker and its parts are built apart: they are the scripts no page chunk accounts for. */
function workerFiles() {
  const known = new Set(Object.values(manifest).map(({ file }) => file));
  return assets.map((name) => `assets/${name}`).filter((file) => file.endsWith('.js') && !known.has(file));
}

let over = 0;
function line(name, bytes, budget) {
  const fits = bytes <= budget * KB;
  if (!fits) over += 1;
  console.log(`${name.padEnd(34)}${(bytes / KB).toFixed(1).padStart(7)} kB of ${budget}${fits ? '' : '   TOO BIG'}`);
}

const first = closure(Object.keys(manifest).find((name) => manifest[name].isEntry));
line('first load, scripts', sum(first), budgets.first);
/** What a seat fetches before its first decision: the table, and the words of the longer of the languages. */
function toPlay(game) {
  const inside = (name) => `src/games/${game}/${name}`;
  const base = new Set([...closure(inside('Table.svelte')), ...closure(inside('kit.ts'))]);
  // A table may fetch what its side needs apart: the larger one counts.
  const screens = Object.keys(manifest).filter((name) => name.startsWith(inside('')) && name.endsWith('Side.svelte'));
  const files = [base, ...screens.map((name) => new Set([...base, ...closure(name)]))].sort((a, b) => sum(b) - sum(a))[0];
  const words = assets.filter((name) => name.startsWith(`words-${game}-`)).map((name) => packed(`assets/${name}`));
  return sum([...files].filter((file) => !first.has(file))) + Math.max(0, ...words);
}

for (const [game, names] of Object.entries(faces)) {
  line(`${game}, scripts to play`, toPlay(game), budgets.game);
  const fonts = assets.filter((name) => name.startsWith('title-') || names.some((face) => name.startsWith(face)));
  line(
    `${game}, faces`,
    fonts.reduce((total, name) => total + readFileSync(join(dist, 'assets', name)).length, 0),
    budgets.fonts,
  );
}
line('worker for play without a server', sum(workerFiles()), budgets.worker);
process.exitCode = over ? 1 : 0;
