/** What a choice would give away: the public overlay, carried on by the events that would follow. */
import {
  cardsOnShow,
  type Event,
  follow,
  type Pawn,
  possible,
  reveals,
  type SymbolId,
  symbolsToShow,
  type Trail,
  type Use,
  type Zone,
} from '@lurk/anomaly/public';
import type { Perspective } from './perspective';

const after = (trail: Trail, events: readonly Event[]): Trail => events.reduce(follow, trail);
const openFor = (trail: Trail, pawn: Pawn): Zone[] => possible(trail).students[pawn] ?? [];

/** Zones where everybody would have to look for this Student. */
export function zonesAfterShowing({ view, memory }: Perspective, pawn: Pawn, symbol: SymbolId, moved: 'move' | 'stims' | null): Zone[] {
  const { open } = view;
  const shown = [...open.students[pawn].shown, symbol].slice(-cardsOnShow(open));
  const moves: Event[] = moved ? [{ t: 'studentMoved', pawn, how: moved, zone: null }] : [];
  return openFor(after(memory.trail, [...moves, { t: 'symbolShown', pawn, symbol, shown }]), pawn);
}

/** The same for a special action at a zone. What it hits is another matter. */
export function zonesAfterUse({ view, memory }: Perspective, pawn: Pawn, use: Use, here: Zone, at: Zone | null): Zone[] {
  const { trail } = memory;
  if (reveals(view.open, use)) return [here];
  return openFor(after(trail, at ? actOf(pawn, use, at) : []), pawn);
}

function actOf(pawn: Pawn, use: Use, zone: Zone): Event[] {
  switch (use) {
    case 'sensor':
      return [{ t: 'sensorPlaced', pawn, zone }];
    case 'bait':
      return [{ t: 'baitSet', pawn, zone }];
    case 'strike':
    case 'double':
    case 'far':
      return [{ t: 'attacked', pawn, weapon: use, zone, hit: 'anomaly', pawns: [], damage: 1, reaction: false }];
    default:
      return [];
  }
}

/** Zones where the Students would have to look for the Anomaly. A sensor on the way is not reckoned with. */
export function anomalyAfter({ memory }: Perspective, how: 'move' | 'teleport'): number {
  return possible(follow(memory.trail, { t: 'anomalyMoved', how, sensor: null })).anomaly.length;
}

/** Of the symbols of a zone, those a Student may show. */
export const mayShow = ({ view }: Perspective, pawn: Pawn, zone: Zone): readonly SymbolId[] =>
  symbolsToShow(zone, view.open.students[pawn].shown);
