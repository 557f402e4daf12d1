/** The options of a decision as things on the table: a key is what a finger touches, whatever the question. */
import { kindAt, type Shape, type Value } from '@lurk/kernel';
import { idOf, type Path } from './draft';

/** What a thing is and which one, "place:4"; an option that is no thing is a word, "word:stop". */
export type Key = string;
/** What kind of thing it is a key of; "word" of a word. */
export const kindIn = (key: Key): string => key.slice(0, key.indexOf(':'));
export const PASS: Key = 'word:pass';
export const keyAt = (shape: Shape, id: Value): Key => `${kindAt(shape, id) ?? 'word'}:${id}`;

/** An option, and the picks that lead to it. */
export interface Route {
  readonly path: Path;
  readonly id: Value;
  /** The level it is an option of. */
  readonly shape: Shape;
}

/** All options of a shape whose kinds lie on the table, with the way to each; the parts of a compound count as steps. */
export function* routes(shape: Shape, kinds: readonly Shape['t'][], path: Path = []): Generator<Route> {
  if (!kinds.includes(shape.t)) return;
  if (shape.t === 'compound') for (const [name, part] of Object.entries(shape.parts)) yield* routes(part, kinds, [...path, name]);
  if (shape.t === 'number') for (let id = shape.min; id <= shape.max; id++) yield { path, id, shape };
  if (shape.t === 'order') for (const id of shape.items) yield { path, id, shape };
  if (shape.t === 'assign') for (const id of shape.to) yield { path, id, shape };
  if (shape.t !== 'oneOf' && shape.t !== 'someOf') return;
  for (const option of shape.options) {
    const id = idOf(option);
    yield { path, id, shape };
    if (typeof option === 'object') yield* routes(option.with, kinds, [...path, id]);
  }
}

/** How many picks two ways share. */
export function shared(a: Path, b: Path): number {
  const end = Math.min(a.length, b.length);
  let n = 0;
  while (n < end && a[n] === b[n]) n++;
  return n;
}

/** The nearest of several routes: the one that shares most picks with what is picked already, then the shortest. */
export function nearest(found: readonly Route[], gone: readonly Path[]): Route | undefined {
  const common = ({ path }: Route): number => Math.max(0, ...gone.map((way) => shared(path, way)));
  return found.toSorted((a, b) => common(b) - common(a) || a.path.length - b.path.length)[0];
}
