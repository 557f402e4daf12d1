/** The games there are, in the order in which people are offered them. A line a game; each is fetched when it is wanted. */
import type { Contract } from '@lurk/contract';

export const games: Record<string, () => Promise<{ contract: Contract }>> = {
  'not-alone': () => import('./not-alone/contract.ts'),
  anomaly: () => import('./anomaly/contract.ts'),
  'the-thing': () => import('./the-thing/contract.ts'),
  victim: () => import('./victim/contract.ts'),
  embers: () => import('./embers/contract.ts'),
};

/** The contract of a game, if there is one of this name. */
export const contractOf = async (name: string): Promise<Contract | undefined> =>
  Object.hasOwn(games, name) ? (await games[name]()).contract : undefined;

export const allContracts = (): Promise<Contract[]> => Promise.all(Object.values(games).map(async (game) => (await game()).contract));
