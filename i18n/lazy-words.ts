/** Words loaded on demand, one language at a time: a reader of French never downloads the English ones. */
import { LANGS, type Lang } from './format.ts';

/** Loaded first, then read like any other object: `await words.load('fr')`, `words('fr').title`. */
export interface LazyWords<T = unknown> {
  /** The words of a language that has been loaded. */
  (lang: Lang): T;
  /** Loads them once; a failed load is tried again at the next call. */
  load(lang: Lang): Promise<T>;
}

export function lazyWords<T>(fetch: Readonly<Record<Lang, () => Promise<T>>>): LazyWords<T> {
  const here: Partial<Record<Lang, { readonly words: T }>> = {};
  const coming: Partial<Record<Lang, Promise<T>>> = {};
  const read = (lang: Lang): T => {
    const found = here[lang];
    if (!found) throw new Error(`these words have not been loaded in ${lang}`);
    return found.words;
  };
  const take = async (lang: Lang): Promise<T> => {
    try {
      const words = await fetch[lang]();
      here[lang] = { words };
      return words;
    } catch (error) {
      delete coming[lang];
      throw error;
    }
  };
  return Object.assign(read, {
    load: (lang: Lang): Promise<T> => {
      coming[lang] ??= take(lang);
      return coming[lang];
    },
  });
}

/** Several parts at once, in the languages named: for a program that speaks all of them, such as a test. */
export async function loadAll(parts: readonly LazyWords[], langs: readonly Lang[] = LANGS): Promise<void> {
  await Promise.all(parts.flatMap((part) => langs.map((lang) => part.load(lang))));
}
