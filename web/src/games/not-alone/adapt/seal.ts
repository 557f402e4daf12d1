/** The one big button: what giving the answer would do, in words. */
import type { Option, Shape, Value } from '@lurk/kernel';
import { describeConfirm, describeDecision, describeOption } from '@lurk/not-alone/public';
import { type Draft, type Path, picksIn } from '../../../decide/draft';
import type { SealView } from '../model';
import { answerOf, type Desk, type Question, questionAt } from './desk';
import { waitingPrompt } from './facts';
import { asked, givenOf, isWindow } from './given';
import { type Sight, say } from './sight';
import { stepOf } from './step';
import { isSilent, type Key, keyOf } from './things';

/** What was picked, in words: the act itself, then the rest. */
function wording(sight: Sight, { decision, kind }: Question, draft: Draft): { act: string | null; rest: string[] } {
  if (draft === null) return { act: describeDecision(sight.lang, decision, sight.view).pass, rest: [] };
  const at = asked(sight, kind);
  const picks = picksIn(decision.shape, draft).filter(
    ({ path, id }) => !(isSilent(id) && keyOf(id, kind, path, sight.view.open).startsWith('word:')),
  );
  const named = picks.map(({ path, id }) => ({
    act: !isPlaceLike(keyOf(id, kind, path, sight.view.open)),
    text: describeOption(sight.lang, optionAt(decision.shape, path, id), at, path),
  }));
  const [first, ...others] = named;
  if (!first?.act) return { act: null, rest: named.map(({ text }) => text) };
  return { act: first.text, rest: others.map(({ text }) => text) };
}
const isPlaceLike = (key: Key): boolean => /^(place|pair|side):/.test(key);

function optionAt(shape: Shape, path: Path, id: Value): Value | Option {
  const level = path.reduce<Shape | undefined>((at, pick) => {
    const option = at?.t === 'oneOf' ? at.options.find((one) => typeof one === 'object' && one.id === pick) : undefined;
    return typeof option === 'object' ? option.with : at?.t === 'compound' ? at.parts[pick] : undefined;
  }, shape);
  const found = level?.t === 'oneOf' ? level.options.find((one) => typeof one === 'object' && one.id === id) : undefined;
  return found ?? id;
}

/** Acts that happen at once and in public, within questions whose other answers are sealed. */
const OPENLY = /^(resist|giveUp|survival)$/;
function isSealed(sight: Sight, { decision, offered, kind }: Question, draft: Draft): boolean {
  if (offered || describeDecision(sight.lang, decision, sight.view).sealed === null) return false;
  const [first] = picksIn(decision.shape, draft ?? undefined);
  if (kind === 'explore') return !OPENLY.test(String(first?.id));
  return String(first?.id) !== 'play';
}

/** `missing` says what a seal waits for, where the question itself does not. */
export function sealOf(sight: Sight, desk: Desk, missing: string | null): SealView {
  const t = say(sight);
  const question = questionAt(sight.view, desk);
  if (!question) return { state: 'idle', label: t.seal, why: waitingPrompt(sight).wanted, quiet: true };
  const ready = answerOf(sight.view, desk);
  const given = givenOf(sight, question);
  const draft = ready ? (ready.choice as Draft) : given;
  if (draft === undefined || (!ready && desk.draft !== undefined)) {
    const quiet = isWindow(question) && desk.draft === undefined;
    return {
      state: 'idle',
      label: label(sight, question, desk.draft, null),
      why: missing ?? wantedOf(sight, desk, question),
      ...(quiet ? { quiet } : {}),
    };
  }
  const { act, rest } = wording(sight, question, draft);
  const detail = rest.join(' · ');
  const hold = isSealed(sight, question, draft) || (question.kind === 'w2m' && act === null);
  if (!ready && sight.pending) return { state: 'final', label: t.sending, detail: t.sending };
  const name = label(sight, question, draft, act);
  // Said once: an act without more to say is its own label.
  const more = detail || (act !== name ? act : null);
  const view = { label: name, ...(more ? { detail: more } : {}), ...(hold ? { hold } : {}) };
  return { state: ready && !sameAsGiven(ready.choice, given) ? 'ready' : 'sealed', ...view };
}
function wantedOf(sight: Sight, desk: Desk, question: Question): string {
  const step = stepOf(sight, desk);
  if (!step) return describeDecision(sight.lang, question.decision, sight.view, question.offered).title;
  return step.progress ? `${step.title} · ${step.progress}` : step.title;
}
const sameAsGiven = (choice: unknown, given: Draft): boolean => given !== undefined && JSON.stringify(choice) === JSON.stringify(given);

function label(sight: Sight, question: Question, draft: Draft, act: string | null): string {
  const t = say(sight);
  if (act) return act;
  if (question.kind === 'w2m' || question.kind === 'placeTokens') return t.sealHunt;
  return isSealed(sight, question, draft) ? t.seal : describeConfirm(sight.lang);
}
