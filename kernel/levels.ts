/** A shape, level by level: what is asked after which picks. */
import type { Option, Shape, Value } from './shapes.ts';

export const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);
/** The picks that lead to a level of a shape, outermost first; the parts of a compound count as picks. */
export type Path = readonly Value[];
/** What is asked one pick further in; undefined where nothing more is. */
export function shapeIn(shape: Shape, pick: Value): Shape | undefined {
  if (shape.t === 'compound') return shape.parts[pick];
  if (shape.t !== 'oneOf') return undefined;
  const option = shape.options.find((one) => idOf(one) === pick);
  return typeof option === 'object' ? option.with : undefined;
}
export const shapeAt = (shape: Shape, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>((at, pick) => at && shapeIn(at, pick), shape);
