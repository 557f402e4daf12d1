/** The one big button: what giving the answer would do, in words. */
import { kindAt, shapeAt } from '@lurk/kernel';
import { describeDecision, speech, type Things } from '@lurk/not-alone/public';
import * as asked from '../../../play/asking/asked';
import { isWindow } from '../../../play/asking/asked';
import type { Question } from '../../../play/asking/desk';
import { type Draft, pickIn, picksIn } from '../../../play/asking/draft';
import type { SealView } from '../../../play/frame/model';
import { answerOf, type Desk, isSilent } from './desk';
import { waitingPrompt } from './facts';
import { type Perspective, say } from './perspective';
import { choiceWords, stepOf } from './step';

/** What was picked, in words: the act itself, then the rest. */
function wording(perspective: Perspective, question: Question, draft: Draft): { act: string | null; rest: string[] } {
  const { decision } = question;
  if (draft === null) return { act: describeDecision(perspective.lang, decision, perspective.view).pass, rest: [] };
  const words = choiceWords(perspective, question);
  const picks = picksIn(decision.shape, draft).filter(({ id }) => !isSilent(id));
  const named = picks.map(({ path, id }) => {
    const level = shapeAt(decision.shape, path);
    return { act: !(level && NO_ACT.includes(kindAt(level, id))), text: words.option(id, path) };
  });
  const [first, ...others] = named;
  if (!first?.act) return { act: null, rest: named.map(({ text }) => text) };
  return { act: first.text, rest: others.map(({ text }) => text) };
}
/** Kinds of things that say no more than which. */
const NO_ACT: readonly (string | null)[] = ['place', 'pair', 'spot', 'led', 'side'] satisfies (keyof Things)[];

function isSealed(perspective: Perspective, question: Question, draft: Draft): boolean {
  // A card played in a window is seen as soon as the window closes, which may be at once.
  const played = isWindow(perspective, question) && pickIn(draft) === 'play';
  return !played && asked.isSealed(perspective, question, draft);
}

/** `missing` says what a seal waits for, where the question itself does not. */
export function sealOf(perspective: Perspective, desk: Desk, missing: string | null): SealView {
  const ready = answerOf(perspective.view, desk);
  const words: asked.SealWords = {
    waiting: () => waitingPrompt(perspective).wanted,
    missing: (question) => ({
      label: label(perspective, question, desk.draft, null),
      why: missing ?? wantedOf(perspective, desk, question),
    }),
    given: (question, draft) => {
      const { act, rest } = wording(perspective, question, draft);
      const hold = isSealed(perspective, question, draft) || (question.decision.kind === 'w2m' && act === null);
      const name = label(perspective, question, draft, act);
      // Said once: an act without more to say is its own label.
      const more = rest.join(' · ') || (act !== name ? act : null);
      return { label: name, ...(more ? { detail: more } : {}), ...(hold ? { hold } : {}) };
    },
  };
  return asked.sealOf(perspective, desk, ready, words, ready !== null || desk.draft !== undefined);
}
function wantedOf(perspective: Perspective, desk: Desk, question: Question): string {
  const step = stepOf(perspective, desk);
  if (!step) {
    const { title } = describeDecision(perspective.lang, question.decision, perspective.view, question.offered);
    // A question under a button that cannot be pressed yet says nothing.
    return title.endsWith('?') ? perspective.w.play.pickFirst : title;
  }
  const wanted = step.wanted ?? step.title;
  return step.progress ? `${wanted} · ${step.progress}` : wanted;
}

function label(perspective: Perspective, question: Question, draft: Draft, act: string | null): string {
  const t = say(perspective);
  if (act) return act;
  if (question.decision.kind === 'w2m' || question.decision.kind === 'placeTokens') return t.sealHunt;
  return isSealed(perspective, question, draft) ? perspective.w.play.seal : speech.describeConfirm(perspective.lang);
}
