/** What on the table something that happened is about: zones, Students, the Anomaly and the rope of both lives. */
import { type Event, type Open, type Pawn, SYMBOL_ZONES, type Zone } from '@lurk/anomaly/public';

/** "zone:L-N", "pawn:1", "anomaly", "health". */
export type Spot = `zone:${Zone}` | `pawn:${Pawn}` | 'anomaly' | 'health';

const zone = (id: Zone): Spot => `zone:${id}`;
const pawn = (who: Pawn): Spot => `pawn:${who}`;

export function about(event: Event, { radiation }: Pick<Open, 'radiation'>): readonly Spot[] {
  switch (event.t) {
    case 'studentRevealed':
    case 'trapActivated':
    case 'sensorPlaced':
    case 'baitSet':
      return [pawn(event.pawn), zone(event.zone)];
    case 'studentMoved':
    case 'trapLaid':
      return [pawn(event.pawn), ...(event.zone ? [zone(event.zone)] : [])];
    // The zones that bear the symbol: the answer says whether it is in one of them.
    case 'tracked':
      return [pawn(event.pawn), ...SYMBOL_ZONES[event.symbol].map(zone)];
    case 'attacked':
    case 'exploded':
      return [zone(event.zone), pawn(event.pawn), ...event.pawns.map(pawn)];
    case 'secondHitLost':
    case 'possessed':
      return [pawn(event.pawn)];
    case 'anomalyMoved':
      return ['anomaly', ...(event.sensor ? [zone(event.sensor)] : [])];
    case 'noReaction':
    case 'skipped':
    case 'evolved':
    case 'starved':
      return ['anomaly'];
    case 'anomalyRevealed':
      return ['anomaly', zone(event.zone), ...event.pawns.map(pawn)];
    case 'fed':
    case 'radiationPlaced':
      return [zone(event.zone)];
    case 'electricityPlaced':
      return event.zones.map(zone);
    case 'electricityActivated':
      return ['anomaly', ...event.hits.flatMap((hits, who) => (hits > 0 ? [pawn(who)] : [])), ...(event.zone ? [zone(event.zone)] : [])];
    case 'scented':
      return event.zones.map(zone);
    case 'irradiated':
      return [...radiation.map((token) => zone(token.zone)), ...event.pawns.map(pawn), ...(event.anomaly ? (['anomaly'] as const) : [])];
    case 'trackMoved':
    case 'spirit':
      return ['health'];
    default:
      return [];
  }
}
