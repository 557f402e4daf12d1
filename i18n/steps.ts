/** What is asked at one level of a question: said by what was picked before it, or by what there is to choose from. */
import { kindAt, type Path, type Shape, shapeAt, type Value } from '@lurk/kernel';

type Said<S> = Readonly<Record<string, S>>;
export interface StepWords<S> {
  /** By the kind of the thing that was picked before. */
  readonly after: Said<S>;
  /** By the word or the part that led there, or by one thing of which more is to be said than of its kind. */
  readonly by: Said<S>;
  /** By the kind of the things to choose from. */
  readonly of: Said<S>;
}
const said = <S>(words: Said<S>, what: Value | null | undefined): S | undefined =>
  what === null || what === undefined ? undefined : words[what];

/** The kind of the thing that was picked last; null where that was a word, or nothing yet. */
export function kindPicked(shape: Shape, path: Path): string | null {
  const led = path.at(-1);
  const before = shapeAt(shape, path.slice(0, -1));
  return led === undefined || !before ? null : kindAt(before, led);
}

export function stepAt<S>({ after, by, of }: StepWords<S>, shape: Shape, path: Path): S | undefined {
  const level = shapeAt(shape, path);
  if (!level) return undefined;
  const { of: things, per = things } = { of: undefined, per: undefined, ...level };
  return said(after, kindPicked(shape, path)) ?? said(by, path.at(-1)) ?? said(of, per) ?? said(of, things);
}
