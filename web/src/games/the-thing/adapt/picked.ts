/** What is picked, as things on the table; and why something cannot be. */
import { tellWhyNot, type WhyNot } from '@lurk/the-thing/public';
import * as asked from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import type { Draft } from '../../../play/asking/draft';
import type { Key } from '../../../play/asking/things';
import type { Choosable } from '../../../play/frame/model';
import { canTouch, type Desk, draftOf, pickedIn } from './desk';
import type { Perspective } from './perspective';

/** The draft, else what was given. */
export const shownDraft = (perspective: Perspective, desk: Desk): Draft =>
  asked.shownDraft(perspective, desk, () => draftOf(perspective.view, desk));

export function pickedKeys(perspective: Perspective, desk: Desk): ReadonlySet<Key> {
  const question = questionAt(perspective.view, desk);
  return question ? pickedIn(perspective.view, question.decision, shownDraft(perspective, desk)) : new Set();
}

/** Something of a kind that is being asked for: it may be chosen, or says why not. `barred`: 'notNow' needs no words. */
export function choiceOf(
  perspective: Perspective,
  desk: Desk,
  picked: ReadonlySet<Key>,
  key: Key,
  barred: () => WhyNot | null,
): Choosable | undefined {
  if (picked.has(key)) return { picked: true };
  if (canTouch(perspective.view, desk, key)) return {};
  const why = barred();
  return why && why !== 'notNow' ? { why: tellWhyNot(perspective.lang, why) } : undefined;
}
