import { kindsWhere } from '@lurk/contract';
import { allContracts } from '@lurk/games';
import { expect, test } from 'vitest';
import { knownGame } from '../../games/registry';

const all = await allContracts();
const undrawn = all.filter(({ plain }) => plain);

test('a game without a folder here is silent, remembers nothing, and is looked up by the aims of its roles', async () => {
  expect(undrawn).not.toEqual([]);
  for (const { name, roles } of undrawn) {
    const { fold, plain } = await knownGame(name).kit();
    expect(kindsWhere(fold.events, ({ sound }) => sound)).toEqual([]);
    expect(fold.blank(null, 3)).toBeNull();
    const book = (await knownGame(name).book())('en');
    expect(book.map(({ title, entries }) => [title, entries.length])).toEqual([[plain?.name('en'), Object.keys(roles).length]]);
    expect(await knownGame(name).teacher()).toBeNull();
  }
});

test('a game with a folder brings its own, and has nothing for the plain table', async () => {
  for (const { name } of all.filter((contract) => !undrawn.includes(contract))) expect((await knownGame(name).kit()).plain).toBeUndefined();
});
