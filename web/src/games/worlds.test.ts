import { contractOf } from '@lurk/games';
import { differences, faultsOf } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { worldOf, worldOrder } from './worlds';

const pitches = (lang: 'en' | 'fr') => Object.fromEntries(worldOrder.map((game) => [game, worldOf(game)!.pitch[lang]]));

test('each world is pitched in both languages, cleanly written', () => {
  expect(differences(pitches('en'), pitches('fr'))).toEqual([]);
  expect([...faultsOf('en', pitches('en')), ...faultsOf('fr', pitches('fr'))]).toEqual([]);
});

test('games that can be played come first, with the numbers of players of their contracts; examples are not shown', async () => {
  const contracts = await Promise.all(worldOrder.map(contractOf));
  const open = contracts.filter((contract) => contract !== undefined);
  expect(contracts.slice(0, open.length)).toEqual(open);
  expect(open.filter(({ example }) => example)).toEqual([]);
  for (const { name, seats } of open) expect([name, worldOf(name)!.players]).toEqual([name, `${seats.min}–${seats.max}`]);
});
