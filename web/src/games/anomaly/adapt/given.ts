/** What the reader has picked or given. */
import type { Asked, AskKind, Zone } from '@lurk/anomaly/public';
import { type Draft, listOf, pickIn } from '../../../decide/draft';
import { type Desk, draftOf, type Reached, reached } from './desk';
import type { Sight } from './sight';

export const asked = (sight: Sight, kind: AskKind): Asked => ({ kind, view: sight.view, names: sight.names });

/** The answer on its way or already sealed. */
export function givenOf({ pending, view }: Sight): Draft {
  if (!view.decision) return undefined;
  if (pending?.decision === view.decision.id) return pending.choice as Draft;
  return view.sealed ? (view.sealed.choice as Draft) : undefined;
}
/** What the table shows as picked: the draft, else what was given, else what leaves no choice. */
export const shownDraft = (sight: Sight, desk: Desk): Draft =>
  desk.draft === undefined ? (givenOf(sight) ?? draftOf(sight.view, desk)) : desk.draft;
export const shown = (sight: Sight, desk: Desk): Reached[] => reached(sight.view, desk, shownDraft(sight, desk));

/** Everything picked at one level. */
export const picksAt = (level: Reached | undefined): readonly unknown[] => {
  if (!level) return [];
  const { shape, draft } = level;
  if (shape.t === 'someOf' || shape.t === 'assign') return listOf(draft);
  const pick = pickIn(draft);
  return pick === undefined ? [] : [pick];
};
export const pickedZones = (found: readonly Reached[]): readonly Zone[] =>
  found
    .filter(({ thing }) => thing === 'zone')
    .flatMap((level) => picksAt(level) as Zone[])
    .filter(Boolean);
