/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for.
 */
import { must, type Shape, type Value } from '@lurk/kernel';
import {
  isPairId,
  isPlaceNo,
  isToken,
  mayPlanTokens,
  type NA,
  type PlaceNo,
  pairOf,
  pairPlaces,
  type Seen,
  type Token,
  tokensToPlace,
} from '@lurk/not-alone/public';
import { type Draft, focus, idOf, type Path, put, touch } from '../../../decide/draft';
import * as desks from '../../../play/desk';
import { type Given, givenBy, type Question, questionAt, questions, touchPass } from '../../../play/desk';
import type { Route } from '../../../play/things';
import { type Key, keyOf, kindOf, nearestOf, PASS, routesOf } from './things';

export interface Desk extends desks.Desk {
  /** The first place of a pair. */
  readonly half: PlaceNo | null;
  /** Where the Creature would lay her tokens: kept from the moment she thinks of it until they lie there. */
  readonly plan: Readonly<Partial<Record<Token, Value>>>;
  readonly active: Token | null;
}
export const emptyDesk: Desk = { ...desks.emptyDesk, half: null, plan: {}, active: null };

const hereOf = (question: Question, desk: Desk): Path =>
  question.offered === desk.offering ? focus(question.decision.shape, desk.draft).path : [];

function reachable(view: Seen, desk: Desk, question: Question, wanted: (key: Key) => boolean): Route | undefined {
  const found = routesOf(question).filter(({ path, id }) => wanted(keyOf(id, kindOf(question), path, view.open)));
  return nearestOf(found, hereOf(question, desk));
}

/** The tokens the Creature lays or may think of laying, each with where it may go. */
export interface Parts {
  readonly parts: Readonly<Partial<Record<Token, Shape>>>;
  /** The way to them in the question; null while it is a mere plan. */
  readonly path: Path | null;
}
export function partsOf(view: Seen, desk: Desk): Parts {
  const question = questionAt(view, desk);
  const shape = question?.decision.shape;
  if (shape?.t === 'compound') return { parts: shape.parts, path: [] };
  const tokens = shape?.t === 'oneOf' ? shape.options.find((option) => typeof option === 'object' && option.id === 'tokens') : undefined;
  if (typeof tokens === 'object' && tokens.with.t === 'compound') return { parts: tokens.with.parts, path: ['tokens'] };
  const plans = view.seat === view.open.creature && mayPlanTokens(view.open);
  return { parts: plans ? tokensToPlace(view.open) : {}, path: null };
}

const spotsOf = (part: Shape | undefined): readonly Value[] => (part?.t === 'oneOf' ? part.options.map(idOf) : []);
/** Where the plan would lay this token, if it still may. */
export function planned(desk: Desk, { parts }: Parts, token: Token): Value | undefined {
  const spot = desk.plan[token];
  return spot !== undefined && spotsOf(parts[token]).includes(spot) ? spot : undefined;
}

export const tokensOf = ({ parts }: Parts): Token[] => Object.keys(parts).filter(isToken);
/** The token a place would be given to. */
export function activeToken(desk: Desk, laid: Parts): Token | null {
  const tokens = tokensOf(laid);
  if (desk.active && tokens.includes(desk.active)) return desk.active;
  return tokens.find((token) => planned(desk, laid, token) === undefined) ?? tokens[0] ?? null;
}

/** What touching a place would do: give it to a level of the question, to a token, or make it half of a pair. */
type Aim =
  | { readonly t: 'route'; readonly question: Question; readonly route: Pick<Route, 'path' | 'id'> }
  | { readonly t: 'token'; readonly spot: Value }
  | { readonly t: 'half' };

function aimAt(view: Seen, desk: Desk, place: PlaceNo): Aim | null {
  for (const question of questions(view, desk)) {
    const route = reachable(view, desk, question, (key) => key === `place:${place}`);
    if (route) return { t: 'route', question, route };
  }
  const pairs = pairsOpen(view, desk);
  if (pairs) return halfOrPair(desk, pairs.ids, place, (id) => ({ t: 'route', question: pairs.question, route: { path: pairs.path, id } }));
  const laid = partsOf(view, desk);
  const token = activeToken(desk, laid);
  if (!token) return null;
  const spots = spotsOf(laid.parts[token]);
  if (spots.includes(place)) return { t: 'token', spot: singleOrPair(planned(desk, laid, token), spots, place) };
  return halfOrPair(desk, spots, place, (spot) => ({ t: 'token', spot }));
}

/** NA-236 Where a place or one pair will do: the neighbour of a laid place makes the pair, one of the pair makes a single place again. */
function singleOrPair(was: Value | undefined, spots: readonly Value[], place: PlaceNo): Value {
  const pair = isPlaceNo(was) ? pairOf(was, place) : null;
  return pair && spots.includes(pair) ? pair : place;
}

function halfOrPair(desk: Desk, ids: readonly Value[], place: PlaceNo, whole: (id: Value) => Aim): Aim | null {
  const mine = ids.filter((id) => typeof id === 'string' && isPairId(id) && pairPlaces(id).includes(place));
  if (mine.length === 0) return null;
  if (desk.half === null || desk.half === place) return { t: 'half' };
  const id = pairOf(desk.half, place);
  return id && mine.includes(id) ? whole(id) : null;
}

/** The pairs a card at hand asks for. */
function pairsOpen(view: Seen, desk: Desk): { question: Question; path: Path; ids: readonly Value[] } | null {
  const question = questionAt(view, desk);
  if (!question || desk.draft === undefined || desk.draft === null) return null;
  const here = hereOf(question, desk);
  const ids = routesOf(question)
    .filter(({ path, id }) => String(path) === String(here) && isPairId(String(id)))
    .map(({ id }) => id);
  return ids.length > 0 ? { question, path: here, ids } : null;
}

const placeIn = (key: Key): PlaceNo | null => {
  const place = key.startsWith('place:') ? Number(key.slice(6)) : null;
  return isPlaceNo(place) ? place : null;
};
const tokenIn = (view: Seen, desk: Desk, key: Key): Token | undefined =>
  tokensOf(partsOf(view, desk)).find((token) => key === `token:${token}`);

/** Would touching this do anything? */
export function canTouch(view: Seen, desk: Desk, key: Key): boolean {
  const place = placeIn(key);
  if (place !== null) return aimAt(view, desk, place) !== null;
  if (key === PASS) return !!questionAt(view, desk)?.decision.mayPass;
  if (questions(view, desk).some((question) => reachable(view, desk, question, (one) => one === key))) return true;
  return tokenIn(view, desk, key) !== undefined;
}

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  const place = placeIn(key);
  if (place !== null) return touchPlace(view, desk, place);
  if (key === PASS) return { ...touchPass(view, desk), half: null };
  for (const question of questions(view, desk)) {
    const route = reachable(view, desk, question, (one) => one === key);
    if (route) return follow(desk, question, route);
  }
  const token = tokenIn(view, desk, key);
  return token ? { ...desk, active: token, half: null } : desk;
}

function touchPlace(view: Seen, desk: Desk, place: PlaceNo): Desk {
  const aim = aimAt(view, desk, place);
  if (!aim) return desk;
  if (aim.t === 'route') return follow(desk, aim.question, aim.route);
  if (aim.t === 'half') return { ...desk, half: desk.half === place ? null : place };
  const token = must(activeToken(desk, partsOf(view, desk)), 'a token to lay');
  const { [token]: was, ...others } = desk.plan;
  return {
    ...desk,
    half: null,
    active: was === aim.spot ? token : null,
    plan: was === aim.spot ? others : { ...others, [token]: aim.spot },
  };
}

function follow(desk: Desk, { decision, offered }: Question, { path, id }: Pick<Route, 'path' | 'id'>): Desk {
  const draft = offered === desk.offering && desk.draft !== null ? desk.draft : undefined;
  return { ...desk, offering: offered, half: null, draft: touch(decision.shape, draft, path, id) };
}

/** Drops what is picked; a plan of tokens stays, since it is laid piece by piece. */
const clearDesk = (desk: Desk): Desk => ({ ...desks.cleared(desk), half: null });

export function answerOf(view: Seen, desk: Desk): Given | null {
  const question = questionAt(view, desk);
  return givenBy(question, question && desk.draft === undefined ? planAsDraft(view, desk, question.decision.shape) : desk.draft);
}

function planAsDraft(view: Seen, desk: Desk, shape: Shape): Draft {
  const laid = partsOf(view, desk);
  if (laid.path === null) return shape.t === 'confirm' ? true : undefined;
  const spots = tokensOf(laid).map((token) => [token, planned(desk, laid, token)] as const);
  return spots.every(([, spot]) => spot !== undefined) ? put(shape, undefined, laid.path, Object.fromEntries(spots)) : undefined;
}

export const deskRules: desks.DeskRules<NA, Desk, Key> = {
  empty: emptyDesk,
  clear: clearDesk,
  touch: touchThing,
  put: (view, desk, path, value) => desks.putAt(view, { ...desk, half: null }, path, value),
  answer: answerOf,
  // A plan is for one turn.
  follow: (desk, view, before) => (view.open.turn === before.open.turn ? desk : { ...desk, plan: {}, active: null }),
};
