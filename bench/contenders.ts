/** Everything that is timed, by name. Each runs in a worker of its own, so that none spoils what the engine has learned about another. */
import type { GameTypes, Json, Match } from '@lurk/kernel';
import type { How } from './skeleton/kernel.ts';
import type { Table } from './skeleton/rules.ts';

export interface Contender {
  /** The thing timed; `i` counts up. */
  run(i: number): unknown;
  /** The final state for a seed, where the contender plays whole matches. */
  final?(seed: number): string;
}

const final = ({ open, own, vault }: Table, over: Json): string => JSON.stringify({ open, own, vault, over });
/** Copies are kept for a while, as a search keeps them. */
const keep = <T>(make: () => T): ((i: number) => T) => {
  const kept: T[] = new Array(64);
  return (i) => (kept[i % 64] = make());
};

async function onKernel(how: How): Promise<Contender> {
  const { play } = await import('./skeleton/kernel.ts');
  return {
    run: (i) => play(i, how),
    final: (seed) => {
      const { s } = play(seed, how);
      return final(s, s.control.over);
    },
  };
}

const midway = async () => (await import('./skeleton/kernel.ts')).play(7, { inputs: 38 });

const realMidway = async () => (await import('./not-alone.ts')).play(7, false, 60);

async function copying<G extends GameTypes>({ game, s }: Match<G>): Promise<Contender> {
  const { copyState } = await import('@lurk/kernel');
  return { run: keep(() => copyState(game, s)) };
}
const cloning = <G extends GameTypes>({ s }: Match<G>): Contender => ({ run: keep(() => structuredClone(s)) });

export const contenders = {
  bare: async () => {
    const { play } = await import('./skeleton/bare.ts');
    return { run: play, final: (seed: number) => final(play(seed), play(seed).over) };
  },
  kernel: () => onKernel({}),
  messages: () => onKernel({ messages: true }),
  frames: async () => onKernel({ game: (await import('./skeleton/kernel.ts')).framed }),
  simulation: async () => {
    const { simulate } = await import('./skeleton/kernel.ts');
    return {
      run: simulate,
      final: (seed: number) => {
        const { s } = simulate(seed);
        return final(s, s.control.over);
      },
    };
  },
  boardgame: async () => {
    const { play } = await import('./skeleton/boardgame.ts');
    return { run: play, final: (seed: number) => final(play(seed), play(seed).over) };
  },
  copy: async () => copying(await midway()),
  clone: async () => cloning(await midway()),
  copyNotAlone: async () => copying(await realMidway()),
  cloneNotAlone: async () => cloning(await realMidway()),
  notAlone: async () => {
    const { play } = await import('./not-alone.ts');
    return { run: (i: number) => play(i, true) };
  },
  view: async () => {
    const { view } = await import('@lurk/kernel');
    const match = await realMidway();
    return { run: (i: number) => view(match, i % 5) };
  },
  views: async () => {
    const { view } = await import('@lurk/kernel');
    const match = await realMidway();
    const viewers = [0, 1, 2, 3, 4, 'public'] as const;
    return { run: () => viewers.map((viewer) => view(match, viewer)) };
  },
  hash: async () => {
    const { hashState } = await import('@lurk/kernel');
    const { s } = await realMidway();
    return { run: () => hashState(s) };
  },
  keyed: async () => {
    const { diceOver, keyedDice, seedFromText } = await import('@lurk/kernel');
    const dice = diceOver(keyedDice(seedFromText('bench')));
    return { run: () => dice.below('hunt', 20) };
  },
  fast: async () => {
    const { diceOver, fastDice } = await import('@lurk/kernel');
    const dice = diceOver(fastDice('bench'));
    return { run: () => dice.below('hunt', 20) };
  },
} satisfies Record<string, () => Promise<Contender>>;

export type Name = keyof typeof contenders;
