/** The rules of each game, to be run in this browser. Each is fetched when it is played, or when one of its matches is checked. */
import type { AnyGame, Contract } from '@lurk/contract';
import { contractOf } from '@lurk/games';
import { plays } from '@lurk/table';

export type { AnyGame };

export interface SoloGame {
  readonly contract: Contract;
  readonly module: AnyGame;
}

/** The rules that can play a match that began under this version, those of today first. */
export async function soloRules(name: string, version: string): Promise<AnyGame[]> {
  const contract = await contractOf(name);
  const rules = await Promise.all([contract?.rules, ...(contract?.older ?? [])].map((load) => load?.()));
  return rules.filter((one) => one !== undefined).filter((one) => plays(one, version));
}

export async function soloGame(name: string): Promise<SoloGame | null> {
  const contract = await contractOf(name);
  return contract ? { contract, module: await contract.rules() } : null;
}
