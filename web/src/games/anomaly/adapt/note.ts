/** What the choice at hand would give away, and what it would find. */
import { isAim, isSymbolId, type Pawn, possible, type SymbolId, struckBy, trackSplit, type Use, type Zone } from '@lurk/anomaly/public';
import { levelOf, type Reached } from './desk';
import { findsAhead, hitsAhead } from './follows';
import { anomalyAfter, zonesAfterShowing, zonesAfterUse } from './leak';
import { type Perspective, say } from './perspective';
import { pickedZones, picksAt } from './picked';

/** The symbol that would be laid open, and after which step. */
export interface Showing {
  readonly symbol: SymbolId;
  readonly moved: 'move' | 'stims' | null;
}

/** The symbol a Track would ask about. */
export function trackedIn(found: readonly Reached[]): SymbolId | undefined {
  const [symbol] = picksAt(found.find(({ thing, path }) => thing === 'symbol' && path.at(-1) === 'symbol'));
  return isSymbolId(symbol) ? symbol : undefined;
}

export function studentNote(
  perspective: Perspective,
  found: readonly Reached[],
  { pawn, use, showing, here }: { pawn: Pawn; use: Use | null; showing: Showing | null; here: Zone },
): string | undefined {
  const { trail } = perspective.memory;
  const exact = perspective.view.open.options.overlay === 'exact';
  const t = say(perspective);
  if (showing) return exact ? t.leaves(zonesAfterShowing(perspective, pawn, showing.symbol, showing.moved).length) : undefined;
  const tracked = trackedIn(found);
  if (tracked) {
    const { yes, no } = trackSplit(trail, tracked);
    return exact ? t.hand.splitHelp(yes.length, no.length) : undefined;
  }
  const [at] = pickedZones(found);
  const [aim] = picksAt(levelOf(found, 'aim'));
  const second = perspective.view.decision?.kind === 'secondHit';
  const target = struckBy(second ? 'double' : use, at, here);
  const hits = target && `${hitsAhead(perspective, pawn, target, isAim(aim) ? aim : 'zone')}.`;
  return [hits, exact ? givenAway(perspective, pawn, use, here, at) : undefined].filter(Boolean).join(' ') || undefined;
}

function givenAway(perspective: Perspective, pawn: Pawn, use: Use | null, here: Zone, at: Zone | undefined): string | undefined {
  const t = say(perspective);
  if (!use || use === 'move' || use === 'track' || use === 'stims' || (!at && !ofItself(use))) return undefined;
  const now = possible(perspective.memory.trail).students[pawn]?.length ?? 0;
  const left = zonesAfterUse(perspective, pawn, use, here, at ?? null).length;
  return left === now ? t.leavesNow(now) : t.leaves(left);
}
/** Acts without a zone to name. */
const ofItself = (use: Use): boolean => use === 'trap' || use === 'bludgeon' || use === 'baton';

export function anomalyNote(perspective: Perspective, found: readonly Reached[]): string | undefined {
  const t = say(perspective);
  const deed = picksAt(found.find(({ thing }) => thing === 'deed'))[0];
  if (deed === 'scent') return pickedZones(found).length > 0 ? t.smell : t.body.scentNone;
  if (deed === 'feed' || deed === 'possess') return [findsAhead(perspective, deed), t.follows.found].filter(Boolean).join(' ');
  if (perspective.view.open.options.overlay !== 'exact') return undefined;
  return deed === 'move' || deed === 'teleport' ? t.leavesAnomaly(anomalyAfter(perspective, deed)) : undefined;
}
