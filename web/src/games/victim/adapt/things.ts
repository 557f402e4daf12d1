/** The options of a decision as things on the table: a key is what a finger touches, whatever the question. */
import { type Decision, isOneOf, type Shape, type Value } from '@lurk/kernel';
import { type Cell, CHARACTERS, ITEMS, isCell, neighbour, type Seen, SIDED, SIDES, type Side, STATS, victimOf } from '@lurk/victim/public';
import type { Path } from '../../../decide/draft';
import { type Key, type Route, routes } from '../../../play/things';

/** "cell:0,1", "victim:anya", "item:manual:0", "rot:3", "stack:A", "die:0", "stat:agi", "token:5", "place:2", "row:1", "worn:shoes", "word:run". */
export { type Key, PASS } from '../../../play/things';

/** Whose tile a side belongs to. */
function moverAt({ open, decision }: Seen): Cell | null {
  if (decision?.kind.startsWith('demon') && open.demon) return open.demon.at;
  const victim = open.running?.victim ?? open.turn?.victim;
  return victim ? victimOf(open, victim).at : null;
}

export function keyOf(view: Seen, id: Value, kind: string, path: Path): Key {
  const part = path.at(-1);
  if (typeof id === 'number') return numberKey(view, id, kind, path);
  if (isCell(id)) return `cell:${id}`;
  if (isOneOf(CHARACTERS, id)) return kind === 'chooseCharacter' ? `cast:${id}` : `victim:${id}`;
  if (isOneOf(STATS, id)) return `stat:${id}`;
  if (part === 'takeOff' || part === 'worn') return `worn:${id}`;
  if (part === 'place' && /^[-+*/]$/.test(id)) return `token:${id}`;
  if (part === 'upgrade') return `upgrade:${id}`;
  if (id === 'A' || id === 'B') return `stack:${id}`;
  const [item] = id.split(':');
  // Two of one's Victims may hold alike cards: each has a part of its own.
  const whose = typeof path[0] === 'string' && isOneOf(CHARACTERS, path[0]) ? `${path[0]}.` : '';
  if (isOneOf(ITEMS, item) && (path.length > 0 || id.includes(':'))) return `item:${whose}${id.includes(':') ? id : `${id}:0`}`;
  return `word:${id}`;
}

/** The cell behind a side of the tile that the mover stands on is what is touched. */
function numberKey(view: Seen, id: number, kind: string, path: Path): Key {
  const part = path.at(-1);
  const at = moverAt(view);
  if (part !== undefined && SIDED.includes(part) && at && isSide(id)) return `cell:${neighbour(at, id)}`;
  if (kind === 'orientTile') return `rot:${id}`;
  if (part === 'manual') return `die:${id}`;
  if (part === 'takeBack') return `row:${id}`;
  if (part === 'place') return `token:${id}`;
  if (path.at(-2) === 'place') return `place:${id}`;
  return `number:${id}`;
}
const isSide = (id: number): id is Side => SIDES.some((side) => side === id);

/** The kinds of shapes whose options lie on the table. */
const ON_TABLE: readonly Shape['t'][] = ['oneOf', 'someOf', 'order', 'number', 'compound'];
export const routesTo = (view: Seen, { kind, shape }: Decision, key: Key): Route[] =>
  [...routes(shape, ON_TABLE)].filter(({ path, id }) => keyOf(view, id, kind, path) === key);

/** Picks that a tile, a figure, a token or a die stands for by itself; any other has to be picked first. */
const DIRECT: readonly Value[] = ['step', 'turn', 'crawl', 'attack', 'body', 'equip', 'place', 'takeBack', 'takeOff', 'manual', 'upgrade'];
/** May a key be touched for this route, with so much picked already? */
export const isAtHand = ({ path: [lead] }: Route, picked: Path): boolean =>
  lead === undefined || picked[0] === lead || DIRECT.includes(lead);
