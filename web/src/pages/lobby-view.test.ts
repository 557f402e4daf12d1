import type { TableInfo } from '@lurk/table';
import { expect, test } from 'vitest';
import { knownGame } from '../games/registry';
import { en } from '../i18n/en';
import { fateOf, startsWith, startWhy } from './lobby-view';

const person = (name: string) => ({ kind: 'person' as const, id: name, name, side: null, ready: true, here: true, away: false });
const open = { kind: 'open' as const };

test('a lobby of VICTIM says how many Victims each will play and when the Curse comes, by who sits there (VI-029, VI-407)', async () => {
  const contract = await knownGame('victim').contract();
  const lobby = await contract.lobby();
  await lobby.load('en');
  const words = lobby('en');
  const fate = (...seats: TableInfo['seats']) =>
    fateOf({ seats, options: {}, host: 'Ada' } as unknown as TableInfo, en.lobby, { contract, words });
  expect(fate(person('Ada'), open, open, open)).toMatch(/^With 2 players everybody plays two Victims\. After round 3 /);
  expect(fate(person('Ada'), person('Ben'), person('Cleo'), open)).toMatch(/^With 3 players everybody plays two Victims\. After round 2 /);
  expect(fate(person('Ada'), person('Ben'), person('Cleo'), person('Dan'))).toMatch(
    /^With 4 players everybody plays one Victim\. After round 3 /,
  );
});

test('START names those it waits for, who are here, and those for whom a bot plays, who are not', () => {
  const table = (...seats: TableInfo['seats']) => ({ seats, options: {}, host: 'Ada' }) as unknown as TableInfo;
  const unready = { ...person('Ben'), ready: false };
  const gone = { ...person('Cleo'), ready: false, here: false };
  expect(startWhy(table(person('Ada'), unready, gone), undefined, en.lobby)).toBe('Not ready yet: Ben');
  expect(startWhy(table(person('Ada'), person('Ben'), gone), undefined, en.lobby)).toBeUndefined();
  expect(startsWith(table(person('Ada'), person('Ben'), gone), en.lobby)).toBe('A bot plays for Cleo until they are back');
  expect(startsWith(table(person('Ada')), en.lobby)).toBe('1 player');
  expect(startsWith(table(person('Ada'), person('Ben'), open), en.lobby)).toBe('2 players; open seats are left out');
});
