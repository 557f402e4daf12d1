/**
 * Touching the things of a table builds the nested answer that the open question asks for. What lies where, and which key stands for which option,
 * follows from the shape, which says what its options are; a game adds only what is special about its table.
 */
import { type Decision, type GameTypes, type Shape, shapeAt, type View } from '@lurk/kernel';
import {
  cleared,
  type Desk,
  type DeskRules,
  type Filling,
  filledDraft,
  type Given,
  givenBy,
  putAt,
  type Question,
  questionAt,
  questions,
  reachedBy,
  touchPass,
} from './desk';

import { type Draft, type Level, levels, type Path, pickIn, picksIn, put, touch } from './draft';
import { type Key, keyAt, kindIn, nearest, PASS, type Route, routes } from './things';

/** What is picked already while a route is weighed. */
export interface Standing<G extends GameTypes, D extends Desk> {
  readonly view: View<G>;
  readonly desk: D;
  /** The path picked so far. */
  readonly here: Path;
  /** Every level of the question that has been reached. */
  readonly gone: readonly Level[];
}

/** What is special about a game's table. All of it may be left out. */
export interface Special<G extends GameTypes, D extends Desk> {
  /** The answer as far as it goes, of a table that fills in nothing by itself. */
  draftOf?(view: View<G>, desk: D): Draft;
  /** How an answer is prefilled; left out, nothing is. */
  filling?(view: View<G>, desk: D): Filling;
  /** The draft a touch builds upon; left out, the answer so far including what is prefilled. */
  begun?(view: View<G>, desk: D): Draft;
  /** A thing that is touched under another key than its kind and id. */
  keyOf?(key: Key, route: Route, view: View<G>, decision: Decision): Key;
  /** May this route be taken, given what is picked already? */
  isAtHand?(route: Route, standing: Standing<G, D>): boolean;
  /** Shapes whose options do not lie on the table. */
  readonly offTable?: readonly Shape['t'][];
  /** A touch that is the game's own, and adds something each time; null leaves it to the shape. */
  touch?(view: View<G>, desk: D, key: Key): D | null;
  /** Kinds of things, "word" among them, that are given at once where touching one makes the answer whole. */
  readonly atOnce?: readonly string[];
  /** What else is dropped with what is picked. */
  readonly dropped?: Partial<D>;
}

/** What a table can do with its things. */
export interface Touching<G extends GameTypes, D extends Desk> {
  /** The answer as far as it goes. */
  draftOf(view: View<G>, desk: D): Draft;
  /** Every level of the question that has been reached. */
  reached(view: View<G>, desk: D): Level[];
  /** The way that has been picked so far. */
  wayOf(view: View<G>, desk: D): Path;
  /** Every option on the table with its key. */
  routesOf(view: View<G>, decision: Decision): (Route & { readonly key: Key })[];
  /** The route that touching this would take now, and the question it answers. */
  routeTo(view: View<G>, desk: D, key: Key): { readonly question: Question; readonly route: Route } | null;
  /** Would touching this do anything? */
  canTouch(view: View<G>, desk: D, key: Key): boolean;
  touchThing(view: View<G>, desk: D, key: Key): D;
  /** The keys of everything picked in such an answer. */
  pickedIn(view: View<G>, decision: Decision, draft: Draft): Set<Key>;
  /** The finished answer, once nothing is missing. */
  answerOf(view: View<G>, desk: D): Given | null;
  clear(desk: D): D;
  readonly rules: Omit<DeskRules<G, D, Key>, 'empty'>;
}

const ALL: readonly Shape['t'][] = ['oneOf', 'someOf', 'assign', 'order', 'number', 'compound'];

export function touching<G extends GameTypes, D extends Desk = Desk>(special: Special<G, D> = {}): Touching<G, D> {
  const { filling, keyOf, isAtHand, offTable = [], atOnce = [], dropped } = special;
  const onTable = ALL.filter((kind) => !offTable.includes(kind));

  const draftOf = (view: View<G>, desk: D): Draft =>
    special.draftOf ? special.draftOf(view, desk) : filledDraft(view, desk, filling?.(view, desk));
  const reached = (view: View<G>, desk: D): Level[] => reachedBy(questionAt(view, desk), draftOf(view, desk));
  const keyed = (view: View<G>, decision: Decision, route: Route): Key => {
    const key = keyAt(route.shape, route.id);
    return keyOf?.(key, route, view, decision) ?? key;
  };
  const routesOf = (view: View<G>, decision: Decision): (Route & { key: Key })[] =>
    [...routes(decision.shape, onTable)].map((route) => ({ ...route, key: keyed(view, decision, route) }));
  /** What is picked of this question; the desk may be at work on another. */
  const begun = (view: View<G>, desk: D, { offered }: Question): Draft => {
    const draft = offered === desk.offering ? (special.begun ?? draftOf)(view, desk) : undefined;
    return draft ?? undefined;
  };
  function routeTo(view: View<G>, desk: D, key: Key): { question: Question; route: Route } | null {
    for (const question of questions(view, desk)) {
      const gone = levels(question.decision.shape, begun(view, desk, question));
      const here = wayIn(gone);
      const found = routesOf(view, question.decision).filter(
        (route) => route.key === key && (isAtHand?.(route, { view, desk, here, gone }) ?? true),
      );
      const route = nearest(found, [here, ...gone.map(({ path }) => path)]);
      if (route) return { question, route };
    }
    return null;
  }
  function touchThing(view: View<G>, desk: D, key: Key): D {
    const own = special.touch?.(view, desk, key) ?? null;
    if (own) return own;
    if (key === PASS) return { ...touchPass(view, desk), ...dropped };
    const found = routeTo(view, desk, key);
    if (!found) return desk;
    const { question, route } = found;
    // What is answered unsaid is changed by a touch, never let go.
    const stays = route.shape.t === 'oneOf' && filling?.(view, desk).usual?.(route.shape) !== undefined;
    const draft = (stays ? put : touch)(question.decision.shape, begun(view, desk, question), route.path, route.id);
    return { ...desk, ...dropped, offering: question.offered, draft };
  }
  const canTouch = (view: View<G>, desk: D, key: Key): boolean =>
    key === PASS ? !!questionAt(view, desk)?.decision.mayPass : routeTo(view, desk, key) !== null;
  const answerOf = (view: View<G>, desk: D): Given | null => givenBy(questionAt(view, desk), draftOf(view, desk));
  const clear = (desk: D): D => ({ ...cleared(desk), ...dropped });
  return {
    draftOf,
    reached,
    wayOf: (view, desk) => wayIn(reached(view, desk)),
    routesOf,
    routeTo,
    canTouch,
    touchThing,
    pickedIn: (view, decision, draft) =>
      new Set(
        picksIn(decision.shape, draft).flatMap(({ path, id }) => {
          const shape = shapeAt(decision.shape, path);
          return shape ? [keyed(view, decision, { path, id, shape })] : [];
        }),
      ),
    answerOf,
    clear,
    rules: {
      clear,
      touch: touchThing,
      adds: (view, desk, key) => (special.touch?.(view, desk, key) ?? null) !== null,
      put: (view, desk, path, value) => putAt(view, { ...desk, ...dropped }, path, value, draftOf(view, desk)),
      answer: answerOf,
      isGiven: (view, desk, key) => atOnce.includes(kindIn(key)) && answerOf(view, desk) !== null,
    },
  };
}

/** The way that has been picked so far: to the innermost level, and the pick there. */
function wayIn(gone: readonly Level[]): Path {
  const last = gone.at(-1);
  if (!last) return [];
  const pick = last.shape.t === 'oneOf' ? pickIn(last.draft) : undefined;
  return pick === undefined ? last.path : [...last.path, pick];
}
