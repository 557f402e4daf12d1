/** What a game shows in the gallery: found in its folder, under gallery/index.ts. */
import type { Component } from 'svelte';
import type { GameId } from '../ui/types';

export interface GameGallery {
  /** Names of pages; those of scenes that play before they stand still begin with `scene-`. */
  readonly pages: readonly string[];
  /** The gallery only looks: `acts` answers every callback. */
  readonly Pages: Component<{ page: string; tab?: string | undefined; acts: never }>;
  loadWords(): Promise<void>;
}

const found = import.meta.glob<GameGallery>('../games/*/gallery/index.ts', { eager: true, import: 'gallery' });
export const galleries: ReadonlyMap<GameId, GameGallery> = new Map(
  Object.entries(found).map(([path, gallery]) => [path.split('/')[2]!, gallery]),
);

/** Pages of the house that every game has. */
const LOBBIES = ['lobby', 'lobby-guest'];

/** A page of a game goes by `GAME/PAGE`. */
export const pageNames: readonly string[] = [
  'home',
  'parts',
  ...[...galleries].flatMap(([game, { pages }]) => [...LOBBIES, ...pages].map((page) => `${game}/${page}`)),
];
