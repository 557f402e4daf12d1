/** The words of Embers in the parts a reader needs one after the other; of each, only the reader's language is loaded. */
import { type Lang, lazyWords, loadAll, type Words } from '@lurk/i18n';
import type { endEn } from './end.en.ts';
import type { lobbyEn } from './lobby.en.ts';
import type { tableEn } from './table.en.ts';

export const lobbyOf = lazyWords<Words<typeof lobbyEn>>({
  en: async () => (await import('./lobby.en.ts')).lobbyEn,
  fr: async () => (await import('./lobby.fr.ts')).lobbyFr,
});
export const tableOf = lazyWords<Words<typeof tableEn>>({
  en: async () => (await import('./table.en.ts')).tableEn,
  fr: async () => (await import('./table.fr.ts')).tableFr,
});
export const endOf = lazyWords<Words<typeof endEn>>({
  en: async () => (await import('./end.en.ts')).endEn,
  fr: async () => (await import('./end.fr.ts')).endFr,
});

/** All of them, for a program that is no page. */
export const loadWords = (langs?: readonly Lang[]): Promise<void> => loadAll([lobbyOf, tableOf, endOf], langs);
