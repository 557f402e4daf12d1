// What a visitor has to fetch, after every build: printed, and a failure when a budget is exceeded. Sizes are of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closure, firstOf, manifestOf } from './first-load.mjs';

const dist = join(import.meta.dirname, 'dist');
const KB = 1000;
/** The words of a table come with the table, none with the page. */
const budgets = { first: 75, game: 70, worker: 120, fonts: 70 };
/** The face of titles, by game; every game has the text face too. */
const faces = { 'not-alone': ['atkinson', 'oswald'], anomaly: ['atkinson', 'chakra-petch'] };

const manifest = manifestOf(dist);
const assets = readdirSync(join(dist, 'assets'));
const packed = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (names) => [...names].reduce((total, name) => total + packed(manifest[name].file), 0);

/** The worker and its parts are built apart: they are the scripts no page chunk accounts for. */
function workerFiles() {
  const known = new Set(Object.values(manifest).map(({ file }) => file));
  // Words are built along with the rules that name them; a worker says nothing and never fetches one.
  const said = /\.(en|fr)-[\w-]+\.js$/;
  return assets.map((name) => `assets/${name}`).filter((file) => file.endsWith('.js') && !known.has(file) && !said.test(file));
}

let over = 0;
function line(name, bytes, budget) {
  const fits = bytes <= budget * KB;
  if (!fits) over += 1;
  console.log(`${name.padEnd(34)}${(bytes / KB).toFixed(1).padStart(7)} kB of ${budget}${fits ? '' : '   TOO BIG'}`);
}

const first = firstOf(manifest);
line('first load, scripts', sum(first), budgets.first);
/** Chunks have the names that parts.ts gives them. */
const named = (pattern) => Object.keys(manifest).filter((name) => pattern.test(manifest[name].name ?? ''));
const closures = (pattern) => named(pattern).map((name) => [...closure(manifest, name)]);

/** What a seat fetches before its first decision, in the longer of the languages: the table, its side of it, and the words of both. */
function toPlay(game) {
  const table = closures(new RegExp(`^${game}$`)).flat();
  if (table.length === 0) throw new Error(`no part of the build is called ${game}`);
  const sides = closures(new RegExp(`^${game}-side-`));
  const seats = sides.length > 0 ? sides.map((side) => [...table, ...side]) : [table];
  return Math.max(...seats.flatMap((chunks) => ['en', 'fr'].map((lang) => fetched(game, chunks, lang))));
}

function fetched(game, chunks, lang) {
  const words = named(new RegExp(`^table-${game}-${lang}$`));
  return sum(new Set([...chunks, ...words].filter((name) => !first.has(name))));
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
line(
  'worker for play without a server',
  workerFiles().reduce((total, file) => total + packed(file), 0),
  budgets.worker,
);
process.exitCode = over ? 1 : 0;
