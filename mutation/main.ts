/**
 * `npm run mutate GAME [folder or folder/file.ts …]`: changes the rules of a game a little, one change at a time, and tells which changes no test that names
 * a rule has noticed. Survivors by file and line, then a score per folder.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from '../bin/fetch.mjs';
import { gamesIn, scoresOf } from './report.ts';

const root = join(import.meta.dirname, '..');
/** Where rules live: in folders, or, in a small game, in files of these names. Data are facts of the box, words are proofread, proofs prove themselves. */
const FOLDERS = ['rules', 'asks', 'acts', 'actions', 'cards', 'powers', 'facts', 'coop'];

const [game, ...chosen] = process.argv.slice(2);
const games = gamesIn(root);
if (!game || !games.includes(game)) {
  console.error(`Which game? npm run mutate -- ${games.join(' | ')} [${FOLDERS.join('] [')}]`);
  process.exit(2);
}
const there = readdirSync(join(root, 'games', game));
const isChosen = (part: string): boolean =>
  chosen.length === 0 || chosen.some((piece) => piece.split('/')[0].replace(/\.ts$/, '') === part);
const parts = FOLDERS.filter((part) => (there.includes(part) || there.includes(`${part}.ts`)) && isChosen(part));
/** Whole folders, the files of their names, or the files that are named. */
const pieces = parts.flatMap((part) => {
  const files = chosen.filter((piece) => piece.startsWith(`${part}/`) || piece === `${part}.ts`);
  const whole = [...(there.includes(part) ? [`${part}/**/*.ts`] : []), ...(there.includes(`${part}.ts`) ? [`${part}.ts`] : [])];
  return files.length > 0 ? files : whole;
});
if (pieces.length === 0) {
  console.error(`There is nothing to mutate in games/${game}: rules are looked for in ${FOLDERS.join(', ')}, folders or files`);
  process.exit(2);
}

install(import.meta.dirname, false);
const { Stryker } = await import('@stryker-mutator/core');
process.env.LURK_MUTATED = game;
process.chdir(root);
const results = await new Stryker({
  plugins: [import.meta.resolve('./runner.ts')],
  testRunner: 'in-process',
  mutate: pieces.map((piece) => `games/${game}/${piece}`),
  // Only the rules are copied; what they stand on is found where it is.
  ignorePatterns: ['*', '!package.json', '!mutation/*.ts', '!games/**'],
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  tempDirName: '.mutated',
  reporters: ['survivors', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  disableTypeChecks: false,
  // What is endless is noticed by how often it comes by; on a busy machine a slow test is not an endless one.
  timeoutMS: 600_000,
  allowEmpty: true,
  // What runs while modules load takes a process of its own each: left out, a run takes a tenth of the time, and says less.
  ignoreStatic: process.env.LURK_STATIC === '0',
}).runMutationTest();

const scores = scoresOf(results, parts, game);
console.log(scores.text);
process.exitCode = scores.ok ? 0 : 1;
