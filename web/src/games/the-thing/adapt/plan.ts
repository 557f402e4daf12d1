/** The Alien's plan on the desk (D-04, D-05): points of Force poured into places one by one; what is not poured stays in the pool. */
import { isOneOf, type Shape } from '@lurk/kernel';
import { LOCATIONS, type Location } from '@lurk/the-thing/public';
import { type Draft, draftAt, idOf, listOf, type Path, put, shapeAt } from '../../../play/asking/draft';

/** The way to the plan in a question: the question itself, or the offer of the other Aliens. Null where none is asked for. */
export function wayToPlan(shape: Shape): Path | null {
  const isPlan = (one: Shape | undefined): boolean => one?.t === 'compound' && !!one.parts.first && one.parts.rest?.t === 'assign';
  if (isPlan(shape)) return [];
  return isPlan(shapeAt(shape, ['propose'])) ? ['propose'] : null;
}

/** Where each point goes, in the order of the board. */
export function pointsIn(shape: Shape, draft: Draft, way: Path): Location[] {
  const laid = [draftAt(shape, draft, [...way, 'first']), ...listOf(draftAt(shape, draft, [...way, 'rest']))];
  return LOCATIONS.flatMap((room) => laid.filter((at) => at === room).map(() => room));
}
function placesToPour(shape: Shape, way: Path): Location[] {
  const first = shapeAt(shape, [...way, 'first']);
  const ids = first?.t === 'oneOf' ? first.options.map(idOf) : [];
  return LOCATIONS.filter((room) => ids.includes(room));
}
/** How many points there are in all. */
function forceToPour(shape: Shape, way: Path): number {
  const rest = shapeAt(shape, [...way, 'rest']);
  // shown: what the question asks for, point by point.
  return 1 + (rest?.t === 'assign' ? rest.keys.length : 0);
}

/** One point more in this place, or one less. */
export function pour(shape: Shape, draft: Draft, way: Path, name: string, by: 1 | -1): Draft {
  const points = pointsIn(shape, draft, way);
  if (!isOneOf(placesToPour(shape, way), name)) return draft;
  // shown: no more points than the question asks for.
  if (by > 0 && points.length < forceToPour(shape, way)) points.push(name);
  const at = points.lastIndexOf(name);
  if (by < 0 && at >= 0) points.splice(at, 1);
  const [first, ...rest] = points;
  if (first === undefined) return undefined;
  // shown: all but the first.
  const kept = Array.from({ length: forceToPour(shape, way) - 1 }, (_, i) => rest[i] ?? 'pool');
  return put(shape, draft ?? undefined, way, { first, rest: kept });
}
