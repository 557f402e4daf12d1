/** What the reader has picked or given, and what may be said of it. */
import { tellWhyNot, type WhyNot } from '@lurk/not-alone/public';
import { picksIn } from '../../../decide/draft';
import { shownDraft } from '../../../play/asked';
import { questionAt } from '../../../play/desk';
import type { Desk } from './desk';
import type { Perspective } from './perspective';
import { type Key, keyOf, kindOf, PASS } from './things';

/** Every thing that is picked. */
export function pickedKeys(perspective: Perspective, desk: Desk): Set<Key> {
  const question = questionAt(perspective.view, desk);
  const draft = shownDraft(perspective, desk);
  if (!question || draft === undefined) return new Set();
  if (draft === null) return new Set([PASS]);
  const { shape } = question.decision;
  return new Set(picksIn(shape, draft).map(({ path, id }) => keyOf(id, kindOf(question), path, perspective.view.open)));
}

export const why = (perspective: Perspective, reason: WhyNot | null): string => tellWhyNot(perspective.lang, reason ?? { why: 'notNow' });
