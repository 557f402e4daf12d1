/** The hunter hunted: what everybody knows about the Anomaly, how they came to it, and what the next act would make of it. */
import { payableDeeds, possible, tellLearnt } from '@lurk/anomaly/public';
import type { KnownView } from '../model';
import { anomalyAfter } from './leak';
import { type Perspective, say } from './perspective';

export function knownOf(perspective: Perspective): KnownView | null {
  const { view, memory, lang, past } = perspective;
  if (!view.open.placed || view.open.options.overlay !== 'exact') return null;
  const reasons = past.learnt().map((one, i) => ({ id: String(i), text: [tellLearnt(lang, one)] }));
  const after: KnownView['after'] = [
    { deed: 'move', zones: anomalyAfter(perspective, 'move') },
    { deed: 'feed', zones: 1 },
    ...(payableDeeds(view.open).includes('teleport') ? [{ deed: 'teleport' as const, zones: anomalyAfter(perspective, 'teleport') }] : []),
  ];
  return {
    zones: possible(memory.trail).anomaly,
    reasons: reasons.length > 0 ? reasons : [{ id: 'none', text: [say(perspective).known.start] }],
    after,
  };
}
