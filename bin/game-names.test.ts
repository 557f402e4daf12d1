/** What a game costs outside its own folders: its line in three lists, and no other file of the product knows it by name. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts } from '@lurk/games';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const LISTS = ['bots/registry.ts', 'games/index.ts', 'games/rules.ts'];
/** Folders that games have: rules, bots, screens. Those who only have a world there are announced. */
const HOMES = ['games', 'bots', 'web/src/games'];

/** Not the product, or not written by hand. */
const SKIPPED =
  /(^|\/)(node_modules|dist|coverage|docs|bench|test|proof|e2e|evening|shots|\.[^/]+)(\/|$)|^data(\/|$)|\.(test|e2e)\.ts$|(package-lock|durations)\.json$/;
const WRITTEN = /\.([cm]?[jt]s|svelte|css|html|json)$/;

const contracts = await allContracts();
const announced = globSync('web/src/games/*/world', { cwd: root }).map((path) => path.split('/')[3]);
const games = [...new Set([...contracts.map(({ name }) => name), ...announced])];
const own = HOMES.flatMap((home) => games.map((game) => `${home}/${game}/`));

const files = globSync('**/*', { cwd: root, exclude: (path) => SKIPPED.test(path) })
  .filter((path) => WRITTEN.test(path) && !SKIPPED.test(path))
  .toSorted();
const shared = files.filter((path) => !own.some((folder) => path.startsWith(folder)));

/** A name as it stands in code, in an identifier and in a sentence. */
function spellings(game: string): string[] {
  const [first, ...more] = game.split('-');
  const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
  const title = [first, ...more].map(capital);
  return [game, first + more.map(capital).join(''), title.join(''), title.join(' '), title.join(' ').toUpperCase()];
}
/** Of a game that people play; an example's roles are ordinary words. */
const roles = contracts.filter(({ example }) => !example).flatMap((contract) => Object.keys(contract.roles));
const ROLE = new RegExp(`(?<![a-z])(${roles.map((role) => role.replace(/s$/, '')).join('|')})`, 'i');
const GAME = new RegExp(`(?<![a-zA-Z])(${games.flatMap(spellings).join('|')})(?![a-z])`);

const naming = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => GAME.test(line) || ROLE.test(line));

test('a game or a role of one is named in its own folders and in three lists, a line a game', () => {
  expect(shared.length).toBeGreaterThan(200);
  expect(shared.filter((path) => naming(path).length > 0)).toEqual(LISTS);
  for (const list of LISTS) expect(naming(list).length).toBeLessThanOrEqual(contracts.length);
});
