/** An answer planned ahead, for whatever part of a screen shows it. A screen on its own, as in a gallery, has none. */
import type { Foreseen } from '@lurk/contract';
import type { Choice, Decision, GameTypes } from '@lurk/kernel';
import { getContext, setContext } from 'svelte';
import type { ChoiceWords } from '../../decide/words';
import type { Perspective } from '../frame/perspective';
import type { TableSession } from '../line/session';
import { choiceWords, wording } from './asked';
import { asDraft } from './desk';

export type PlanView =
  | { readonly state: 'offered'; readonly foreseen: Foreseen; readonly title: string; readonly words: ChoiceWords }
  /** Kept until its question comes, and while that is open. */
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

export function planView<G extends GameTypes>(
  perspective: Perspective<G>,
  { foreseen = null, wants: { planned } }: Pick<TableSession<G>, 'foreseen' | 'wants'>,
): PlanView | null {
  const { view, lang, speech, alone, pending, seats } = perspective;
  if (view.seat === null || view.over !== null || seats[view.seat]?.away) return null;
  const isAsked = view.decision !== null && !view.sealed;
  if (planned?.lapsed) return isAsked && view.decision?.kind === planned.kind ? { state: 'lapsed' } : null;
  if (planned) {
    const shape = [view.decision, foreseen].find((one) => one?.kind === planned.kind)?.shape;
    const decision = asked({ ...planned, shape: shape ?? { t: 'oneOf', options: [] } }, view.seat);
    return { state: 'planned', what: wording({ decision, offered: false }, asDraft(planned.choice), choiceWords(perspective, decision)) };
  }
  // Alone among bots nobody waits for anybody.
  if (alone || !foreseen || isAsked || pending) return null;
  const decision = asked(foreseen, view.seat);
  const { title } = speech.describeDecision(lang, decision, view, false);
  return { state: 'offered', foreseen, title, words: choiceWords(perspective, decision) };
}
