/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for.
 */
import type { Decision } from '@lurk/kernel';
import type { Seen, VI } from '@lurk/victim/public';
import { type Draft, idOf, type Level, type Path, pickIn, touch } from '../../../decide/draft';
import * as desks from '../../../play/desk';
import { filledDraft, type Given, givenBy, type Question, questionAt, reachedBy, touchPass } from '../../../play/desk';
import { nearest, type Route } from '../../../play/things';
import { isAtHand, type Key, PASS, routesTo } from './things';

export type Desk = desks.Desk;
export const { emptyDesk } = desks;
const { cleared: clearDesk } = desks;

/** A new tile is drawn lying one legal way, and tiles that were looked at go back as they lay: until something else is touched. */
function lying({ own }: Seen, { kind, shape }: Decision): Draft {
  if (kind === 'orientTile' && shape.t === 'oneOf') return idOf(shape.options[0]);
  return kind === 'arrangePeek' && own?.peek ? { order: own.peek.tiles, top: own.peek.tiles.length } : undefined;
}
/** The answer as far as it goes. */
export const draftOf = (view: Seen, desk: Desk): Draft =>
  filledDraft(view, desk, { none: true, lying: (decision) => lying(view, decision) });

/** Every level of the question that has been reached. */
export const reached = (view: Seen, desk: Desk): Level[] => reachedBy(questionAt(view, desk), draftOf(view, desk));
/** The way that has been picked so far. */
function wayOf(view: Seen, desk: Desk): Path {
  const last = reached(view, desk).at(-1);
  if (!last) return [];
  const pick = last.shape.t === 'oneOf' ? pickIn(last.draft) : undefined;
  return pick === undefined ? last.path : [...last.path, pick];
}

/** The way to a thing that has most in common with what is picked already, then the shortest. */
function routeTo(view: Seen, desk: Desk, { decision }: Question, key: Key): Route | undefined {
  const way = wayOf(view, desk);
  const found = routesTo(view, decision, key).filter((route) => isAtHand(route, way));
  return nearest(found, [way, ...reached(view, desk).map(({ path }) => path)]);
}

/** Would touching this do anything? */
export function canTouch(view: Seen, desk: Desk, key: Key): boolean {
  const question = questionAt(view, desk);
  return !!question && (key === PASS ? question.decision.mayPass : routeTo(view, desk, question, key) !== undefined);
}

function touchThing(view: Seen, desk: Desk, key: Key): Desk {
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
