/** A match as it is written down when the cards have been dealt: seats, wishes and options are settled here for good. */
import { randomInt } from 'node:crypto';
import type { Seat } from '@lurk/kernel';
import type { Dealt } from '@lurk/table';
import { gameOf } from './games.ts';
import { seatOf, type TableState } from './lobby.ts';
import type { MatchRow } from './storage.ts';

export function newMatch(table: TableState, dealt: Dealt): MatchRow {
  const { code, seats, game, options, host, match } = table;
  const { module, settle } = gameOf(game)!;
  const wishes = seats.map((seat) => (seat.kind === 'open' ? null : seat.side));
  const settled = settle(options, wishes, seatOf(table, host) ?? 0, (list: Seat[]) => list[randomInt(list.length)]);
  const names = seats.map((seat) => ({ name: seat.kind === 'open' ? '' : seat.name, bot: seat.kind === 'bot' }));
  return {
    id: match!,
    table: code,
    game,
    rulesVersion: module.rulesVersion,
    options: JSON.stringify(settled),
    seats: JSON.stringify(names),
    dealt,
    state: 'playing',
    asleep: null,
  };
}
