/** The same keys as T with a string at every leaf: a translation with a missing or an extra key does not compile. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
