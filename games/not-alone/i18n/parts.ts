/** The words of NOT ALONE in the five parts a reader needs one after the other; of each, only the reader's language is loaded. */
import { type Lang, lazyWords, loadAll, type Words } from '@lurk/i18n';
import type { coachEn } from './coach.en.ts';
import type { endEn } from './end.en.ts';
import type { glossaryEn } from './glossary.en.ts';
import type { lobbyEn } from './lobby.en.ts';
import type { TableWords } from './table.en.ts';

/** What is chosen before a match. */
export const lobbyOf = lazyWords<Words<typeof lobbyEn>>({
  en: async () => (await import('./lobby.en.ts')).lobbyEn,
  fr: async () => (await import('./lobby.fr.ts')).lobbyFr,
});
/** What is said and shown while it is played. */
export const tableOf = lazyWords<TableWords>({
  en: async () => (await import('./table.en.ts')).tableEn,
  fr: async () => (await import('./table.fr.ts')).tableFr,
});
/** What is told once it is over. */
export const endOf = lazyWords<Words<typeof endEn>>({
  en: async () => (await import('./end.en.ts')).endEn,
  fr: async () => (await import('./end.fr.ts')).endFr,
});
/** What a first match teaches, and the game in a minute. */
export const coachOf = lazyWords<Words<typeof coachEn>>({
  en: async () => (await import('./coach.en.ts')).coachEn,
  fr: async () => (await import('./coach.fr.ts')).coachFr,
});
/** What is only looked up. */
export const glossaryOf = lazyWords<Words<typeof glossaryEn>>({
  en: async () => (await import('./glossary.en.ts')).glossaryEn,
  fr: async () => (await import('./glossary.fr.ts')).glossaryFr,
});

/** All of them, for a program that is no page: first loaded, then read. */
export const loadWords = (langs?: readonly Lang[]): Promise<void> => loadAll([lobbyOf, tableOf, endOf, coachOf, glossaryOf], langs);

export const wordsOf = (lang: Lang) => ({
  lobby: lobbyOf(lang),
  table: tableOf(lang),
  end: endOf(lang),
  coach: coachOf(lang),
  glossary: glossaryOf(lang),
});

export type { TableWords } from './table.en.ts';
