// What a visitor has to fetch, after every build: printed, and a failure when a budget is exceeded. Sizes are of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allContracts } from '@lurk/games';
import { closure, firstOf, manifestOf } from './first-load.mjs';

const dist = join(import.meta.dirname, 'dist');
const KB = 1000;
/** The words of a table come with the table, none with the page. */
// A typewriter's rough edges weigh three times a clean face, though it has only the letters of our two languages.
// What a page needs to answer questions comes with the first table, not with the page: less first, and so much more to play.
const budgets = { first: 69, faces: 70, game: 87, gameFaces: 36, worker: 120 };

const manifest = manifestOf(dist);
const assets = readdirSync(join(dist, 'assets'));
const plain = (file) => readFileSync(join(dist, file)).length;
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

/** The faces that lie in some folders: packed already. */
const faces = (folder) =>
  Object.entries(manifest).reduce((total, [name, { file }]) => total + (/\.woff2$/.test(name) && folder.test(name) ? plain(file) : 0), 0);
line('first load, faces', faces(/^src\/(ui\/fonts|games\/[a-z-]+\/world)\//), budgets.faces);

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
  const words = closures(new RegExp(`^table-${game}-${lang}$`)).flat();
  return sum(new Set([...chunks, ...words].filter((name) => !first.has(name))));
}

const contracts = await allContracts();
for (const { name, example } of contracts) {
  if (example) continue;
  line(`${name}, scripts to play`, toPlay(name), budgets.game);
  line(`${name}, faces of its own`, faces(new RegExp(`^src/games/${name}/faces/`)), budgets.gameFaces);
}
/** What one match without a server fetches: no other game's rules and bots. What several games share is counted in full. */
function toPlayAlone(game) {
  const ofAnother = (file) => contracts.some(({ name }) => name !== game && file.startsWith(`assets/${name}-`));
  return workerFiles().reduce((total, file) => total + (ofAnother(file) ? 0 : packed(file)), 0);
}
line('worker for play without a server', Math.max(...contracts.map(({ name }) => toPlayAlone(name))), budgets.worker);
process.exitCode = over ? 1 : 0;
