/**
 * What a player has picked and not yet given: local, never sent. The desks of all games have this
 * much in common; a game whose table is touched adds its own fields.
 */
import { answerable, type Choice, type Decision, type GameTypes, type Shape, type View } from '@lurk/kernel';
import type { Perspective } from '../frame/perspective';
import { choiceOf, type Draft, draftAt, type Level, levels, type Path, pickIn, put, settled, shapeAt } from './draft';
import type { Key } from './things';

export interface Desk {
  readonly draft: Draft;
  /** The draft answers the standing offer, not the question. */
  readonly offering: boolean;
  /** Touched once more, what was touched last gives the answer (again.ts). */
  readonly again?: boolean;
}
export const emptyDesk: Desk = { draft: undefined, offering: false };

/** What a decision can be asked of: any game's view. */
export type Asking = Pick<View<GameTypes>, 'decision' | 'offer'>;

export interface Question {
  readonly decision: Decision;
  /** It may be answered unasked. */
  readonly offered: boolean;
}
export interface Given {
  readonly decision: Decision;
  readonly choice: Choice;
}

const asQuestion = (decision: Decision | null, offered: boolean): Question[] => (decision ? [{ decision, offered }] : []);

/** What may be answered now, the one at hand first. */
export function questions(view: Asking, desk: Desk): Question[] {
  const own = asQuestion(view.decision, false);
  const offer = asQuestion(view.offer, true);
  return desk.offering && offer.length > 0 ? [...offer, ...own] : [...own, ...offer];
}

/** The question the desk works on; an offer alone waits until it is taken up. */
export function questionAt(view: Asking, desk: Desk): Question | null {
  const [first] = questions(view, desk);
  return first && (!first.offered || desk.offering) ? first : null;
}

/** The draft with forced choices filled in; where one may pass, nothing is filled in. */
export function settledDraft(view: Asking, desk: Desk): Draft {
  const decision = questionAt(view, desk)?.decision;
  if (!decision || desk.draft !== undefined) return desk.draft;
  if (!decision.mayPass) return settled(decision.shape, undefined);
  return answerable(decision.shape) ? undefined : null;
}

/** How a table fills in. */
export interface Filling {
  /** An empty set counts as an answer where nothing need be taken. */
  readonly none?: boolean;
  /** The default answer, shown on the table until the player picks something else. */
  readonly lying?: (decision: Decision) => Draft;
  /** What a part of any answer means unsaid. */
  readonly usual?: (shape: Shape) => Draft;
}
/** Fills in forced choices and what is usual, in the parts of a compound too. */
export function filled(shape: Shape, draft: Draft, filling: Filling = {}): Draft {
  if (draft === null) return null;
  if (shape.t === 'compound')
    return Object.fromEntries(
      Object.entries(shape.parts).map(([name, part]) => [name, filled(part, draftAt(shape, draft, [name]), filling)]),
    );
  if (filling.none && shape.t === 'someOf' && shape.min === 0 && draft === undefined) return [];
  const now = settled(shape, draft === undefined ? filling.usual?.(shape) : draft);
  const pick = shape.t === 'oneOf' ? pickIn(now) : undefined;
  const more = pick === undefined ? undefined : shapeAt(shape, [pick]);
  return more && pick !== undefined ? put(shape, now, [pick], filled(more, draftAt(shape, now, [pick]), filling)) : now;
}
/** The answer so far, for a table that prefills; a question that may be passed, or an offer, is not prefilled. */
export function filledDraft(view: Asking, desk: Desk, filling: Filling = {}): Draft {
  const question = questionAt(view, desk);
  if (!question) return desk.draft;
  const { shape, mayPass } = question.decision;
  const own = settledDraft(view, desk);
  const draft = own === undefined ? filling.lying?.(question.decision) : own;
  if (draft === undefined && (mayPass || question.offered)) return undefined;
  return filled(shape, draft, filling);
}

/** Every level of the question that such an answer has reached. */
export const reachedBy = (question: Question | null, draft: Draft): Level[] =>
  question && draft !== null ? levels(question.decision.shape, draft) : [];

/** The finished answer, once nothing is missing. */
export function givenBy(question: Question | null, draft: Draft): Given | null {
  if (!question || draft === undefined) return null;
  const { decision } = question;
  const choice = choiceOf(decision.shape, decision.mayPass, draft);
  return choice === undefined ? null : { decision, choice };
}

/** Puts what a plain panel says at its level of the shape. */
export function putAt<D extends Desk>(view: Asking, desk: D, path: Path, value: Draft, draft: Draft = desk.draft): D {
  const question = questionAt(view, desk);
  return question ? { ...desk, draft: put(question.decision.shape, draft ?? undefined, path, value) } : desk;
}

/** Declines, or takes that back. */
export const touchPass = <D extends Desk>(view: Asking, desk: D): D =>
  questionAt(view, desk)?.decision.mayPass ? { ...desk, draft: desk.draft === null ? undefined : null } : desk;

/** Drops what is picked. */
export const cleared = <D extends Desk>(desk: D): D => ({ ...desk, draft: undefined, offering: false });

/** The answer on its way or already sealed, shown as given. */
export function givenOf<G extends GameTypes>({ pending, view }: Perspective<G>, question: Question | null): Draft {
  if (!question) return undefined;
  if (pending?.decision === question.decision.id) return asDraft(pending.choice);
  return question.offered || !view.sealed ? undefined : asDraft(view.sealed.choice);
}
/** A finished choice is a draft without holes. */
export const asDraft = (choice: Choice): Draft => choice as Draft;

/** How a game's desk is worked. `Key` is what a finger touches. */
export interface DeskRules<G extends GameTypes, D extends Desk, Key> {
  readonly empty: D;
  clear(desk: D): D;
  touch(view: View<G>, desk: D, key: Key): D;
  put(view: View<G>, desk: D, path: Path, draft: Draft): D;
  answer(view: View<G>, desk: D): Given | null;
  /** Every touch of this adds to the answer: none of them gives it. */
  adds?(view: View<G>, desk: D, key: Key): boolean;
  /** Is this the answer once it is touched, with nothing to think over: is it given at once? */
  isGiven?(view: View<G>, desk: D, key: Key): boolean;
  /** What stays when another question comes; unsaid, what stays when the player clears the desk. */
  next?(desk: D): D;
  /** What the table's moving on changes by itself. */
  follow?(desk: D, view: View<G>, before: View<G>): D;
}

/** The desk of a table that is not drawn: the plain panel asks for everything, and declining is the one thing to touch. */
export const plainDesk: DeskRules<GameTypes, Desk, Key> = {
  empty: emptyDesk,
  clear: cleared,
  touch: touchPass,
  put: (view, desk, path, value) => putAt(view, desk, path, value, settledDraft(view, desk)),
  answer: (view, desk) => givenBy(questionAt(view, desk), settledDraft(view, desk)),
};
