/** The options of a decision as things on the table: a key is what a finger touches, whatever the question. */
import { type Decision, isOneOf, type Shape, type Value } from '@lurk/kernel';
import { CHARACTERS, ITEMS, LOCATIONS, OF_DICE, PLACES, WEATHERS } from '@lurk/the-thing/public';
import type { Path } from '../../../decide/draft';
import { type Key, type Route, routes } from '../../../play/things';

/** "place:lab", "pawn:3", "card:use", "item:cable", "weather:snow", "character:clark", "die:1", "side:left", "give:fuel", "want:weapon", "accept:2", "word:sleep". */
export { type Key, PASS } from '../../../play/things';

/** Questions whose cards are Action cards of one's own. */
const CARD_KINDS: readonly string[] = ['garrySwap', 'whichCard', 'starvingDiscard'];
/** An item by its name, whatever it is charged with. */
export const itemName = (id: string): string => id.split(':')[0];
const isItem = (id: string): boolean => isOneOf(ITEMS, itemName(id));
const isPlace = (id: string): boolean => isOneOf(PLACES, id) || isOneOf(LOCATIONS, id);

export function keyOf(id: Value, kind: string, path: Path): Key {
  const part = path.at(-1);
  // Whose offer is meant: its two answers are two things.
  if (kind === 'callVote' && (part === 'accept' || part === 'decline')) return `${part}:${id}`;
  if (typeof id === 'number') return OF_DICE.includes(kind) && path.length === 0 ? `die:${id}` : `pawn:${id}`;
  if (part === 'give' || part === 'want') return `${part}:${id}`;
  // What is asked of somebody, and what is picked of one's own for an offer that came.
  if (kind === 'callVote' && path.length >= 2) return `${path[0] === 'request' ? 'want' : 'give'}:${id}`;
  if (CARD_KINDS.includes(kind) || part === 'card') return `card:${id}`;
  if (kind === 'sleepersCards') return `mix:${id}`;
  if (part === 'weather' || kind === 'weatherChoice') return isOneOf(WEATHERS, id) ? `weather:${id}` : `word:${id}`;
  if (isOneOf(CHARACTERS, id)) return `character:${id}`;
  if (id === 'left' || id === 'right') return `side:${id}`;
  if (kind === 'alienChoice' || kind === 'useVehicle') return `word:${id}`;
  if (part === 'fuel') return isPlace(id) ? `place:${id}` : `word:${id}`;
  // A Human's button is drawn like an Alien's, and so is what it is called here (L-03).
  if (id === 'reveal' || id === 'remain') return 'word:unmask';
  if (isItem(id)) return `item:${id}`;
  return isPlace(id) ? `place:${id}` : `word:${id}`;
}

/** The kinds of shapes whose options lie on the table. */
const ON_TABLE: readonly Shape['t'][] = ['oneOf', 'someOf', 'order', 'compound'];
export const routesTo = ({ kind, shape }: Decision, key: Key): Route[] =>
  [...routes(shape, ON_TABLE)].filter(({ path, id }) => keyOf(id, kind, path) === key);
