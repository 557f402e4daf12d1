/** The one big button: what giving the answer would do, in words. */
import { type AskKind, describeDecision, describeOption } from '@lurk/anomaly/public';
import { type Draft, focus, levels } from '../../../decide/draft';
import type { PromptView, SealView } from '../model';
import { answerOf, type Desk, draftOf } from './desk';
import { waitingPrompt } from './facts';
import { asked, givenOf, picksAt } from './given';
import { type Sight, say } from './sight';
import { choiceWords } from './step';
import { idsOf, thingOf } from './things';

/** Picks that say nothing by themselves. */
const SILENT: readonly unknown[] = ['cards'];

const ACTS: readonly AskKind[] = ['studentTurn', 'forcedAction', 'anomalyTurn', 'secondHalf'];

/** What was picked, in words: the act, then the rest. The aim and the price go without saying where there is no choice. */
function wording(sight: Sight, draft: Draft): string[] {
  const decision = sight.view.decision!;
  const kind = decision.kind as AskKind;
  if (draft === null) return [describeDecision(sight.lang, decision, sight.view).pass ?? ''];
  const at = asked(sight, kind);
  return levels(decision.shape, draft).flatMap((level) => {
    const thing = thingOf(level, kind);
    if (thing === 'gift' || thing === 'pawn' || thing === 'card' || (thing === 'aim' && idsOf(level.shape).length === 1)) return [];
    const picks = picksAt({ ...level, thing }).filter((id) => id !== undefined && !SILENT.includes(id));
    // AN-140 Tokens eaten on the way.
    if (level.shape.t === 'number') return picks[0] ? [say(sight).eats(picks[0] as number)] : [];
    // The station shows which; the button only counts.
    if (thing === 'zone' && picks.length > 2) return [sight.w.anomaly.hand.leavesShort(picks.length)];
    return picks.map((id) => describeOption(sight.lang, id as never, at, level.path));
  });
}

export function sealOf(sight: Sight, desk: Desk): SealView {
  const t = say(sight);
  const { view } = sight;
  const { decision } = view;
  if (!decision) return { state: 'idle', label: t.confirm, why: waitingPrompt(sight).wanted };
  const sealed = describeDecision(sight.lang, decision, view).sealed !== null;
  const label = sealed ? t.seal : t.confirm;
  const ready = answerOf(view, desk);
  const given = givenOf(sight);
  if (sight.pending && desk.draft === undefined) return { state: 'final', label: t.sending, detail: t.sending };
  // What was sealed is shown until something else is thought of.
  const keeps = given !== undefined && (desk.draft === undefined || (ready && JSON.stringify(ready.choice) === JSON.stringify(given)));
  if (!ready && !keeps) return { state: 'idle', label, why: wantedOf(sight, desk) };
  const [act, ...rest] = wording(sight, keeps ? given : (ready!.choice as Draft));
  // Where an act was chosen, the button is that act.
  const named = act && ACTS.includes(decision.kind as AskKind);
  const detail = [named ? '' : act, ...rest].filter(Boolean).join(' · ');
  return {
    state: keeps ? 'sealed' : 'ready',
    label: named ? act : label,
    ...(detail ? { detail } : {}),
    ...(sealed ? { hold: true } : {}),
  };
}

function wantedOf(sight: Sight, desk: Desk): string {
  const decision = sight.view.decision!;
  const draft = draftOf(sight.view, desk);
  const { shape, path } = focus(decision.shape, draft === null ? undefined : draft);
  if (path.length === 0 || desk.draft === undefined) return describeDecision(sight.lang, decision, sight.view).title;
  return choiceWords(sight, decision.kind as AskKind).step(shape, path);
}

export function promptOf(sight: Sight): PromptView {
  const { view, lang, clock } = sight;
  const waiting = waitingPrompt(sight);
  if (!view.decision) return waiting;
  const { title, help } = describeDecision(lang, view.decision, view);
  return { ...waiting, wanted: title, help, ...(clock ? { clock } : {}) };
}
