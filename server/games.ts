/** The games this server knows, by their contracts; rules are loaded once, at the start. */
import type { AnyGame, Contract } from '@lurk/contract';
import { allContracts } from '@lurk/games';

export type { AnyGame };
export interface Entry {
  contract: Contract;
  module: AnyGame;
}

const entries = new Map<string, Entry>();
for (const contract of await allContracts()) entries.set(contract.name, { contract, module: await contract.rules() });

export const gameOf = (name: string): Entry | undefined => entries.get(name);
export const allGames = (): Entry[] => [...entries.values()];
