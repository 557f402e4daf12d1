/** The same keys as T with a text at every leaf, and the same values to fill in: a translation with a missing or an extra key does not compile. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...values: infer V) => infer R ? (...values: V) => R : Words<T[K]>;
};
