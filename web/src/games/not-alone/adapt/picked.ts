/** What the reader has picked or given, and what may be said of it. */
import { tellWhyNot, type WhyNot } from '@lurk/not-alone/public';
import { shownDraft } from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import { type Key, PASS } from '../../../play/asking/things';
import { type Desk, draftOf, table } from './desk';
import type { Perspective } from './perspective';

/** Every thing that is picked. */
export function pickedKeys(perspective: Perspective, desk: Desk): Set<Key> {
  const { view } = perspective;
  const question = questionAt(view, desk);
  const draft = shownDraft(perspective, desk, () => draftOf(view, desk));
  if (!question || draft === undefined) return new Set();
  return draft === null ? new Set([PASS]) : table.pickedIn(view, question.decision, draft);
}

export const why = (perspective: Perspective, reason: WhyNot | null): string => tellWhyNot(perspective.lang, reason ?? { why: 'notNow' });
