/** The rules of each game, to be run in this browser. Each is fetched when it is played, or when one of its matches is checked. */
import { type AnyGame, defaultsOf, type Options } from '@lurk/contract';
import { contractOf } from '@lurk/games';
import type { Dice } from '@lurk/kernel';

export type { AnyGame };

export interface SoloGame {
  readonly module: AnyGame;
  /** The options of a match in which seat 0, the only person, wishes for this role; the dice are the match's own. */
  options(wish: string | null, seats: number, dice: Dice): Options;
}

export async function soloGame(name: string): Promise<SoloGame | null> {
  const contract = await contractOf(name);
  if (!contract) return null;
  const wishes = (wish: string | null, seats: number) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? wish : null));
  return {
    module: await contract.rules(),
    options: (wish, seats, dice) => contract.settle(defaultsOf(contract.options), wishes(wish, seats), 0, dice),
  };
}
