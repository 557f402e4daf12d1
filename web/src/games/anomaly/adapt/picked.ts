/** What the reader has picked or given. */
import { isUse, isZone, type Use, type Zone } from '@lurk/anomaly/public';
import type { Value } from '@lurk/kernel';
import { givenOf, questionAt } from '../../../play/asking/desk';
import { type Draft, listOf, pickIn } from '../../../play/asking/draft';
import { type Desk, draftOf, levelOf, type Reached, reached } from './desk';
import type { Perspective } from './perspective';

/** What the table shows as picked: the draft, else what was given, else what leaves no choice. */
export function shownDraft(perspective: Perspective, desk: Desk): Draft {
  const { view } = perspective;
  const given = desk.draft === undefined ? givenOf(perspective, questionAt(view, desk)) : undefined;
  return given ?? draftOf(view, desk);
}
export const shown = (perspective: Perspective, desk: Desk): Reached[] => reached(perspective.view, desk, shownDraft(perspective, desk));

/** Everything picked at one level. */
export const picksAt = (level: Reached | undefined): readonly Value[] => {
  if (!level) return [];
  const { shape, draft } = level;
  if (shape.t === 'someOf' || shape.t === 'assign') return listOf(draft).filter((id) => id !== undefined);
  const pick = pickIn(draft);
  return pick === undefined ? [] : [pick];
};
export const pickedZones = (found: readonly Reached[]): readonly Zone[] =>
  found
    .filter(({ thing }) => thing === 'zone')
    .flatMap(picksAt)
    .filter((id) => typeof id === 'string' && isZone(id));
export function usePicked(found: readonly Reached[]): Use | null {
  const [use] = picksAt(levelOf(found, 'use'));
  return isUse(use) ? use : null;
}
