/** The rules of each game, to be run in this browser. Each is fetched when it is played, or when one of its matches is checked. */
import { DEFAULT_OPTIONS as ANOMALY_OPTIONS } from '@lurk/anomaly/public';
import type { GameModule, GameTypes, Json } from '@lurk/kernel';
import { DEFAULT_OPTIONS } from '@lurk/not-alone/public';

export type AnyGame = GameModule<GameTypes>;

export interface SoloGame {
  readonly module: AnyGame;
  /** The options of a match in which seat 0, the only person, plays this side. */
  options(side: string | null, seats: number, below: (n: number) => number): Json;
}

const loaders: Record<string, () => Promise<SoloGame>> = {
  anomaly: async () => {
    const { anomaly } = await import('@lurk/anomaly');
    return {
      module: anomaly as unknown as AnyGame,
      options: (side, seats, below) => ({
        ...ANOMALY_OPTIONS,
        anomaly: side === 'anomaly' ? 0 : side === 'students' ? 1 + below(seats - 1) : 'random',
      }),
    };
  },
  'not-alone': async () => {
    const { notAlone } = await import('@lurk/not-alone');
    return {
      module: notAlone as unknown as AnyGame,
      options: (side, seats, below) => ({
        ...DEFAULT_OPTIONS,
        creature: side === 'creature' ? 0 : side === 'hunted' ? 1 + below(seats - 1) : 'random',
      }),
    };
  },
};

export const soloGame = (name: string): Promise<SoloGame> | null => loaders[name]?.() ?? null;
