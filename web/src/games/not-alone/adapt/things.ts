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
import { type Key, nearest, type Route, routes, shared } from '../../../play/things';

/** "place:4", "pair:1-2", "hunt:scream", "survival:dodge", "seat:2", "visit:2/4", "token:creature", "word:resist", "paid:1", "side:2". */
export { type Key, PASS } from '../../../play/things';

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

/** A compound is left out: its parts are tokens, laid in any order. */
const ON_TABLE: readonly Shape['t'][] = ['oneOf', 'someOf'];
export const routesOf = ({ decision }: Question): Route[] => [...routes(decision.shape, ON_TABLE)];

/** Can the way be gone from here by picks that need no saying? */
const isOpenWay = (path: Path, here: Path): boolean => path.slice(shared(path, here)).every(isSilent);

/** The nearest of the ways that are open from here. */
export const nearestOf = (found: readonly Route[], here: Path): Route | undefined =>
  nearest(
    found.filter(({ path }) => isOpenWay(path, here)),
    [here],
  );
