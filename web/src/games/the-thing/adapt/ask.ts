/** The question at hand: what the panels ask for, what passing is called, what the big button does. */
import { type Level, picksIn } from '../../../decide/draft';
import type { ChoiceWords } from '../../../decide/words';
import * as asked from '../../../play/asked';
import { actsAtOnce, isWindow, sealState } from '../../../play/asked';
import { type Question, questionAt } from '../../../play/desk';
import type { ActView, PanelStep, SealView } from '../../../play/model';
import { answerOf, type Desk, reached } from './desk';
import { waitingPrompt } from './facts';
import { lookPawn, type Perspective, say } from './perspective';
import { shownDraft } from './picked';
import { wayToPlan } from './plan';
import { type Key, keyOf, PASS } from './things';

export function choiceWords(perspective: Perspective, { decision }: Question): ChoiceWords {
  const { characters, items, places } = say(perspective);
  const named: Readonly<Record<string, { readonly rule: string } | undefined>> = { ...places, ...items, ...characters };
  return asked.choiceWords(perspective, decision.kind, {
    seat: (id, path) => {
      const [what, pawn] = keyOf(id, decision.kind, path).split(':');
      return what === 'pawn' ? lookPawn(perspective, Number(pawn)) : undefined;
    },
    rule: (id) => named[String(id).split(':')[0]]?.rule,
  });
}

/** Questions about a Character of the co-operative game that are answered by touching it. */
const PARTY_KINDS: readonly string[] = ['placeParty', 'assignDice', 'victim', 'partyAnalyst'];
export const asksParty = ({ view }: Perspective): boolean => PARTY_KINDS.includes(view.decision?.kind ?? '');

/** Hand, dice and base draw these themselves. */
const isElsewhere = (key: Key, kind: string): boolean =>
  key.startsWith('die:') ||
  (key.startsWith('pawn:') && PARTY_KINDS.includes(kind)) ||
  /^(place|accept|decline):|^word:(unmask|accept|decline|withdraw)$/.test(key) ||
  (key.startsWith('card:') && key !== 'card:random' && kind !== 'whichCard');

/** Of a level only what is drawn nowhere else; null if nothing is. */
function undrawn(level: Level, kind: string): Level | null {
  const { shape, path } = level;
  if (shape.t === 'confirm' || shape.t === 'compound') return null;
  if (shape.t === 'someOf' && shape.options.every((id) => isElsewhere(keyOf(id, kind, path), kind))) return null;
  if (shape.t === 'order') return shape.items.length > 1 ? level : null;
  if (shape.t !== 'oneOf') return level;
  // What leaves no choice is not asked; the question itself always is.
  if (path.length > 0 && shape.options.length < 2) return null;
  const options = shape.options.filter((option) => !isElsewhere(keyOf(typeof option === 'object' ? option.id : option, kind, path), kind));
  return options.length > 0 ? { ...level, shape: { t: 'oneOf', options } } : null;
}

export function panelsOf(perspective: Perspective, desk: Desk): PanelStep[] {
  const { view } = perspective;
  const question = questionAt(view, desk);
  // What tokens could be laid is one's own secret (L-01): the scene asks for them, alike for all.
  if (!question || question.decision.kind === 'placeTokens' || wayToPlan(question.decision.shape)) return [];
  const words = choiceWords(perspective, question);
  return reached(view, desk).flatMap((level) => {
    const shown = undrawn(level, question.decision.kind);
    return shown ? [{ title: words.step(level.shape, level.path), level: shown, words }] : [];
  });
}

export function actsOf(perspective: Perspective, desk: Desk): ActView<Key>[] {
  const { lang, view, speech, w } = perspective;
  const question = questionAt(view, desk);
  if (!question?.decision.mayPass) return [];
  const { pass } = speech.describeDecision(lang, question.decision, view, question.offered);
  return [
    {
      key: PASS,
      name: pass ?? w.play.pass,
      help: w.play.passHelp,
      rule: w.play.passHelp,
      icon: 'arrow',
      picked: desk.draft === null,
      ...(isWindow(perspective, question) ? { atOnce: true } : {}),
    },
  ];
}

/** What is picked, in words. */
function wording(perspective: Perspective, question: Question, desk: Desk): string {
  const { shape } = question.decision;
  const draft = shownDraft(perspective, desk);
  if (draft === null || draft === undefined) return '';
  const words = choiceWords(perspective, question);
  return picksIn(shape, draft)
    .map(({ path, id }) => words.option(id, path))
    .join(' · ');
}

export function sealOf(perspective: Perspective, desk: Desk): SealView {
  const { lang, view, speech, w } = perspective;
  const question = questionAt(view, desk);
  if (!question) return { state: 'idle', label: w.play.confirm, why: waitingPrompt(perspective).wanted, quiet: true };
  const { done } = say(perspective).screen;
  const { sealed, title } = speech.describeDecision(lang, question.decision, view, question.offered);
  const state = sealState(perspective, question, answerOf(view, desk), desk.draft !== undefined);
  if (state === 'final') return { state, label: w.play.sending, detail: w.play.sending };
  const isSealed = sealed !== null && !actsAtOnce(perspective, question, desk.draft);
  const own: Readonly<Record<string, string>> = { lookAtRole: done.looked, callVote: done.call, placeCharacter: done.go };
  const label = (question.offered ? undefined : own[question.decision.kind]) ?? (isSealed ? done.seal : done.confirm);
  // What lies under a cover is not named on it.
  const detail = question.decision.kind === 'placeTokens' ? '' : wording(perspective, question, desk);
  const quiet = state === 'idle' && isWindow(perspective, question);
  return {
    state,
    label,
    ...(state === 'idle' ? { why: title } : detail ? { detail } : {}),
    ...(isSealed ? { hold: true } : {}),
    ...(quiet ? { quiet } : {}),
  };
}
