/**
 * The closed family of decision shapes. A client has one widget per shape, a bot one generator, the kernel one validator:
 * what is legal is written once, in the shape, and nowhere else.
 */
import type { Json } from './json.ts';

export type Value = string | number;
/** An option that asks for more once picked. */
export interface Option<I extends Value = Value, W = unknown> {
  id: I;
  with: Shape<W>;
}

/** A kind of thing the game has, such as a place, a seat or a card (its `things.ts`). Options of no kind are plain words. */
type Kind = string;
type Form =
  /** One of the options. Choice: the value itself, or `{ pick, with }` for an option that asks for more. `words`: options beside the things that are none. */
  | { t: 'oneOf'; options: (Value | Option)[]; of?: Kind; words?: Value[] }
  /** Between `min` and `max` different options. Choice: their list. */
  | { t: 'someOf'; options: Value[]; min: number; max: number; of?: Kind }
  /** One target for every key, all different if `distinct`. Choice: the targets, in the order of the keys. `per` is the kind of the keys. */
  | { t: 'assign'; keys: Value[]; to: Value[]; distinct: boolean; of?: Kind; per?: Kind }
  /** All items, in the order chosen. */
  | { t: 'order'; items: Value[]; of?: Kind }
  /** A whole number. */
  | { t: 'number'; min: number; max: number; of?: Kind }
  /** Nothing to choose but the moment. Choice: `true`. */
  | { t: 'confirm' }
  /** Several choices made together. Choice: an object with the same keys. */
  | { t: 'compound'; parts: Record<string, Shape> };

declare const answer: unique symbol;
/** `T` is the type of its answers: a phantom type, absent at run time. */
export type Shape<T = unknown> = Form & { readonly [answer]?: T };

/** What a seat answers; `null` declines. */
export type Choice = Json;
export type Picked<I extends Value = Value, W = Choice> = { pick: I; with: W };

/** What answers a shape. */
export type AnswerTo<S> = S extends Shape<infer T> ? T : never;
/** What is answered by picking one of these options. */
export type PickedFrom<O> = O extends Option<infer I, infer W> ? Picked<I, W> : O extends Value ? O : never;

// A decision outlives the lists it was made from, a hand for example, so the builders copy them.
export const oneOf = <const O extends Value | Option>(options: readonly O[]): Shape<PickedFrom<O>> => ({
  t: 'oneOf',
  options: options.slice(),
});
/** An option that asks for more, typed by what it is called and what it asks. */
export const option = <const I extends Value, W>(id: I, more: Shape<W>): Option<I, W> => ({ id, with: more });
export const someOf = <V extends Value>(options: readonly V[], min: number, max = min): Shape<V[]> => ({
  t: 'someOf',
  options: options.slice(),
  min,
  max,
});
export const assign = <V extends Value>(keys: readonly Value[], to: readonly V[], distinct = false): Shape<V[]> => ({
  t: 'assign',
  keys: keys.slice(),
  to: to.slice(),
  distinct,
});
export const order = <V extends Value>(items: readonly V[]): Shape<V[]> => ({ t: 'order', items: items.slice() });
export const number = (min: number, max: number): Shape<number> => ({ t: 'number', min, max });
export const confirm: Shape<true> = { t: 'confirm' };
export const compound = <P extends { [name: string]: Shape }>(parts: P): Shape<{ [K in keyof P]: AnswerTo<P[K]> }> => ({
  t: 'compound',
  parts,
});

/** Which option of a `oneOf` was picked, with or without more. */
export const pickOf = (choice: unknown): unknown => (isObject(choice) ? choice.pick : choice);

const isObject = (c: unknown): c is Record<string, Choice> => c !== null && typeof c === 'object' && !Array.isArray(c);
const sized = (c: unknown, keys: number): c is Record<string, Choice> => isObject(c) && Object.keys(c).length === keys;
const different = (list: Choice[]): boolean => new Set(list).size === list.length;
/** Spread first: `every` would skip holes in an array. */
const within = (list: unknown[], from: unknown[]): boolean => [...list].every((item) => from.includes(item));

/** Does the choice answer the shape? Accepts any value, since it validates input from strangers. */
export function fits<T>(shape: Shape<T>, choice: unknown): choice is T & Choice {
  switch (shape.t) {
    case 'oneOf': {
      const options: readonly unknown[] = shape.options;
      if (typeof choice !== 'object') return options.includes(choice);
      if (!sized(choice, 2) || !Object.hasOwn(choice, 'pick') || !Object.hasOwn(choice, 'with')) return false;
      for (const option of shape.options)
        if (typeof option === 'object' && option.id === choice.pick) return fits(option.with, choice.with);
      return false;
    }
    case 'someOf':
      if (!Array.isArray(choice) || choice.length < shape.min || choice.length > shape.max) return false;
      return different(choice) && within(choice, shape.options);
    case 'assign':
      if (!Array.isArray(choice) || choice.length !== shape.keys.length) return false;
      return within(choice, shape.to) && (!shape.distinct || different(choice));
    case 'order':
      if (!Array.isArray(choice) || choice.length !== shape.items.length) return false;
      return different(choice) && within(choice, shape.items);
    case 'number':
      return typeof choice === 'number' && Number.isInteger(choice) && choice >= shape.min && choice <= shape.max;
    case 'confirm':
      return choice === true;
    case 'compound': {
      const names = Object.keys(shape.parts);
      return sized(choice, names.length) && names.every((name) => Object.hasOwn(choice, name) && fits(shape.parts[name], choice[name]));
    }
  }
}

/** Can this shape be answered at all? An empty prompt is still shown: that it is empty is its owner's secret. */
export const answerable = (shape: Shape): boolean => {
  if (shape.t === 'oneOf') return shape.options.some((o) => typeof o !== 'object' || answerable(o.with));
  if (shape.t === 'someOf') return shape.options.length >= shape.min;
  if (shape.t === 'assign') return shape.to.length >= (shape.distinct ? shape.keys.length : Math.min(shape.keys.length, 1));
  if (shape.t === 'number') return shape.max >= shape.min;
  if (shape.t === 'compound') return Object.values(shape.parts).every(answerable);
  return true;
};

/** The only answer there is, where there is just one; undefined where there are more, or where the moment is the answer. */
export function onlyChoice(shape: Shape): Choice | undefined {
  switch (shape.t) {
    case 'oneOf': {
      const open = shape.options.filter((o) => typeof o !== 'object' || answerable(o.with));
      const [only] = open;
      if (only === undefined || open.length > 1) return undefined;
      if (typeof only !== 'object') return only;
      const more = onlyChoice(only.with);
      return more === undefined ? undefined : { pick: only.id, with: more };
    }
    case 'someOf':
      return shape.min === shape.options.length || shape.max === 0 ? shape.options.slice(0, shape.max) : undefined;
    case 'assign':
      return shape.to.length === 1 && answerable(shape) ? shape.keys.map(() => shape.to[0]) : shape.keys.length === 0 ? [] : undefined;
    case 'order':
      return shape.items.length < 2 ? shape.items.slice() : undefined;
    case 'number':
      return shape.min === shape.max ? shape.min : undefined;
    case 'confirm':
      return undefined;
    case 'compound': {
      const out: Record<string, Choice> = {};
      for (const [name, part] of Object.entries(shape.parts)) {
        const only = onlyChoice(part);
        if (only === undefined) return undefined;
        out[name] = only;
      }
      return out;
    }
  }
}

/** A random answer: the random player, the random fallback of a clock that ran out, and every fuzzer use this one. */
export function anyChoice(shape: Shape, below: (n: number) => number): Choice {
  switch (shape.t) {
    case 'oneOf': {
      const open = shape.options.filter((o) => typeof o !== 'object' || answerable(o.with));
      const option = open[below(open.length)];
      return typeof option === 'object' ? { pick: option.id, with: anyChoice(option.with, below) } : option;
    }
    case 'someOf':
      return drawn(shape.options, shape.min + below(Math.min(shape.max, shape.options.length) - shape.min + 1), below);
    case 'assign':
      return shape.distinct ? drawn(shape.to, shape.keys.length, below) : shape.keys.map(() => shape.to[below(shape.to.length)]);
    case 'order':
      return drawn(shape.items, shape.items.length, below);
    case 'number':
      return shape.min + below(shape.max - shape.min + 1);
    case 'confirm':
      return true;
    case 'compound':
      return Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, anyChoice(part, below)]));
  }
}

function drawn(from: Value[], count: number, below: (n: number) => number): Value[] {
  const rest = from.slice();
  const out: Value[] = [];
  for (let i = 0; i < count; i++) out.push(rest.splice(below(rest.length), 1)[0]);
  return out;
}
