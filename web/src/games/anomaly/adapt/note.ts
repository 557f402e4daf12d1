/** What the choice at hand would give away. */
import { type Pawn, possible, type SymbolId, type Use, type Zone } from '@lurk/anomaly/public';
import type { NoteView } from '../model';
import type { Reached } from './desk';
import { anomalyAfter, zonesAfterShowing, zonesAfterUse } from './leak';
import { type Perspective, say } from './perspective';
import { pickedZones, picksAt } from './picked';

/** The symbol that would be laid open, and after which step. */
export interface Showing {
  readonly symbol: SymbolId;
  readonly moved: 'move' | 'stims' | null;
}

export function studentNote(
  perspective: Perspective,
  found: readonly Reached[],
  pawn: Pawn,
  use: Use | null,
  showing: Showing | null,
  here: Zone,
): NoteView | undefined {
  if (perspective.view.open.options.overlay !== 'exact') return undefined;
  const t = say(perspective);
  if (showing) {
    const left = zonesAfterShowing(perspective, pawn, showing.symbol, showing.moved).length;
    return { text: [t.leaves(left)], symbol: showing.symbol };
  }
  const [at] = pickedZones(found);
  if (!use || use === 'move' || use === 'stims' || (!at && !ofItself(use))) return undefined;
  const now = possible(perspective.memory.trail).students[pawn]?.length ?? 0;
  const left = zonesAfterUse(perspective, pawn, use, here, at ?? null).length;
  return { text: [left === now ? t.leavesNow(now) : t.leaves(left)] };
}
/** Acts without a zone to name. */
const ofItself = (use: Use): boolean => use === 'trap' || use === 'track' || use === 'bludgeon' || use === 'baton';

export function anomalyNote(perspective: Perspective, found: readonly Reached[]): NoteView | undefined {
  const t = say(perspective);
  const deed = picksAt(found.find(({ thing }) => thing === 'deed'))[0];
  if (deed === 'scent') return { text: [pickedZones(found).length > 0 ? t.smell : say(perspective).body.scentNone] };
  if (perspective.view.open.options.overlay !== 'exact') return undefined;
  if (deed === 'feed' || deed === 'possess') return { text: [t.leavesAnomaly(1)] };
  return deed === 'move' || deed === 'teleport' ? { text: [t.leavesAnomaly(anomalyAfter(perspective, deed))] } : undefined;
}
