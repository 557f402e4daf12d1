import type { TableInfo } from '@lurk/table';
import { expect, test } from 'vitest';
import { knownGame } from '../games/registry';
import { en } from '../i18n/en';
import { fateOf } from './lobby-view';

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
