/** The rules of each game, to be run in this browser. Each is fetched when it is played, or when one of its matches is checked. */
import type { AnyGame, Contract } from '@lurk/contract';
import { contractOf } from '@lurk/games';

export type { AnyGame };

export interface SoloGame {
  readonly contract: Contract;
  readonly module: AnyGame;
}

export async function soloGame(name: string): Promise<SoloGame | null> {
  const contract = await contractOf(name);
  return contract ? { contract, module: await contract.rules() } : null;
}
