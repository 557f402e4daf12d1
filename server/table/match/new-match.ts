/** The row of a new match: wishes for roles are settled here, by the dice of the deal. */
import { type Dealt, lastRound, settledBy } from '@lurk/table';
import { knownGame } from '../../common/games.ts';
import type { MatchRow } from '../../store/storage.ts';
import type { TableState } from '../lobby.ts';

export function newMatch({ code, seats }: TableState, dealt: Dealt, seed: string, asleep: number | null): MatchRow {
  const { terms } = lastRound(dealt);
  const names = seats.map((seat) => ({ name: seat.kind === 'open' ? '' : seat.name, bot: seat.kind === 'bot' }));
  return {
    id: terms.match,
    table: code,
    game: terms.game,
    rulesVersion: terms.rulesVersion,
    options: JSON.stringify(settledBy(knownGame(terms.game), terms, seed)),
    seats: JSON.stringify(names),
    dealt,
    state: 'playing',
    asleep,
    result: null,
  };
}
