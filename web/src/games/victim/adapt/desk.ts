/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for.
 */
import type { Shape } from '@lurk/kernel';
import type { Seen, VI } from '@lurk/victim/public';
import { type Draft, draftAt, idOf, type Level, levels, type Path, pickIn, put, settled, shapeAt, touch } from '../../../decide/draft';
import * as desks from '../../../play/desk';
import { type Given, givenBy, type Question, questionAt, touchPass } from '../../../play/desk';
import { isAtHand, type Key, keyOf, PASS, type Route, routes, shared } from './things';

export type Desk = desks.Desk;
export const { emptyDesk, cleared: clearDesk } = desks;

/** All that leaves no choice is filled in, in the parts of a compound too. */
function filled(shape: Shape, draft: Draft): Draft {
  if (draft === null) return null;
  if (shape.t === 'compound')
    return Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, filled(part, draftAt(shape, draft, [name]))]));
  // A set from which nothing need be taken is an answer as it is.
  if (shape.t === 'someOf' && shape.min === 0 && draft === undefined) return [];
  const now = settled(shape, draft);
  const pick = shape.t === 'oneOf' ? pickIn(now) : undefined;
  const more = pick === undefined ? undefined : shapeAt(shape, [pick]);
  return more && pick !== undefined ? put(shape, now, [pick], filled(more, draftAt(shape, now, [pick]))) : now;
}

/** The answer as far as it goes. */
export function draftOf(view: Seen, desk: Desk): Draft {
  const question = questionAt(view, desk);
  if (!question) return desk.draft;
  const { shape, mayPass } = question.decision;
  const draft = desks.settledDraft(view, desk);
  if (draft !== undefined) return filled(shape, draft);
  // A new tile is drawn lying one legal way: that way is the answer until another is touched.
  if (question.decision.kind === 'orientTile' && shape.t === 'oneOf') return shape.options.map(idOf)[0];
  // Tiles that were looked at go back as they lay, unless they are touched.
  if (view.own?.peek && question.decision.kind === 'arrangePeek') return { order: view.own.peek.tiles, top: view.own.peek.tiles.length };
  return mayPass ? undefined : filled(shape, undefined);
}

/** Every level of the question that has been reached. */
export function reached(view: Seen, desk: Desk): Level[] {
  const question = questionAt(view, desk);
  const draft = draftOf(view, desk);
  return question && draft !== null ? levels(question.decision.shape, draft) : [];
}
/** The way that has been picked so far. */
export function wayOf(view: Seen, desk: Desk): Path {
  const last = reached(view, desk).at(-1);
  if (!last) return [];
  const pick = last.shape.t === 'oneOf' ? pickIn(last.draft) : undefined;
  return pick === undefined ? last.path : [...last.path, pick];
}

/** The way to a thing that has most in common with what is picked already, then the shortest. */
function routeTo(view: Seen, desk: Desk, { decision }: Question, key: Key): Route | undefined {
  const way = wayOf(view, desk);
  const here = reached(view, desk).map(({ path }) => path);
  const common = ({ path }: Route): number => Math.max(shared(path, way), ...here.map((at) => shared(path, at)));
  return [...routes(decision.shape)]
    .filter((route) => keyOf(view, route.id, decision.kind, route.path) === key && isAtHand(route, way))
    .sort((a, b) => common(b) - common(a) || a.path.length - b.path.length)[0];
}

/** Would touching this do anything? */
export function canTouch(view: Seen, desk: Desk, key: Key): boolean {
  const question = questionAt(view, desk);
  return !!question && (key === PASS ? question.decision.mayPass : routeTo(view, desk, question, key) !== undefined);
}

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  if (key === PASS) return touchPass(view, desk);
  const question = questionAt(view, desk);
  const route = question && routeTo(view, desk, question, key);
  if (!question || !route) return desk;
  const draft = desk.draft === null ? undefined : draftOf(view, desk);
  return { ...desk, draft: touch(question.decision.shape, draft ?? undefined, route.path, route.id) };
}

export const answerOf = (view: Seen, desk: Desk): Given | null => givenBy(questionAt(view, desk), draftOf(view, desk));

export const deskRules: desks.DeskRules<VI, Desk, Key> = {
  empty: emptyDesk,
  clear: clearDesk,
  touch: touchThing,
  put: (view, desk, path, value) => desks.putAt(view, desk, path, value, draftOf(view, desk)),
  answer: answerOf,
};
