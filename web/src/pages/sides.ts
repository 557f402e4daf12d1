/** What somebody who wants to play has to know of a game to choose a side. */
import type { Contract, LobbyWords } from '@lurk/contract';
import type { LazyWords } from '@lurk/i18n';
import { gameOf } from '../games/registry';
import type { GameId } from '../ui/types';

export interface Sides {
  readonly contract: Contract;
  readonly lobby: LazyWords<LobbyWords>;
}

/** Fetched once; null where it cannot be. */
export async function sidesOf(game: GameId): Promise<Sides | null> {
  const found = gameOf(game);
  if (!found) return null;
  const fetched = Promise.all([found.contract(), found.lobby()]);
  return fetched.then(
    ([contract, lobby]) => ({ contract, lobby }),
    () => null,
  );
}
