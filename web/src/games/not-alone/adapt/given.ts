/** What the reader has picked or given, and what may be said of it. */
import { type Asked as AskedOf, type AskKind, tellWhyNot, type WhyNot } from '@lurk/not-alone/public';
import { type Draft, picksIn } from '../../../decide/draft';
import { type Desk, PASS, type Question, questionAt } from './desk';
import type { Sight } from './sight';
import { type Key, keyOf } from './things';

export const asked = (sight: Sight, kind: AskKind): AskedOf => ({ kind, view: sight.view, names: sight.names });
/** The answer on its way or already sealed, shown as given. */
export function givenOf({ pending, view }: Sight, question: Question | null): Draft {
  if (!question) return undefined;
  if (pending?.decision === question.decision.id) return pending.choice as Draft;
  return question.offered || !view.sealed ? undefined : (view.sealed.choice as Draft);
}
/** What the table shows as picked: the draft, else what was given. */
export const shownDraft = (sight: Sight, desk: Desk, question: Question | null): Draft =>
  desk.draft === undefined ? givenOf(sight, question) : desk.draft;

/** Every thing that is picked. */
export function pickedKeys(sight: Sight, desk: Desk): Set<Key> {
  const question = questionAt(sight.view, desk);
  const draft = shownDraft(sight, desk, question);
  if (!question || draft === undefined) return new Set();
  if (draft === null) return new Set([PASS]);
  const { shape } = question.decision;
  return new Set(picksIn(shape, draft).map(({ path, id }) => keyOf(id, question.kind, path, sight.view.open)));
}

export const why = (sight: Sight, reason: WhyNot | null): string => tellWhyNot(sight.lang, reason ?? { why: 'notNow' });

/** Windows: declining them is one touch. Elsewhere declining gives something up, and is confirmed. */
export const isWindow = ({ kind, offered }: Question): boolean => !offered && /^w\d/.test(kind) && kind !== 'w2m';
