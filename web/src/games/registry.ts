/**
 * The games this page can show, by their contracts and by what lies in their folders here: a kit, a book, and a table unless the plain
 * one will do. Each part and its words are fetched when they are wanted.
 */
import type { Contract, LobbyWords } from '@lurk/contract';
import { contractOf, games } from '@lurk/games';
import type { LazyWords } from '@lurk/i18n';
import type { Component } from 'svelte';
import { type Speaking, withWords } from '../i18n/with-words';
import type { TableSession } from '../play/session';
import type { GameId } from '../ui/types';
import type { GameKit, RuleBook } from './kit';

export type Screen = Component<{ session: TableSession<never> }>;

export interface WebGame {
  contract(): Promise<Contract>;
  /** Its words before a match: loaded in the reader's language, and again in any other the reader changes to. */
  lobby(): Promise<LazyWords<LobbyWords>>;
  kit(): Promise<GameKit>;
  book(): Promise<RuleBook>;
  screen(): Promise<Screen>;
}

type Part<T> = Record<string, () => Promise<T>>;
const kits = import.meta.glob('./*/kit.ts') as Part<{ kit: GameKit }>;
const books = import.meta.glob('./*/book.ts') as Part<{ book: RuleBook } & Speaking>;
const tables = import.meta.glob('./*/Table.svelte') as Part<{ default: Screen } & Speaking>;

export const openGames = Object.keys(games) as GameId[];

export function gameOf(name: string): WebGame | undefined {
  if (!Object.hasOwn(games, name)) return undefined;
  return {
    contract: async () => (await contractOf(name))!,
    lobby: async () => {
      const lobby = await (await contractOf(name))!.lobby();
      await withWords(Promise.resolve({ words: [lobby] }));
      return lobby;
    },
    kit: async () => (await kits[`./${name}/kit.ts`]!()).kit,
    book: async () => (await withWords(books[`./${name}/book.ts`]!())).book,
    screen: async () => (await withWords(tables[`./${name}/Table.svelte`]!())).default,
  };
}
