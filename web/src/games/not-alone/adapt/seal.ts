/** The one big button: what giving the answer would do, in words. */
import type { Option, Shape, Value } from '@lurk/kernel';
import { describeConfirm, describeDecision } from '@lurk/not-alone/public';
import { type Draft, type Path, picksIn, shapeAt } from '../../../decide/draft';
import { sealState } from '../../../play/asked';
import { asDraft, givenOf, type Question, questionAt } from '../../../play/desk';
import type { SealView } from '../../../play/model';
import { answerOf, type Desk } from './desk';
import { waitingPrompt } from './facts';
import { isWindow } from './given';
import { type Sight, say } from './sight';
import { choiceWords, stepOf } from './step';
import { isSilent, type Key, keyOf, kindOf } from './things';

/** What was picked, in words: the act itself, then the rest. */
function wording(sight: Sight, question: Question, draft: Draft): { act: string | null; rest: string[] } {
  const { decision } = question;
  if (draft === null) return { act: describeDecision(sight.lang, decision, sight.view).pass, rest: [] };
  const kind = kindOf(question);
  const words = choiceWords(sight, question);
  const picks = picksIn(decision.shape, draft).filter(
    ({ path, id }) => !(isSilent(id) && keyOf(id, kind, path, sight.view.open).startsWith('word:')),
  );
  const named = picks.map(({ path, id }) => ({
    act: !isPlaceLike(keyOf(id, kind, path, sight.view.open)),
    text: words.option(optionAt(decision.shape, path, id), path),
  }));
  const [first, ...others] = named;
  if (!first?.act) return { act: null, rest: named.map(({ text }) => text) };
  return { act: first.text, rest: others.map(({ text }) => text) };
}
const isPlaceLike = (key: Key): boolean => /^(place|pair|side):/.test(key);

function optionAt(shape: Shape, path: Path, id: Value): Value | Option {
  const level = shapeAt(shape, path);
  const found = level?.t === 'oneOf' ? level.options.find((one) => typeof one === 'object' && one.id === id) : undefined;
  return found ?? id;
}

/** Acts that happen at once and in public, within questions whose other answers are sealed. */
const OPENLY = /^(resist|giveUp|survival)$/;
function isSealed(sight: Sight, { decision, offered }: Question, draft: Draft): boolean {
  if (offered || describeDecision(sight.lang, decision, sight.view).sealed === null) return false;
  const [first] = picksIn(decision.shape, draft ?? undefined);
  if (decision.kind === 'explore') return !OPENLY.test(String(first?.id));
  return String(first?.id) !== 'play';
}

/** `missing` says what a seal waits for, where the question itself does not. */
export function sealOf(sight: Sight, desk: Desk, missing: string | null): SealView {
  const t = say(sight);
  const question = questionAt(sight.view, desk);
  if (!question) return { state: 'idle', label: t.seal, why: waitingPrompt(sight).wanted, quiet: true };
  const ready = answerOf(sight.view, desk);
  const state = sealState(sight, question, ready, ready !== null || desk.draft !== undefined);
  if (state === 'final') return { state, label: t.sending, detail: t.sending };
  if (state === 'idle') {
    const quiet = isWindow(question) && desk.draft === undefined;
    return {
      state,
      label: label(sight, question, desk.draft, null),
      why: missing ?? wantedOf(sight, desk, question),
      ...(quiet ? { quiet } : {}),
    };
  }
  const draft = ready ? asDraft(ready.choice) : givenOf(sight, question);
  const { act, rest } = wording(sight, question, draft);
  const hold = isSealed(sight, question, draft) || (question.decision.kind === 'w2m' && act === null);
  const name = label(sight, question, draft, act);
  // Said once: an act without more to say is its own label.
  const more = rest.join(' · ') || (act !== name ? act : null);
  return { state, label: name, ...(more ? { detail: more } : {}), ...(hold ? { hold } : {}) };
}
function wantedOf(sight: Sight, desk: Desk, question: Question): string {
  const step = stepOf(sight, desk);
  if (!step) return describeDecision(sight.lang, question.decision, sight.view, question.offered).title;
  return step.progress ? `${step.title} · ${step.progress}` : step.title;
}

function label(sight: Sight, question: Question, draft: Draft, act: string | null): string {
  const t = say(sight);
  if (act) return act;
  if (question.decision.kind === 'w2m' || question.decision.kind === 'placeTokens') return t.sealHunt;
  return isSealed(sight, question, draft) ? t.seal : describeConfirm(sight.lang);
}
