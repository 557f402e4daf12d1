/** The games this page can show. A screen and its words are fetched when somebody sits down to play. */
import type { Component } from 'svelte';
import { fillPockets } from '../i18n/pockets';
import type { TableSession } from '../play/session';
import type { GameId } from '../ui/types';
import type { GameKit } from './kit';

export type Screen = Component<{ session: TableSession<never> }>;

export interface WebGame {
  readonly sides: readonly string[];
  readonly seats: readonly [least: number, most: number];
  /** Players of a quick match against bots. */
  readonly usual: number;
  kit(): Promise<GameKit>;
  screen(): Promise<Screen>;
}

const screens = import.meta.glob<{ default: Screen }>('./*/Table.svelte');

const screenOf = async (game: GameId): Promise<Screen> => {
  const load = screens[`./${game}/Table.svelte`];
  if (!load) throw new Error(`there is no screen for ${game}`);
  const { default: screen } = await load();
  await fillPockets();
  return screen;
};

const games: Partial<Record<GameId, WebGame>> = {
  anomaly: {
    sides: ['students', 'anomaly'],
    seats: [2, 4],
    usual: 4,
    async kit() {
      const { kit } = await import('./anomaly/kit');
      await fillPockets();
      return kit;
    },
    screen: () => screenOf('anomaly'),
  },
  'not-alone': {
    sides: ['hunted', 'creature'],
    seats: [2, 7],
    usual: 5,
    async kit() {
      const { kit } = await import('./not-alone/kit');
      await fillPockets();
      return kit;
    },
    screen: () => screenOf('not-alone'),
  },
};

export const openGames = Object.keys(games) as GameId[];
export const gameOf = (name: string): WebGame | undefined => games[name as GameId];
