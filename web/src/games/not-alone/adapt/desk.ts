/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Special about this table: two places
 * make a pair, and the Creature may plan where her tokens go before she is asked.
 */
import { keysOf, type Shape, shapeIn, type Value } from '@lurk/kernel';
import {
  isPlaceNo,
  mayPlanTokens,
  type NA,
  type PairId,
  PLACE_NOS,
  type PlaceNo,
  pairOf,
  type Seen,
  spotPlaces,
  type Token,
  tokensToPlace,
  USUAL_SIDE,
} from '@lurk/not-alone/public';
import * as desks from '../../../play/asking/desk';
import { type Given, givenBy, questionAt } from '../../../play/asking/desk';
import { type Draft, idOf, type Path, put } from '../../../play/asking/draft';
import { type Key, keyAt, shared } from '../../../play/asking/things';
import { touching } from '../../../play/asking/touching';
import { keyOf } from './keys';

export interface Desk extends desks.Desk {
  /** The first place of a pair. */
  readonly half: PlaceNo | null;
  /** Where the Creature would lay her tokens: kept from the moment she thinks of it until they lie there. */
  readonly plan: Readonly<Partial<Record<Token, Value>>>;
  readonly active: Token | null;
}
export const emptyDesk: Desk = { ...desks.emptyDesk, half: null, plan: {}, active: null };

/** The answer so far. The side of the board is prefilled: it is a matter of set-up, and one side is usual. */
export const draftOf = (view: Seen, desk: Desk): Draft =>
  desk.draft === undefined && questionAt(view, desk)?.decision.kind === 'chooseSide' ? USUAL_SIDE : desk.draft;

/** Picks that only lead to a card or a place: touching the card makes them. */
const SILENT: readonly Value[] = ['play', 'survival', 'card', 'tokens'];
export const isSilent = (id: Value): boolean => SILENT.includes(id);

/** Whatever a place is chosen for, it is the place that is touched, or the pair. */
export const keyOnTable = (shape: Shape, id: Value): Key => keyAt(shape, id).replace(/^(led|spot):/, isPlaceNo(id) ? 'place:' : 'pair:');

export const table = touching<NA, Desk>({
  draftOf,
  keyOf: (_, { shape, id }) => keyOnTable(shape, id),
  // From here on by picks that need no saying.
  isAtHand: ({ path }, { here }) => path.slice(shared(path, here)).every(isSilent),
  // The parts are tokens, laid in any order.
  offTable: ['compound'],
  dropped: { half: null },
});

/** The tokens the Creature lays or may think of laying, each with where it may go. */
export interface Parts {
  readonly parts: Readonly<Partial<Record<Token, Shape>>>;
  /** The way to them in the question; null while it is a mere plan. */
  readonly path: Path | null;
}
export function partsOf(view: Seen, desk: Desk): Parts {
  const shape = questionAt(view, desk)?.decision.shape;
  if (shape?.t === 'compound') return { parts: shape.parts, path: [] };
  const tokens = shape && shapeIn(shape, 'tokens');
  if (tokens?.t === 'compound') return { parts: tokens.parts, path: ['tokens'] };
  const plans = view.seat === view.open.creature && mayPlanTokens(view.open);
  return { parts: plans ? tokensToPlace(view.open) : {}, path: null };
}

const spotsOf = (part: Shape | undefined): readonly Value[] => (part?.t === 'oneOf' ? part.options.map(idOf) : []);
/** Where the plan would lay this token, if it still may. */
export function planned(desk: Desk, { parts }: Parts, token: Token): Value | undefined {
  const spot = desk.plan[token];
  return spot !== undefined && spotsOf(parts[token]).includes(spot) ? spot : undefined;
}

export const tokensOf = ({ parts }: Parts): Token[] => keysOf(parts);
/** The token a place would be given to. */
export function activeToken(desk: Desk, laid: Parts): Token | null {
  const tokens = tokensOf(laid);
  if (desk.active && tokens.includes(desk.active)) return desk.active;
  return tokens.find((token) => planned(desk, laid, token) === undefined) ?? tokens[0] ?? null;
}

/** What touching a place does that the question itself does not ask for: it makes a pair, or a token is laid there. Null: nothing. */
function touchPlace(view: Seen, desk: Desk, place: PlaceNo): Desk | null {
  const asked = table.reached(view, desk).at(-1)?.shape;
  if (asked?.t === 'oneOf' && asked.of === 'pair')
    return paired(desk, spotsOf(asked), place, (id) => table.touchThing(view, desk, keyOf('pair', id)));
  const laid = partsOf(view, desk);
  const token = activeToken(desk, laid);
  if (!token) return null;
  const spots = spotsOf(laid.parts[token]);
  const lay = (spot: Value): Desk => {
    const { [token]: was, ...others } = desk.plan;
    const again = was === spot;
    return { ...desk, half: null, active: again ? token : null, plan: again ? others : { ...others, [token]: spot } };
  };
  return spots.includes(place) ? lay(singleOrPair(planned(desk, laid, token), spots, place)) : paired(desk, spots, place, lay);
}

/** NA-236 Where a place or one pair will do: the neighbour of a laid place makes the pair, one of the pair makes a single place again. */
function singleOrPair(was: Value | undefined, spots: readonly Value[], place: PlaceNo): Value {
  const pair = isPlaceNo(was) ? pairOf(was, place) : null;
  return pair && spots.includes(pair) ? pair : place;
}

function paired(desk: Desk, pairs: readonly Value[], place: PlaceNo, whole: (id: PairId) => Desk): Desk | null {
  if (!pairs.some((id) => spotPlaces(id).includes(place))) return null;
  if (desk.half === null || desk.half === place) return { ...desk, half: desk.half === place ? null : place };
  const id = pairOf(desk.half, place);
  return id && pairs.includes(id) ? whole(id) : null;
}

/** What is touched besides the options of the question. */
function touchOwn(view: Seen, desk: Desk, key: Key): Desk | null {
  const place = PLACE_NOS.find((no) => key === keyOf('place', no));
  if (place) return touchPlace(view, desk, place);
  const token = tokensOf(partsOf(view, desk)).find((one) => key === keyOf('token', one));
  return token ? { ...desk, active: token, half: null } : null;
}

/** Would touching this do anything? */
export const canTouch = (view: Seen, desk: Desk, key: Key): boolean =>
  table.canTouch(view, desk, key) || touchOwn(view, desk, key) !== null;

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  const own = table.canTouch(view, desk, key) ? null : touchOwn(view, desk, key);
  return own ?? table.touchThing(view, desk, key);
}

export function answerOf(view: Seen, desk: Desk): Given | null {
  const question = questionAt(view, desk);
  const draft = draftOf(view, desk);
  return givenBy(question, question && draft === undefined ? planAsDraft(view, desk, question.decision.shape) : draft);
}

function planAsDraft(view: Seen, desk: Desk, shape: Shape): Draft {
  const laid = partsOf(view, desk);
  if (laid.path === null) return shape.t === 'confirm' ? true : undefined;
  const spots = tokensOf(laid).map((token) => [token, planned(desk, laid, token)] as const);
  return spots.every(([, spot]) => spot !== undefined) ? put(shape, undefined, laid.path, Object.fromEntries(spots)) : undefined;
}

export const deskRules: desks.DeskRules<NA, Desk, Key> = {
  ...table.rules,
  empty: emptyDesk,
  touch: touchThing,
  answer: answerOf,
  // A plan is for one turn.
  follow: (desk, view, before) => (view.open.turn === before.open.turn ? desk : { ...desk, plan: {}, active: null }),
};
