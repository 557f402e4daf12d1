import type { SeatInfo, TableInfo } from '@lurk/table';
import { expect, test } from 'vitest';
import { goneFrom, isUnattended } from './absent';

const person = (name: string, gone?: Extract<SeatInfo, { kind: 'person' }>['gone']): SeatInfo => ({
  kind: 'person',
  id: name,
  name,
  side: null,
  ready: true,
  here: !gone,
  away: false,
  ...(gone && { gone }),
});
const table = (seats: SeatInfo[], you: number | null): TableInfo => ({
  code: 'ABCDEF',
  game: 'not-alone',
  state: 'playing',
  host: 'Ada',
  seats,
  options: {},
  speed: 'none',
  match: 'm',
  you,
  watchers: 0,
});
const absence = (until: number, calls: number[] = []) => ({ since: until - 60_000, until, calls, needed: 2 });

test('who is gone is named, first whom you can still call a bot for, with the seconds until then', () => {
  const seats = [person('Ada'), person('Bob', absence(10_000, [0])), person('Cy', absence(70_500)), person('Di', absence(90_000))];
  expect(goneFrom(table(seats, 0), 70_000).map(({ name, wait, called }) => ({ name, wait, called }))).toEqual([
    { name: 'Cy', wait: 1, called: false },
    { name: 'Di', wait: 20, called: false },
    { name: 'Bob', wait: 0, called: true },
  ]);
  expect(goneFrom({ ...table(seats, 0), state: 'over' }, 70_000)).toEqual([]);
  expect(goneFrom(table(seats, 1), 70_000).map(({ name }) => name)).not.toContain('Bob');
});

test('a table sleeps when none of its people is there, and only then', () => {
  const bot: SeatInfo = { kind: 'bot', level: 'random', name: 'Ash', side: null };
  expect(isUnattended(table([person('Ada', absence(1)), bot], null))).toBe(true);
  expect(isUnattended(table([person('Ada', absence(1)), person('Bob'), bot], null))).toBe(false);
});
