/** The options of a decision as things on the table: a key is what a finger touches, whatever the question. */
import type { Shape, Value } from '@lurk/kernel';
import {
  type AskKind,
  isHuntId,
  isPairId,
  isSurvivalId,
  isToken,
  meaningOf,
  kindOf as nameOfKind,
  type Open,
  type Path,
} from '@lurk/not-alone/public';
import type { Question } from '../../../play/desk';

/** "place:4", "pair:1-2", "hunt:scream", "survival:dodge", "seat:2", "visit:2/4", "token:creature", "word:resist", "paid:1", "side:2". */
export type Key = string;

export const kindOf = ({ decision }: Question): AskKind => nameOfKind(decision);

export function keyOf(id: Value, kind: AskKind, path: Path, open: Open): Key {
  if (typeof id === 'number') return `${meaningOf(kind, path, open)}:${id}`;
  if (isHuntId(id)) return `hunt:${id}`;
  if (isSurvivalId(id)) return `survival:${id}`;
  if (isPairId(id)) return `pair:${id}`;
  if (isToken(id)) return `token:${id}`;
  return id.includes('/') ? `visit:${id}` : `word:${id}`;
}

/** Picks that only lead to a card or a place: touching the card makes them. */
const SILENT: readonly Value[] = ['play', 'survival', 'card', 'tokens'];
export const isSilent = (id: Value): boolean => SILENT.includes(id);

export interface Route {
  readonly path: Path;
  readonly id: Value;
}

/** All options of a shape, with the way to each. Compounds are left out: their parts are tokens, laid in any order. */
export function* routes(shape: Shape, path: Path = []): Generator<Route> {
  if (shape.t !== 'oneOf' && shape.t !== 'someOf') return;
  for (const option of shape.options) {
    const id = typeof option === 'object' ? option.id : option;
    yield { path, id };
    if (typeof option === 'object') yield* routes(option.with, [...path, id]);
  }
}

/** How many picks two ways share. */
export function shared(a: Path, b: Path): number {
  const end = Math.min(a.length, b.length);
  let n = 0;
  while (n < end && a[n] === b[n]) n++;
  return n;
}

/** Can the way be gone from here by picks that need no saying? */
export const isOpenWay = (path: Path, here: Path): boolean => path.slice(shared(path, here)).every(isSilent);

/** The nearest of several ways: most in common with where the hand is, then the shortest. */
export function nearest(found: readonly Route[], here: Path): Route | undefined {
  const near = found.filter(({ path }) => isOpenWay(path, here));
  return near.sort((a, b) => shared(b.path, here) - shared(a.path, here) || a.path.length - b.path.length)[0];
}
