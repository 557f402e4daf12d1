/** The games this server knows, by their contracts; rules are loaded once, at the start. */
import type { AnyGame, Contract } from '@lurk/contract';
import { allContracts } from '@lurk/games';
import { olderRulesOf, rulesOf } from '@lurk/games/rules';
import { type Kept, rulesFor as rulesOfVersion } from '@lurk/table';

export type { AnyGame };
export interface Entry extends Kept {
  contract: Contract;
  module: AnyGame;
  older: AnyGame[];
}

const entries = new Map<string, Entry>();
for (const contract of await allContracts())
  entries.set(contract.name, { contract, module: await rulesOf(contract.name), older: await olderRulesOf(contract.name) });

export const gameOf = (name: string): Entry | undefined => entries.get(name);
/** Of a table or a match that was made of it: it is there. */
export function knownGame(name: string): Entry {
  const entry = gameOf(name);
  if (!entry) throw new Error(`no game is called ${name}`);
  return entry;
}
/** What people are offered. */
export const offeredGames = (examples: boolean): Entry[] => [...entries.values()].filter(({ contract }) => examples || !contract.example);

/** The rules that can play a match that began under this version, those of today first. */
export function rulesFor(name: string, version: string): AnyGame[] {
  const entry = gameOf(name);
  return entry ? rulesOfVersion(entry, version) : [];
}
