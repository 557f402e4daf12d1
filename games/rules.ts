/** The rules of each game, for servers, the command line and play without a server: no page's screens load this. A line a game. */
import type { AnyGame } from '@lurk/contract';

interface Rules {
  module: AnyGame;
  /** Rules of earlier versions, kept for the matches that began with them. The latest first. */
  older?: readonly (() => Promise<AnyGame>)[];
}

const modules: Record<string, () => Promise<Rules>> = {
  'not-alone': () => import('./not-alone/index.ts'),
  anomaly: () => import('./anomaly/index.ts'),
  'the-thing': () => import('./the-thing/index.ts'),
  victim: () => import('./victim/index.ts'),
  embers: () => import('./embers/index.ts'),
};

export const rulesOf = async (name: string): Promise<AnyGame> => (await modules[name]()).module;
export const olderRulesOf = async (name: string): Promise<AnyGame[]> =>
  Promise.all(((await modules[name]()).older ?? []).map((load) => load()));
