/** An answer planned ahead, for whatever part of a screen shows it. A screen on its own, as in a gallery, has none. */
import type { Foreseen } from '@lurk/contract';
import type { Choice, Decision, GameTypes, Shape } from '@lurk/kernel';
import { isFor } from '@lurk/table';
import { getContext, setContext } from 'svelte';
import type { Perspective } from '../frame/perspective';
import type { TableSession } from '../line/session';
import { choiceWords } from './asked';
import { asDraft } from './desk';
import { type Draft, draftAt, type Level, type Path, picksIn, shapeAt } from './draft';
import type { ChoiceWords } from './words';

export type PlanView =
  | { readonly state: 'offered'; readonly foreseen: Foreseen; readonly title: string; readonly words: ChoiceWords }
  /** Kept until its question comes, and while that is open. `what` is empty where its options cannot be known in between. */
  | { readonly state: 'planned'; readonly what: string }
  /** Its question has come and does not take it. */
  | { readonly state: 'lapsed' };

export interface Planning {
  readonly view: PlanView | null;
  /** Null drops the plan. */
  set(choice: Choice): void;
}

const KEY = Symbol('planning');
export const providePlanning = (planning: Planning): void => void setContext(KEY, planning);
export const usePlanning = (): Planning | undefined => getContext(KEY);

/** What is foreseen, in the form of a question that is put. */
const asked = ({ kind, shape }: Foreseen, seat: number): Decision => ({
  id: 0,
  kind,
  seat,
  shape,
  mayPass: false,
  deadline: 'normal',
  fallback: 'random',
  standing: null,
});

/** Where there is anything to choose: what leaves one option is neither asked nor told. */
const isChoice = (shape: Shape | undefined): boolean => shape?.t !== 'oneOf' || shape.options.length > 1;
export function planLevel(shape: Shape, draft: Draft, path: Path = []): Level {
  const at = shapeAt(shape, path) ?? shape;
  const [only] = at.t === 'oneOf' && !isChoice(at) ? at.options : [];
  return typeof only === 'object' ? planLevel(shape, draft, [...path, only.id]) : { shape: at, draft: draftAt(shape, draft, path), path };
}

export function planView<G extends GameTypes>(
  perspective: Perspective<G>,
  { foreseen = null, wants: { planned } }: Pick<TableSession<G>, 'foreseen' | 'wants'>,
): PlanView | null {
  const { view, lang, speech, alone, pending, seats } = perspective;
  if (view.seat === null || view.over !== null || seats[view.seat]?.away) return null;
  const isAsked = view.decision !== null && !view.sealed;
  if (planned?.lapsed) return isAsked && view.decision?.kind === planned.kind ? { state: 'lapsed' } : null;
  const isForeseen = !!planned && !!foreseen && isFor(planned, asked(foreseen, view.seat), foreseen.about);
  const isPut = !!planned && view.decision?.kind === planned.kind;
  // Its question never came, and another one comes next: a new plan takes its place.
  const isStale = !!foreseen && !isForeseen && !isPut;
  if (planned && !isStale) {
    const shape = isForeseen ? foreseen?.shape : isPut ? view.decision?.shape : undefined;
    const decision = asked({ ...planned, shape: shape ?? { t: 'oneOf', options: [] } }, view.seat);
    const words = choiceWords(perspective, decision);
    const picks = picksIn(decision.shape, asDraft(planned.choice)).filter(({ path }) => isChoice(shapeAt(decision.shape, path)));
    return {
      state: 'planned',
      what: picks
        .map(({ path, id }) => words.option(id, path))
        .filter(Boolean)
        .join(' · '),
    };
  }
  // Alone among bots nobody waits for anybody.
  if (alone || !foreseen || isAsked || pending) return null;
  const decision = asked(foreseen, view.seat);
  const { title } = speech.describeDecision(lang, decision, view, false);
  return { state: 'offered', foreseen, title, words: choiceWords(perspective, decision) };
}
