/** A match as it is written down when the cards have been dealt: seats, wishes and options are settled here for good. */
import { diceOver, keyedDice } from '@lurk/kernel';
import { type Dealt, seedOf } from '@lurk/table';
import { gameOf } from './games.ts';
import { seatOf, type TableState } from './lobby.ts';
import type { MatchRow } from './storage.ts';

export function newMatch(table: TableState, dealt: Dealt): MatchRow {
  const { code, seats, game, options, host, match } = table;
  const { module, contract } = gameOf(game)!;
  const wishes = seats.map((seat) => (seat.kind === 'open' ? null : seat.side));
  const dice = diceOver(keyedDice(seedOf(dealt.secret, dealt.nonces)));
  const settled = contract.settle(options, wishes, seatOf(table, host) ?? 0, dice);
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
    result: null,
  };
}
