/** What is picked, as things on the table. */

import * as asked from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import type { Draft } from '../../../play/asking/draft';
import type { Key } from '../../../play/asking/things';
import type { Choosable } from '../../../play/frame/model';
import { aimOf } from './aim';
import { canTouch, type Desk, draftOf, pickedIn } from './desk';
import { keyOf } from './keys';
import type { Perspective } from './perspective';

/** The draft, else what was given. */
export const shownDraft = (perspective: Perspective, desk: Desk): Draft =>
  asked.shownDraft(perspective, desk, () => draftOf(perspective.view, desk));
export function pickedKeys(perspective: Perspective, desk: Desk): ReadonlySet<Key> {
  const { view } = perspective;
  const question = questionAt(view, desk);
  const picked = question ? pickedIn(view, question.decision, shownDraft(perspective, desk)) : new Set<Key>();
  const aim = aimOf(view, desk);
  return aim ? picked.add(keyOf('cell', aim.cell)) : picked;
}

/** What can be done with the things of a table at this moment, asked thing by thing. */
export interface Touch {
  readonly kind: string | null;
  readonly picked: ReadonlySet<Key>;
  can(key: Key): boolean;
  /** Absent: it is not asked about. */
  choice(key: Key): (Choosable & { readonly key: Key }) | undefined;
}
export function touchOf(perspective: Perspective, desk: Desk): Touch {
  const { view } = perspective;
  const picked = pickedKeys(perspective, desk);
  const known = new Map<Key, boolean>();
  const can = (key: Key): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = canTouch(view, desk, key);
    known.set(key, now);
    return now;
  };
  return {
    kind: questionAt(view, desk)?.decision.kind ?? null,
    picked,
    can,
    choice: (key) => (picked.has(key) ? { key, picked: true } : can(key) ? { key } : undefined),
  };
}
