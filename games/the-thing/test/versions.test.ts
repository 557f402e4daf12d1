/** What matches that began under earlier rules go on with. */
import { Table } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../options.ts';
import { rules } from '../rules.ts';
import { version2 } from '../versions/2.ts';
import { give, inside, put } from './party.ts';

test('RU-27, TC-036b: an Alien that everybody avoids wrecks the room since version 3, and leaves it alone in matches of version 2', () => {
  const avoided = (played: typeof rules) =>
    new Table(played, { seats: 1, options: DEFAULT_OPTIONS, seed: 'avoided' })
      .given(
        (s) => {
          put(s, { 0: 'radio' });
          give(s, 0, 'melee');
          s.open.phase = 'alien';
          s.open.rooms.radio.damage = 1;
          s.open.force = [{ room: 'radio', force: 2 }];
        },
        ...inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false }),
      )
      .answer(0, { pick: 'avoid', with: 'melee' });
  expect([avoided(rules), avoided(version2)].map(({ s }) => s.open.rooms.radio.damage)).toEqual([3, 1]);
  expect([rules, version2].map(({ rulesVersion, continues }) => [rulesVersion, continues])).toEqual([
    ['3', undefined],
    ['2', ['1']],
  ]);
});
