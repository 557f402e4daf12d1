/** A shape, option by option. */
import type { Option, Path, Shape, Value } from '@lurk/kernel';

export type { Path } from '@lurk/kernel';

/** Every option of a shape with the picks that lead to it: what a screen or a test may walk through. */
export function* optionsWithin(shape: Shape, path: Path = []): Generator<{ option: Value | Option; path: Path }> {
  if (shape.t === 'compound') for (const [part, inner] of Object.entries(shape.parts)) yield* optionsWithin(inner, [...path, part]);
  if (shape.t === 'assign') for (const option of [...shape.keys, ...shape.to]) yield { option, path };
  if (shape.t === 'order') for (const option of shape.items) yield { option, path };
  if (shape.t !== 'oneOf' && shape.t !== 'someOf') return;
  for (const option of shape.options) {
    yield { option, path };
    if (typeof option === 'object') yield* optionsWithin(option.with, [...path, option.id]);
  }
}

/** Every part of every compound within a shape, with the picks that lead to it. */
export function* partsWithin(shape: Shape, path: Path = []): Generator<{ shape: Shape; path: Path }> {
  if (shape.t === 'compound')
    for (const [part, inner] of Object.entries(shape.parts)) {
      yield { shape: inner, path: [...path, part] };
      yield* partsWithin(inner, [...path, part]);
    }
  if (shape.t === 'oneOf')
    for (const option of shape.options) if (typeof option === 'object') yield* partsWithin(option.with, [...path, option.id]);
}
