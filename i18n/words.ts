import type { Lang } from './format.ts';

/** The same keys as T with a text at every leaf, and the same values to fill in: a translation with a missing or an extra key does not compile. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...values: infer V) => infer R ? (...values: V) => R : Words<T[K]>;
};

/** The same words in both languages, to be asked for by language. */
export const inBoth =
  <T>(en: T, fr: Words<T>) =>
  (lang: Lang): Words<T> =>
    lang === 'en' ? (en as Words<T>) : fr;
