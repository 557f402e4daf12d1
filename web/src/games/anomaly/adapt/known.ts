/** The hunter hunted: what everybody knows about the Anomaly, how they came to it, and what the next act would make of it. */
import { type Event, payableDeeds, possible, tellStruckOut, whyNot, ZONES, type Zone } from '@lurk/anomaly/public';
import type { KnownView } from '../model';
import { anomalyAfter } from './leak';
import { type Perspective, say } from './perspective';

const MOST_REASONS = 4;

export function knownOf(perspective: Perspective): KnownView | null {
  const { view, memory, lang, past } = perspective;
  const zones = possible(memory.trail).anomaly;
  if (!view.open.placed || view.open.options.overlay !== 'exact') return null;
  // The newest event first; each is told once, for the zones it struck out.
  const causes = new Map<Event, Zone>();
  for (const zone of ZONES) {
    const event = whyNot(memory.trail, null, zone);
    if (event && !causes.has(event)) causes.set(event, zone);
  }
  const when = (event: Event): number => [...past.rounds.keys()].indexOf(event);
  const told = [...causes].sort(([a], [b]) => when(b) - when(a)).slice(0, MOST_REASONS);
  const reasons = told.map(([event, zone], i) => ({
    id: String(i),
    text: [tellStruckOut(lang, { event, pawn: null, zone, round: past.rounds.get(event) }, memory.trail)],
  }));
  const after: KnownView['after'] = [
    { deed: 'move', zones: anomalyAfter(perspective, 'move') },
    { deed: 'feed', zones: 1 },
    ...(payableDeeds(view.open).includes('teleport') ? [{ deed: 'teleport' as const, zones: anomalyAfter(perspective, 'teleport') }] : []),
  ];
  return { zones, reasons: reasons.length > 0 ? reasons : [{ id: 'none', text: [say(perspective).known.start] }], after };
}
