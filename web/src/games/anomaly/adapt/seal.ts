/** The one big button: what giving the answer would do, in words. */
import { type AskKind, isAdvanced, speech } from '@lurk/anomaly/public';
import type { Decision, Value } from '@lurk/kernel';
import * as asked from '../../../play/asking/asked';
import { asDraft, type Question, questionAt } from '../../../play/asking/desk';
import { type Draft, focus, levels } from '../../../play/asking/draft';
import type { SealView } from '../../../play/frame/model';
import type { PromptView } from '../model';
import { answerOf, type Desk, draftOf, pawnAt, usesAt } from './desk';
import { waitingPrompt } from './facts';
import { lookPawn, type Perspective, say } from './perspective';
import { picksAt } from './picked';
import { choiceWords } from './step';
import { idsOf, thingOf } from './things';

/** Picks that say nothing by themselves. */
const SILENT: readonly Value[] = ['cards'];

const ACTS: ReadonlySet<string> = new Set<AskKind>(['studentTurn', 'forcedAction', 'anomalyTurn', 'secondHalf']);

/** What was picked, in words: the act, then the rest. The aim and the price go without saying where there is no choice. */
function wording(perspective: Perspective, decision: Decision, draft: Draft): string[] {
  const { lang, view } = perspective;
  if (draft === null) return [speech.describeDecision(lang, decision, view).pass ?? ''];
  const words = choiceWords(perspective, decision);
  return levels(decision.shape, draft).flatMap((level) => {
    const thing = thingOf(level);
    if (thing === 'gift' || thing === 'pawn' || thing === 'card' || (thing === 'aim' && idsOf(level.shape).length === 1)) return [];
    const picks = picksAt({ ...level, thing }).filter((id) => !SILENT.includes(id));
    // AN-140 Tokens eaten on the way.
    if (level.shape.t === 'number') return picks[0] ? [say(perspective).eats(Number(picks[0]))] : [];
    // The station shows which; the button only counts.
    if (thing === 'zone' && picks.length > 2) return [say(perspective).hand.leavesShort(picks.length)];
    return picks.map((id) => words.option(id, level.path));
  });
}

export function sealOf(perspective: Perspective, desk: Desk): SealView {
  const { play } = perspective.w;
  const nameOf = (question: Question, draft: Draft): string => (asked.isSealed(perspective, question, draft) ? play.seal : play.confirm);
  return asked.sealOf(perspective, desk, answerOf(perspective.view, desk), {
    waiting: () => waitingPrompt(perspective).wanted,
    missing: (question) => ({ label: nameOf(question, desk.draft), why: nextStep(perspective, question.decision, desk) }),
    given: (question, draft) => {
      const [act, ...rest] = wording(perspective, question.decision, draft);
      // Where an act was chosen, the button is that act.
      const named = act && ACTS.has(question.decision.kind);
      const detail = [named ? '' : act, ...rest].filter(Boolean).join(' · ');
      const hold = asked.isSealed(perspective, question, draft);
      return { label: named ? act : nameOf(question, draft), ...(detail ? { detail } : {}), ...(hold ? { hold } : {}) };
    },
  });
}

function wantedOf(perspective: Perspective, decision: Decision, desk: Desk): string {
  const draft = draftOf(perspective.view, desk);
  const { shape, path } = focus(decision.shape, draft === null ? undefined : draft);
  if (path.length === 0 || desk.draft === undefined) return speech.describeDecision(perspective.lang, decision, perspective.view).title;
  return choiceWords(perspective, decision).step(shape, path);
}

/** The sentence above the station follows what is picked; below it stands what that would come to. */
export function promptOf(perspective: Perspective, desk: Desk, follows?: string): PromptView {
  const { decision } = perspective.view;
  const prompt = asked.promptOf(perspective, questionAt(perspective.view, desk), waitingPrompt(perspective));
  if (!decision) return prompt;
  if (decision.kind === 'trapWindow') return { ...prompt, idle: false };
  // What is about to happen is worth more than a lesson.
  return { ...prompt, idle: false, ...stepPrompt(perspective, decision, desk), ...(follows ? { help: follows, coach: undefined } : {}) };
}

function stepPrompt(perspective: Perspective, decision: Decision, desk: Desk): Partial<PromptView> {
  const t = say(perspective);
  const { view } = perspective;
  const ready = answerOf(view, desk);
  const state = asked.sealState(perspective, { decision, offered: false }, ready, desk.draft !== undefined);
  if (state === 'final') return { wanted: perspective.w.play.sending };
  if (state === 'sealed') return { wanted: t.sealedTitle, help: waitingPrompt(perspective).wanted };
  if (state === 'ready' && ready) return { wanted: wording(perspective, decision, asDraft(ready.choice)).filter(Boolean).join(' · ') };
  const pawn = stepPawn(perspective, desk);
  const step = pawn ? choiceWords(perspective, decision).step(decision.shape, []) : nextStep(perspective, decision, desk);
  // Why one is asked at all is said with the question, not with each of its steps.
  const begun = desk.draft !== undefined || desk.card !== null;
  return { wanted: pawn ? t.share(pawn, step) : step, ...(begun ? { help: '' } : {}) };
}

/** Of two Students, whose part is asked for. */
function stepPawn(perspective: Perspective, desk: Desk): string | null {
  const { decision, open } = perspective.view;
  const pawn = pawnAt(perspective.view, desk);
  const each = decision?.kind === 'startingZone' || decision?.kind === 'firstCard';
  return isAdvanced(open) && each && pawn !== null ? lookPawn(perspective, pawn).name : null;
}

/** Once a card is picked, what it is to do is the next question. */
function nextStep(perspective: Perspective, decision: Decision, desk: Desk): string {
  const { view } = perspective;
  const uses = desk.card !== null && desk.draft === undefined ? usesAt(view, desk) : undefined;
  return uses ? choiceWords(perspective, decision).step(uses.shape, uses.path) : wantedOf(perspective, decision, desk);
}
