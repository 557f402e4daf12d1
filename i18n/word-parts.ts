/** The words of a game, split into the parts a reader needs one after the other; of each part only the reader's language is loaded. */
import type { Lang } from './format.ts';
import { type LazyWords, lazyWords, loadAll } from './lazy-words.ts';
import type { Words } from './words.ts';

/** A module of words exports them under this name. */
interface Spoken<W> {
  readonly words: W;
}
/** Plain imports, so that a build needs no plugin to split them. English is the type; another language must satisfy it. */
type Part<W> = { readonly en: () => Promise<Spoken<W>> } & Readonly<Record<Exclude<Lang, 'en'>, () => Promise<Spoken<Words<NoInfer<W>>>>>>;

/**
 * Usual parts: `lobby` is read before a match, `table` while it is played, `end` once it is over, `coach` in a first match; `glossary` is
 * only looked up.
 */
export function wordParts<P extends Readonly<Record<string, object>>>(parts: { readonly [K in keyof P]: Part<P[K]> }) {
  const lazy = ({ en, fr }: Part<object>): LazyWords =>
    lazyWords({ en: async () => (await en()).words, fr: async () => (await fr()).words });
  const all = Object.entries<Part<object>>(parts).map(([name, part]) => [name, lazy(part)] as const);
  return {
    of: Object.fromEntries(all) as { readonly [K in keyof P]: LazyWords<Words<P[K]>> },
    words: all.map(([, words]) => words),
    /** All of them, for a program that is no page: first loaded, then read. */
    loadWords: (langs?: readonly Lang[]): Promise<void> =>
      loadAll(
        all.map(([, words]) => words),
        langs,
      ),
    wordsOf: (lang: Lang) =>
      Object.fromEntries(all.map(([name, words]) => [name, words(lang)])) as { readonly [K in keyof P]: Words<P[K]> },
  };
}
