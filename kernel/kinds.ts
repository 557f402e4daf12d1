/** What the options of a shape are. Rules say it where they build one; pages, words and bots read it and guess nothing. */
import { keysOf, recordBy } from './keys.ts';
import { idOf } from './levels.ts';
import { assign, number, type Option, oneOf, order, type PickedFrom, type Shape, someOf, type Value } from './shapes.ts';

/** The kinds of things a game has, each with the ids of its things. */
export type Kinds = { readonly [kind: string]: Value };
type KindOf<T extends Kinds> = keyof T & string;
declare const ids: unique symbol;
/** `V` is the type of the ids: a phantom type, absent at run time. */
type Kind<V extends Value> = { readonly [ids]?: V };
/** A kind of things in a game's list, by the type of their ids. */
export const kind = <V extends Value>(): Kind<V> => ({});
type KindsOf<T extends Kinds> = { readonly [K in keyof T]: Kind<T[K]> };
export type ThingsOf<L> = { [K in keyof L]: L[K] extends Kind<infer V> ? V : never };

interface OneOf<V extends Value> {
  <const O extends V | Option<V>>(things: readonly O[]): Shape<PickedFrom<O>>;
  <const O extends V | Option<V>, const W extends Value | Option>(things: readonly O[], words: readonly W[]): Shape<PickedFrom<O | W>>;
}
/** The builders of one game, each by the kind of its things: the compiler checks every id against it. */
export interface ShapesOf<T extends Kinds> {
  /** Of plain words; or of things, and words beside them. */
  readonly oneOf: (<const O extends Value | Option>(words: readonly O[]) => Shape<PickedFrom<O>>) & {
    readonly [K in KindOf<T>]: OneOf<T[K]>;
  };
  readonly someOf: { readonly [K in KindOf<T>]: <V extends T[K]>(things: readonly V[], min: number, max?: number) => Shape<V[]> };
  /** To each of these a thing of another kind: `assign.pawn(pawns).zone(zones)`. */
  readonly assign: {
    readonly [P in KindOf<T>]: (keys: readonly T[P][]) => {
      readonly [K in KindOf<T>]: <V extends T[K]>(to: readonly V[], distinct?: boolean) => Shape<V[]>;
    };
  };
  readonly order: { readonly [K in KindOf<T>]: <V extends T[K]>(things: readonly V[]) => Shape<V[]> };
  readonly number: { readonly [K in KindOf<T>]: (min: number, max: number) => Shape<number> };
}
const tagged = <T>(shape: Shape<T>, tag: { of: string; per?: string; words?: Value[] }): Shape<T> => Object.assign(shape, tag);

export function shapesOf<T extends Kinds>(kinds: KindsOf<T>): ShapesOf<T> {
  const byKind = <B>(builder: (of: string) => B): Record<KindOf<T>, B> => recordBy(keysOf(kinds), builder);
  return {
    oneOf: Object.assign(
      <const O extends Value | Option>(words: readonly O[]) => oneOf(words),
      byKind(
        (of) =>
          <const O extends Value | Option, const W extends Value | Option>(things: readonly O[], words: readonly W[] = []) =>
            tagged(oneOf([...things, ...words]), { of, ...(words.length > 0 ? { words: words.map(idOf) } : {}) }),
      ),
    ),
    someOf: byKind(
      (of) =>
        <V extends Value>(things: readonly V[], min: number, max?: number) =>
          tagged(someOf(things, min, max), { of }),
    ),
    assign: byKind(
      (per) => (keys: readonly Value[]) =>
        byKind(
          (of) =>
            <V extends Value>(to: readonly V[], distinct?: boolean) =>
              tagged(assign(keys, to, distinct), { of, per }),
        ),
    ),
    order: byKind(
      (of) =>
        <V extends Value>(things: readonly V[]) =>
          tagged(order(things), { of }),
    ),
    number: byKind((of) => (min: number, max: number) => tagged(number(min, max), { of })),
  };
}

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
