/** Everything that is timed, by name. Each runs in a worker of its own, so that none spoils what the engine has learned about another. */
import type { GameTypes, Json, Match } from '@lurk/kernel';
import type { RealName } from './games.ts';
import type { Bare } from './skeleton/bare.ts';
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

/** Whoever keeps the state of the bare loop. */
const onBare = (play: (seed: number) => Bare): Contender => ({
  run: play,
  final: (seed) => {
    const table = play(seed);
    return final(table, table.over);
  },
});

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

const real = async (name: RealName) => (await import('./games.ts')).games[name];
const realMidway = async (name: RealName) => (await real(name)).midway();

async function copying<G extends GameTypes>({ game, s }: Match<G>): Promise<Contender> {
  const { copyState } = await import('@lurk/kernel');
  return { run: keep(() => copyState(game, s)) };
}
const cloning = <G extends GameTypes>({ s }: Match<G>): Contender => ({ run: keep(() => structuredClone(s)) });
const playingOut = async (name: RealName): Promise<Contender> => ({ run: (await real(name)).playout });

export const contenders = {
  bare: async () => onBare((await import('./skeleton/bare.ts')).play),
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
  search: async () => ({ run: (await import('./skeleton/search.ts')).searcher() }),
  boardgame: async () => onBare((await import('./skeleton/boardgame.ts')).play),
  boardzilla: async () => onBare(await (await import('./skeleton/boardzilla.ts')).inMemory()),
  boardzillaServer: async () => onBare(await (await import('./skeleton/boardzilla.ts')).byServer()),
  copy: async () => copying(await midway()),
  clone: async () => cloning(await midway()),
  'copy NOT ALONE': async () => copying(await realMidway('NOT ALONE')),
  'clone NOT ALONE': async () => cloning(await realMidway('NOT ALONE')),
  'copy Anomaly': async () => copying(await realMidway('Anomaly')),
  'clone Anomaly': async () => cloning(await realMidway('Anomaly')),
  'copy The Thing': async () => copying(await realMidway('The Thing')),
  'clone The Thing': async () => cloning(await realMidway('The Thing')),
  'copy VICTIM': async () => copying(await realMidway('VICTIM')),
  'clone VICTIM': async () => cloning(await realMidway('VICTIM')),
  'play NOT ALONE': () => playingOut('NOT ALONE'),
  'play Anomaly': () => playingOut('Anomaly'),
  'play The Thing': () => playingOut('The Thing'),
  'play VICTIM': () => playingOut('VICTIM'),
  view: async () => {
    const { view } = await import('@lurk/kernel');
    const match = await realMidway('NOT ALONE');
    return { run: (i: number) => view(match, i % 5) };
  },
  views: async () => {
    const { view } = await import('@lurk/kernel');
    const match = await realMidway('NOT ALONE');
    const viewers = [0, 1, 2, 3, 4, 'public'] as const;
    return { run: () => viewers.map((viewer) => view(match, viewer)) };
  },
  hash: async () => {
    const { hashState } = await import('@lurk/kernel');
    const { s } = await realMidway('NOT ALONE');
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
