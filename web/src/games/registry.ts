/** The games this page can show. A screen and its words are fetched when somebody sits down to play. */
import type { Component } from 'svelte';
import { withWords } from '../i18n/with-words';
import type { TableSession } from '../play/session';
import type { GameId } from '../ui/types';
import type { GameKit, RuleBook } from './kit';

export type Screen = Component<{ session: TableSession<never> }>;

export interface WebGame {
  /** Whoever hides, and whoever hunts. */
  readonly sides: readonly [hunted: string, creature: string];
  readonly seats: readonly [least: number, most: number];
  /** Players of a quick match against bots. */
  readonly usual: number;
  kit(): Promise<GameKit>;
  book(): Promise<RuleBook>;
  screen(): Promise<Screen>;
}

const games: Partial<Record<GameId, WebGame>> = {
  'not-alone': {
    sides: ['hunted', 'creature'],
    seats: [2, 7],
    usual: 5,
    kit: async () => (await withWords(import('./not-alone/kit'))).kit,
    book: async () => (await withWords(import('./not-alone/book'))).book,
    screen: async () => (await withWords(import('./not-alone/Table.svelte'))).default as Screen,
  },
  anomaly: {
    sides: ['students', 'anomaly'],
    seats: [2, 4],
    usual: 4,
    kit: async () => (await withWords(import('./anomaly/kit'))).kit,
    book: async () => (await withWords(import('./anomaly/book'))).book,
    screen: async () => (await withWords(import('./anomaly/Table.svelte'))).default as Screen,
  },
};

export const openGames = Object.keys(games) as GameId[];
export const gameOf = (name: string): WebGame | undefined => games[name as GameId];

/** What a game calls its sides; everywhere else they are the hunted and the creature. */
export const sideIn = (game: string, side: 'hunted' | 'creature'): string | null => gameOf(game)?.sides[side === 'hunted' ? 0 : 1] ?? null;
export function sideOf(game: string, own: string | null | undefined): 'hunted' | 'creature' | 'any' {
  const at = own ? (gameOf(game)?.sides.indexOf(own) ?? -1) : -1;
  return at < 0 ? 'any' : at === 0 ? 'hunted' : 'creature';
}
