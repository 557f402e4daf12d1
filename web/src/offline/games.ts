/** The rules and the bots of each game, to be run in this browser. Each is fetched when it is played, or when one of its matches is checked. */

import { loadBots } from '@lurk/bots';
import type { AnyGame, Contract } from '@lurk/contract';
import { contractOf } from '@lurk/games';
import { olderRulesOf, rulesOf } from '@lurk/games/rules';
import { type Kept, rulesFor } from '@lurk/table';

export type { AnyGame };

export interface SoloGame extends Kept {
  readonly contract: Contract;
}

/** The rules that can play a match that began under this version, those of today first; the bots of the game are there with them. */
export async function soloRules(name: string, version: string): Promise<AnyGame[]> {
  if (!(await contractOf(name))) return [];
  const [module, older] = await Promise.all([rulesOf(name), olderRulesOf(name), loadBots(name)]);
  return rulesFor({ module, older }, version);
}

export async function soloGame(name: string): Promise<SoloGame | null> {
  const contract = await contractOf(name);
  if (!contract) return null;
  const [module, older] = await Promise.all([rulesOf(name), olderRulesOf(name), loadBots(name)]);
  return { contract, module, older };
}
