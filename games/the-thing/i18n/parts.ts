/** The words of The Thing in the parts a reader needs one after the other; of each, only the reader's language is loaded. */
import { type Lang, lazyWords, loadAll, type Words } from '@lurk/i18n';
import type { lobbyEn } from './lobby.en.ts';

export const lobbyOf = lazyWords<Words<typeof lobbyEn>>({
  en: async () => (await import('./lobby.en.ts')).lobbyEn,
  fr: async () => (await import('./lobby.fr.ts')).lobbyFr,
});

/** All of them, for a program that is no page. */
export const loadWords = (langs?: readonly Lang[]): Promise<void> => loadAll([lobbyOf], langs);
