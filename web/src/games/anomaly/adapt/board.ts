/** The station while it is asked: what may be touched, what is picked, and why the rest may not be. */
import { type Use, type WhyNot, whyNotStep, whyNotZone, type Zone } from '@lurk/anomaly/public';
import type { ZoneView } from '../model';
import { type Desk, levelOf, pawnAt, type Reached, usePicked } from './desk';
import { pickedZones, shownDraft } from './given';
import { type Sight, say, why } from './sight';
import { idsOf } from './things';

export function boardOf(sight: Sight, desk: Desk, zones: readonly ZoneView[], found: readonly Reached[]): ZoneView[] {
  const level = levelOf(found, 'zone');
  if (!level) return zones.slice();
  const ids = idsOf(level.shape);
  const picked = pickedZones(found);
  return zones.map((zone) => ({
    ...zone,
    choice: { picked: picked.includes(zone.id), ...(ids.includes(zone.id) ? {} : { why: whyZone(sight, desk, level, zone.id) }) },
  }));
}

function whyZone(sight: Sight, desk: Desk, level: Reached, zone: Zone): string {
  const reason = reasonOf(sight, desk, level, zone);
  return reason ? why(sight, reason) : say(sight).nothingHere;
}
function reasonOf(sight: Sight, desk: Desk, { path }: Reached, zone: Zone): WhyNot | null {
  const { view } = sight;
  const pawn = pawnAt(view, desk);
  switch (view.decision?.kind) {
    case 'studentTurn':
    case 'forcedAction': {
      const use = usePicked(view, desk, shownDraft(sight, desk));
      return use && pawn !== null ? whyNotZone(view, pawn, use, zone) : null;
    }
    case 'secondHit':
    case 'secondForcedHit':
      return pawn === null ? null : whyNotZone(view, pawn, 'double' satisfies Use, zone);
    default:
      return whyNotStep(view, zone, path.includes('teleport') ? 'teleport' : 'step');
  }
}
