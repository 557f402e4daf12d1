/** The hunter hunted: what everybody knows about the Anomaly, how they came to it, and what the next act would make of it. */
import { type Event, payableDeeds, possible, type StruckOut, tellStruckOut, whyNot, ZONES } from '@lurk/anomaly/public';
import type { KnownView } from '../model';
import { anomalyAfter } from './leak';
import { type Perspective, say } from './perspective';

const MOST_REASONS = 4;

export function knownOf(perspective: Perspective): KnownView | null {
  const { view, memory, lang, past } = perspective;
  const zones = possible(memory.trail).anomaly;
  if (!view.open.placed || view.open.options.overlay !== 'exact') return null;
  // The newest event first; each is told once, for the zones it struck out.
  const causes = new Map<Event, StruckOut>();
  for (const zone of ZONES) {
    const struck = whyNot(memory.trail, null, zone);
    if (struck && !causes.has(struck.event)) causes.set(struck.event, { ...struck, pawn: null, zone });
  }
  const when = (event: Event): number => [...past.rounds.keys()].indexOf(event);
  const told = [...causes].sort(([a], [b]) => when(b) - when(a)).slice(0, MOST_REASONS);
  const reasons = told.map(([event, struck], i) => ({
    id: String(i),
    text: [tellStruckOut(lang, { ...struck, round: past.rounds.get(event) })],
  }));
  const after: KnownView['after'] = [
    { deed: 'move', zones: anomalyAfter(perspective, 'move') },
    { deed: 'feed', zones: 1 },
    ...(payableDeeds(view.open).includes('teleport') ? [{ deed: 'teleport' as const, zones: anomalyAfter(perspective, 'teleport') }] : []),
  ];
  return { zones, reasons: reasons.length > 0 ? reasons : [{ id: 'none', text: [say(perspective).known.start] }], after };
}
