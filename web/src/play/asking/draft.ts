/**
 * An answer under construction: shaped like the finished choice, with holes. Pure, and the same for every game: screens say which
 * option was touched and its path in the shape, and read back what is picked, what is still missing, and the finished choice.
 */
import { type Choice, fits, type Path, type Shape, shapeAt, shapeIn, type Value } from '@lurk/kernel';

export { idOf, type Path, shapeAt } from '@lurk/kernel';

/** `undefined` is a hole; `null` declines the whole decision. */
export type Draft = undefined | null | true | Value | readonly (Value | undefined)[] | { readonly [part: string]: Draft };

/** One level of a shape that has been reached, outermost first. */
export interface Level {
  readonly shape: Shape;
  readonly draft: Draft;
  readonly path: Path;
}

const isMap = (draft: Draft): draft is { readonly [part: string]: Draft } =>
  draft !== null && typeof draft === 'object' && !Array.isArray(draft);
export const listOf = (draft: Draft): readonly (Value | undefined)[] => (Array.isArray(draft) ? draft : []);
/** Everything picked of a list, holes left out. */
export const picked = (draft: Draft): readonly Value[] => listOf(draft).filter((id) => id !== undefined);
/** What was picked at a `oneOf`, with or without more. */
export const pickIn = (draft: Draft): Value | undefined => {
  const pick = isMap(draft) ? draft.pick : draft;
  return typeof pick === 'string' || typeof pick === 'number' ? pick : undefined;
};

function draftIn(shape: Shape, draft: Draft, pick: Value): Draft {
  if (shape.t === 'compound') return isMap(draft) ? draft[pick] : undefined;
  return isMap(draft) && draft.pick === pick ? draft.with : undefined;
}

export function draftAt(shape: Shape, draft: Draft, path: Path): Draft {
  let [at, value]: [Shape | undefined, Draft] = [shape, draft];
  for (const pick of path) {
    if (!at) return undefined;
    value = draftIn(at, value, pick);
    at = shapeIn(at, pick);
  }
  return value;
}

/** Puts a draft at the end of a path, making the picks that lead there. */
export function put(shape: Shape, draft: Draft, path: Path, value: Draft): Draft {
  const [pick, ...rest] = path;
  if (pick === undefined) return value;
  const next = shapeIn(shape, pick);
  if (!next) return draft;
  const below = put(next, draftIn(shape, draft, pick), rest, value);
  return shape.t === 'compound' ? { ...(isMap(draft) ? draft : {}), [pick]: below } : { pick, with: below };
}

/** Touches an option of the level at the end of the path: picks it, or lets it go if it was picked. */
export function touch(shape: Shape, draft: Draft, path: Path, id: Value): Draft {
  const at = shapeAt(shape, path);
  if (!at) return draft;
  const now = draftAt(shape, draft, path);
  return put(shape, draft, path, touched(at, now, id));
}

function touched(shape: Shape, draft: Draft, id: Value): Draft {
  switch (shape.t) {
    case 'oneOf': {
      if (pickIn(draft) === id) return undefined;
      const next = shapeIn(shape, id);
      return next ? { pick: id, with: settled(next, undefined) } : id;
    }
    case 'someOf': {
      const list = picked(draft);
      if (list.includes(id)) return list.filter((one) => one !== id);
      // One too many: the oldest pick is dropped, so that changing one's mind takes one touch.
      return [...list, id].slice(-shape.max);
    }
    case 'order': {
      const list = picked(draft);
      return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
    }
    case 'assign': {
      const list = shape.keys.map((_, i) => listOf(draft)[i]);
      const open = list.indexOf(undefined);
      return open < 0 ? [...list.slice(1), id] : list.with(open, id);
    }
    default:
      return id;
  }
}

/** Fills in what leaves no choice: a single option, a set that takes all or none, a mere confirmation. */
export function settled(shape: Shape, draft: Draft): Draft {
  if (draft !== undefined) return draft;
  if (shape.t === 'confirm') return true;
  if (shape.t === 'someOf' && shape.max === 0) return [];
  if (shape.t === 'someOf' && shape.options.length === shape.min) return shape.options.slice();
  if (shape.t === 'oneOf' && shape.options.length === 1) {
    const [only] = shape.options;
    return typeof only === 'object' ? { pick: only.id, with: settled(only.with, undefined) } : only;
  }
  return undefined;
}

/** Every level reached so far, outermost first; the parts of a compound stand side by side. */
export function levels(shape: Shape, draft: Draft, path: Path = []): Level[] {
  const here: Level = { shape, draft, path };
  if (shape.t === 'compound')
    return [here, ...Object.entries(shape.parts).flatMap(([name, part]) => levels(part, draftIn(shape, draft, name), [...path, name]))];
  const pick = shape.t === 'oneOf' ? pickIn(draft) : undefined;
  if (pick === undefined) return [here];
  const next = shapeIn(shape, pick);
  return next ? [here, ...levels(next, draftIn(shape, draft, pick), [...path, pick])] : [here];
}

/** The level being worked on: the first that is not answered, else the innermost. */
export function focus(shape: Shape, draft: Draft): Level {
  const reached = levels(shape, draft);
  return reached.find((level) => level.shape.t !== 'compound' && !isAnswered(level)) ?? reached.at(-1) ?? { shape, draft, path: [] };
}

const isAnswered = ({ shape, draft }: Level): boolean => (shape.t === 'oneOf' ? pickIn(draft) !== undefined : fits(shape, draft));

/** The finished choice; undefined while something is missing. */
export function choiceOf(shape: Shape, mayPass: boolean, draft: Draft): Choice | undefined {
  if (draft === null) return mayPass ? null : undefined;
  return fits(shape, draft) ? draft : undefined;
}

/** Everything picked, with the way to it. */
export function picksIn(shape: Shape, draft: Draft): { readonly path: Path; readonly id: Value }[] {
  return levels(shape, draft).flatMap((level) => {
    if (level.shape.t === 'oneOf') {
      const id = pickIn(level.draft);
      return id === undefined ? [] : [{ path: level.path, id }];
    }
    return level.shape.t === 'someOf' || level.shape.t === 'order' ? picked(level.draft).map((id) => ({ path: level.path, id })) : [];
  });
}
