/** The station while it is asked: what may be touched, what is picked, and why the rest may not be. */
import { type Use, type WhyNot, whyNotStep, whyNotZone, type Zone } from '@lurk/anomaly/public';
import { listOf } from '../../../play/asking/draft';
import type { ZoneView } from '../model';
import { type Desk, levelOf, pawnAt, type Reached } from './desk';
import { lookPawn, type Perspective, say, why } from './perspective';
import { pickedZones, shown, usePicked } from './picked';
import { idsOf } from './things';

export function boardOf(perspective: Perspective, desk: Desk, zones: readonly ZoneView[], found: readonly Reached[]): ZoneView[] {
  const level = levelOf(found, 'zone');
  if (!level) return zones.slice();
  const ids = idsOf(level.shape);
  const picked = pickedZones(found);
  return zones.map((zone) => ({
    ...zone,
    ...pickedFor(perspective, level, zone.id),
    choice: { picked: picked.includes(zone.id), ...(ids.includes(zone.id) ? {} : { why: whyZone(perspective, desk, level, zone.id) }) },
  }));
}

/** AN-197a Of two Students, whose starting zone it is. */
function pickedFor(perspective: Perspective, { shape, draft }: Reached, zone: Zone): Pick<ZoneView, 'pickedFor'> {
  if (perspective.view.decision?.kind !== 'startingZone' || shape.t !== 'assign' || shape.keys.length < 2) return {};
  const seats = shape.keys.flatMap((pawn, i) =>
    typeof pawn === 'number' && listOf(draft)[i] === zone ? [lookPawn(perspective, pawn)] : [],
  );
  return seats.length > 0 ? { pickedFor: seats } : {};
}

function whyZone(perspective: Perspective, desk: Desk, level: Reached, zone: Zone): string {
  const reason = reasonOf(perspective, desk, level, zone);
  return reason ? why(perspective, reason) : say(perspective).nothingHere;
}
function reasonOf(perspective: Perspective, desk: Desk, { path }: Reached, zone: Zone): WhyNot | null {
  const { view } = perspective;
  const pawn = pawnAt(view, desk);
  switch (view.decision?.kind) {
    case 'studentTurn':
    case 'forcedAction': {
      const use = usePicked(shown(perspective, desk));
      return use && pawn !== null ? whyNotZone(view, pawn, use, zone) : null;
    }
    case 'secondHit':
    case 'secondForcedHit':
      return pawn === null ? null : whyNotZone(view, pawn, 'double' satisfies Use, zone);
    default:
      return whyNotStep(view, zone, path.includes('teleport') ? 'teleport' : 'step');
  }
}
