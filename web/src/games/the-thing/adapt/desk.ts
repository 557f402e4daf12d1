/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for.
 */
import type { Shape } from '@lurk/kernel';
import type { Seen, TT } from '@lurk/the-thing/public';
import { type Draft, draftAt, idOf, type Level, levels, pickIn, put, settled, shapeAt, touch } from '../../../decide/draft';
import * as desks from '../../../play/desk';
import { type Given, givenBy, type Question, questionAt, questions, touchPass } from '../../../play/desk';
import { pour, wayToPlan } from './plan';
import { type Key, keyOf, PASS, type Route, routes, shared } from './things';

export type Desk = desks.Desk;
export const { emptyDesk, cleared: clearDesk } = desks;

/** All that leaves no choice is filled in, in the parts of a compound too. */
function filled(shape: Shape, draft: Draft): Draft {
  if (draft === null) return null;
  if (shape.t === 'compound')
    return Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, filled(part, draftAt(shape, draft, [name]))]));
  const now = settled(shape, draft);
  const pick = shape.t === 'oneOf' ? pickIn(now) : undefined;
  const more = pick === undefined ? undefined : shapeAt(shape, [pick]);
  return more && pick !== undefined ? put(shape, now, [pick], filled(more, draftAt(shape, now, [pick]))) : now;
}

/** The answer as far as it goes. Two Human tokens lie there until something else is thought of, whoever is asked (L-01). */
export function draftOf(view: Seen, desk: Desk): Draft {
  const question = questionAt(view, desk);
  if (!question) return desk.draft;
  const { shape, kind, mayPass } = question.decision;
  const draft = desks.settledDraft(view, desk);
  if (draft !== undefined) return filled(shape, draft);
  if (kind === 'placeTokens') return 'humans';
  return mayPass || question.offered ? undefined : filled(shape, undefined);
}

/** Every level of the question that has been reached. */
export function reached(view: Seen, desk: Desk): Level[] {
  const question = questionAt(view, desk);
  const draft = draftOf(view, desk);
  return question && draft !== null ? levels(question.decision.shape, draft) : [];
}

/** The way to a thing that has most in common with what is picked already, then the shortest. */
function routeTo(desk: Desk, { decision, offered }: Question, key: Key): Route | undefined {
  const draft = offered === desk.offering ? desk.draft : undefined;
  const here = draft ? levels(decision.shape, draft).map(({ path }) => path) : [[]];
  const common = ({ path }: Route): number => Math.max(...here.map((at) => shared(path, at)));
  const named = aliasOf(decision.kind, key, draft);
  return [...routes(decision.shape)]
    .filter(({ path, id }) => keyOf(id, decision.kind, path) === named)
    .sort((a, b) => common(b) - common(a) || a.path.length - b.path.length)[0];
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
