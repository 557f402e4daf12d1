/** What a visitor sees of a game before choosing it. Loaded with the page, so it is little: a name, a line, the address of a picture. */
import { games } from '@lurk/games';
import type { Lang } from '../i18n/languages';
import type { GameId } from '../ui/types';

/** What is said of it, apart from the rest: the build reads it too, for the head of the page (heads.ts). */
export interface WorldWords {
  readonly name: string;
  /** How many may play, and how long it takes. */
  readonly players: string;
  readonly minutes: string;
  readonly pitch: Readonly<Record<Lang, string>>;
}
/** In a game's folder here under world/, with its colours (world.css). A game of which there is no more yet is announced as coming. */
export interface World extends WorldWords {
  readonly art: string;
}

const found = import.meta.glob<World>('./*/world/index.ts', { eager: true, import: 'world' });
const folderOf = (path: string): GameId => path.split('/')[1];
const known: Readonly<Record<GameId, World>> = Object.fromEntries(Object.entries(found).map(([path, world]) => [folderOf(path), world]));

export const worldOf = (game: GameId): World | undefined => (Object.hasOwn(known, game) ? known[game] : undefined);

/** What a game is called; one that the home page does not show goes by its plain name. */
export const nameOf = (game: GameId): string => worldOf(game)?.name ?? game;

/** The worlds of the home page: the games there are in their order, then those to come. */
export const worldOrder: readonly GameId[] = [...new Set([...Object.keys(games), ...Object.keys(known)])].filter((game) => worldOf(game));
