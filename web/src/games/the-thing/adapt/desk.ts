/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for.
 */
import type { Seen, TT } from '@lurk/the-thing/public';
import { type Draft, idOf, type Level, levels, pickIn, shapeAt, touch } from '../../../decide/draft';
import * as desks from '../../../play/desk';
import { filledDraft, type Given, givenBy, type Question, questionAt, questions, reachedBy, touchPass } from '../../../play/desk';
import { nearest, type Route } from '../../../play/things';
import { pour, wayToPlan } from './plan';
import { type Key, PASS, routesTo } from './things';

export type Desk = desks.Desk;
export const { emptyDesk } = desks;
const { cleared: clearDesk } = desks;

/**
 * The answer as far as it goes. Two Human tokens lie there until something else is thought of, whoever is asked (L-01); in a trade a
 * side from which nothing is taken stays empty (TT-166b).
 */
export const draftOf = (view: Seen, desk: Desk): Draft =>
  filledDraft(view, desk, {
    none: questionAt(view, desk)?.decision.kind === 'callVote',
    lying: ({ kind }) => (kind === 'placeTokens' ? 'humans' : undefined),
  });

/** Every level of the question that has been reached. */
export const reached = (view: Seen, desk: Desk): Level[] => reachedBy(questionAt(view, desk), draftOf(view, desk));

/** The way to a thing that has most in common with what is picked already, then the shortest. */
function routeTo(desk: Desk, { decision, offered }: Question, key: Key): Route | undefined {
  const draft = offered === desk.offering ? desk.draft : undefined;
  const gone = draft ? levels(decision.shape, draft).map(({ path }) => path) : [];
  return nearest(routesTo(decision, aliasOf(decision.kind, key, draft)), gone);
}
/** Whoever goes to the Dormitory sleeps there, unless they said otherwise (TT-081, TT-082). */
const aliasOf = (kind: string, key: Key, draft: Draft): Key =>
  kind === 'placeCharacter' && key === 'place:dorm' && pickIn(draft) !== 'special' ? 'word:sleep' : key;

/** Would touching this do anything? */
export const canTouch = (view: Seen, desk: Desk, key: Key): boolean =>
  questions(view, desk).some((question) => pouring(question, key) || routeTo(desk, question, key));

const POUR = /^(place|pour|drain):(.+)$/;
function pouring({ decision: { shape } }: Question, key: Key): boolean {
  const room = POUR.exec(key)?.[2];
  const way = wayToPlan(shape);
  const first = way && shapeAt(shape, [...way, 'first']);
  return !!room && first?.t === 'oneOf' && first.options.map(idOf).includes(room);
}

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  if (key === PASS) return touchPass(view, desk);
  for (const question of questions(view, desk)) {
    const { decision, offered } = question;
    const draft = offered === desk.offering && desk.draft !== null ? desk.draft : undefined;
    const [, how, room] = POUR.exec(key) ?? [];
    if (room && pouring(question, key)) {
      const way = wayToPlan(decision.shape) ?? [];
      return { ...desk, offering: offered, draft: pour(decision.shape, draft, way, room, how === 'drain' ? -1 : 1) };
    }
    const route = routeTo(desk, question, key);
    if (route) return { ...desk, offering: offered, draft: touch(decision.shape, draft, route.path, route.id) };
  }
  return desk;
}

export const answerOf = (view: Seen, desk: Desk): Given | null => givenBy(questionAt(view, desk), draftOf(view, desk));

export const deskRules: desks.DeskRules<TT, Desk, Key> = {
  empty: emptyDesk,
  clear: clearDesk,
  touch: touchThing,
  put: (view, desk, path, value) => desks.putAt(view, desk, path, value, draftOf(view, desk)),
  answer: answerOf,
};
