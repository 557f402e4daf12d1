/**
 * The games this page can show, by their contracts and by what lies in their folders here: a kit, a book, a lesson for a first match,
 * and a table. A game without a folder is shown by the plain table. Each part and its words are fetched when they are wanted.
 */
import type { Contract, LobbyWords } from '@lurk/contract';
import { games } from '@lurk/games';
import type { LazyWords } from '@lurk/i18n';
import { has, must } from '@lurk/kernel';
import type { Component } from 'svelte';
import { type Speaking, withWords } from '../i18n/with-words';
import type { TableSession } from '../play/line/session';
import type { GameId } from '../ui/types';
import type { GameKit, PlainKit, RuleBook, Teacher } from './kit';
import { worldOf } from './worlds';

export type Screen = Component<{ session: TableSession<never>; plain?: PlainKit }>;

export interface WebGame {
  contract(): Promise<Contract>;
  /** Its words before a match: loaded in the reader's language, and again in any other the reader changes to. */
  lobby(): Promise<LazyWords<LobbyWords>>;
  kit(): Promise<GameKit>;
  book(): Promise<RuleBook>;
  /** Null where nobody is taught. */
  teacher(): Promise<Teacher | null>;
  screen(): Promise<Screen>;
}

const kits = import.meta.glob<{ kit: GameKit }>('./*/kit.ts');
const books = import.meta.glob<{ book: RuleBook } & Speaking>('./*/book.ts');
const tables = import.meta.glob<{ default: Screen } & Speaking>('./*/Table.svelte');
const lessons = import.meta.glob<{ teacher: Teacher } & Speaking>('./*/lesson.ts');

/** A part that a game may have in its folder, with the words it speaks. */
const partIn = async <T extends Speaking>(parts: Record<string, () => Promise<T>>, path: string): Promise<T | null> =>
  Object.hasOwn(parts, path) ? withWords(parts[path]()) : null;

/** The games the home page can offer: examples have no world there. */
export const openGames: readonly GameId[] = Object.keys(games).filter(worldOf);

export function gameOf(name: string): WebGame | undefined {
  if (!has(games, name)) return undefined;
  const contract = async (): Promise<Contract> => (await games[name]()).contract;
  const undrawn = async () => (await import('../play/plain/undrawn')).undrawn(await contract());
  return {
    contract,
    lobby: async () => {
      const lobby = await (await contract()).lobby();
      await withWords(Promise.resolve({ words: [lobby] }));
      return lobby;
    },
    kit: async () => (Object.hasOwn(kits, `./${name}/kit.ts`) ? await kits[`./${name}/kit.ts`]() : await undrawn()).kit,
    book: async () => (await partIn(books, `./${name}/book.ts`))?.book ?? (await undrawn()).book,
    screen: async () => ((await partIn(tables, `./${name}/Table.svelte`)) ?? (await import('../play/plain/PlainTable.svelte'))).default,
    teacher: async () => (await partIn(lessons, `./${name}/lesson.ts`))?.teacher ?? null,
  };
}

/** A game that is known to be there. */
export const knownGame = (name: string): WebGame => must(gameOf(name), `a game called ${name}`);
