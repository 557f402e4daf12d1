/** What the options of a shape are. Rules say it where they build one; pages, words and bots read it and guess nothing. */
import { idOf } from './levels.ts';
import { assign, number, type Option, oneOf, order, type PickedFrom, type Shape, someOf, type Value } from './shapes.ts';

/** The kinds of things a game has, each with the ids of its things. */
export type Kinds = { readonly [kind: string]: Value };
type KindOf<T extends Kinds> = keyof T & string;
/** The builders of one game: the compiler checks every id against its declared kind. */
export interface ShapesOf<T extends Kinds> {
  oneOf<const O extends Value | Option>(words: readonly O[]): Shape<PickedFrom<O>>;
  oneOf<K extends KindOf<T>, const O extends T[K] | Option<T[K]>>(of: K, things: readonly O[]): Shape<PickedFrom<O>>;
  oneOf<K extends KindOf<T>, const O extends T[K] | Option<T[K]>, const W extends Value | Option>(
    of: K,
    things: readonly O[],
    words: readonly W[],
  ): Shape<PickedFrom<O | W>>;
  someOf<K extends KindOf<T>, V extends T[K]>(of: K, things: readonly V[], min: number, max?: number): Shape<V[]>;
  /** One thing of the kind `of` for every key, which is of the kind `per`. */
  assign<P extends KindOf<T>, K extends KindOf<T>, V extends T[K]>(
    per: P,
    keys: readonly T[P][],
    of: K,
    to: readonly V[],
    distinct?: boolean,
  ): Shape<V[]>;
  order<K extends KindOf<T>, V extends T[K]>(of: K, things: readonly V[]): Shape<V[]>;
  number<K extends KindOf<T>>(of: K, min: number, max: number): Shape<number>;
}
const tagged = <T>(shape: Shape<T>, tag: { of: string; per?: string; words?: Value[] }): Shape<T> => Object.assign(shape, tag);
function oneOfThings<O extends Value | Option, W extends Value | Option>(
  of: string | readonly O[],
  things: readonly O[] = [],
  words: readonly W[] = [],
): Shape<PickedFrom<O | W>> {
  if (typeof of !== 'string') return oneOf(of);
  return tagged(oneOf([...things, ...words]), { of, ...(words.length > 0 ? { words: words.map(idOf) } : {}) });
}
const BUILDERS = {
  oneOf: oneOfThings,
  someOf: <V extends Value>(of: string, things: readonly V[], min: number, max?: number) => tagged(someOf(things, min, max), { of }),
  assign: <V extends Value>(per: string, keys: readonly Value[], of: string, to: readonly V[], distinct?: boolean) =>
    tagged(assign(keys, to, distinct), { of, per }),
  order: <V extends Value>(of: string, things: readonly V[]) => tagged(order(things), { of }),
  number: (of: string, min: number, max: number) => tagged(number(min, max), { of }),
};
export const shapesOf = <T extends Kinds>(): ShapesOf<T> => BUILDERS;

/** What a thing is and which one: "place:4". */
export type KeyOf<T extends Kinds> = { [K in KindOf<T>]: `${K}:${T[K]}` }[KindOf<T>];
/** What makes the keys of one game. Pages touch things by them, and light them; a misspelt kind does not compile. */
export const keyed = <T extends Kinds>() => ({
  key: <K extends KindOf<T>>(of: K, id: T[K]) => `${of}:${id}` as const,
  keys: <K extends KindOf<T>>(of: K, ids: readonly T[K][]) => ids.map((id) => `${of}:${id}` as const),
});

/** What kind of thing an option of this level is; null for a plain word. */
export function kindAt(shape: Shape, id: Value): string | null {
  if (shape.t === 'assign' && shape.keys.includes(id)) return shape.per ?? null;
  if (shape.t === 'oneOf' && shape.words?.includes(id)) return null;
  return shape.t === 'confirm' || shape.t === 'compound' ? null : (shape.of ?? null);
}
