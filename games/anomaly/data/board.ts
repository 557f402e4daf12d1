// The station (section 2.2): twelve zones in three rings, four shuttle bays, the reactor.
import { recordBy } from '@lurk/kernel';

export const ZONES = [
  ...(['Q-NW', 'Q-NE', 'Q-SE', 'Q-SW'] as const),
  ...(['L-N', 'L-E', 'L-S', 'L-W'] as const),
  ...(['C-NW', 'C-NE', 'C-SE', 'C-SW'] as const),
] as const;
export type Zone = (typeof ZONES)[number];

/** A table with something for every zone. */
export const byZone = <T>(of: (zone: Zone) => T): Record<Zone, T> => recordBy(ZONES, of);

/** From the middle outwards. */
export const RINGS = ['core', 'labs', 'quarters'] as const;
export type Ring = (typeof RINGS)[number];
export const RING: Record<Zone, Ring> = byZone((zone) => (zone[0] === 'Q' ? 'quarters' : zone[0] === 'L' ? 'labs' : 'core'));
export const zonesOf = (ring: Ring): Zone[] => ZONES.filter((zone) => RING[zone] === ring);

/** AN-004: the 24 edges as neighbour lists. */
export const NEIGHBOURS: Record<Zone, readonly Zone[]> = {
  'Q-NW': ['Q-NE', 'Q-SW', 'L-N', 'L-W'],
  'Q-NE': ['Q-NW', 'Q-SE', 'L-N', 'L-E'],
  'Q-SE': ['Q-NE', 'Q-SW', 'L-E', 'L-S'],
  'Q-SW': ['Q-SE', 'Q-NW', 'L-S', 'L-W'],
  'L-N': ['Q-NW', 'Q-NE', 'C-NW', 'C-NE'],
  'L-E': ['Q-NE', 'Q-SE', 'C-NE', 'C-SE'],
  'L-S': ['Q-SE', 'Q-SW', 'C-SE', 'C-SW'],
  'L-W': ['Q-SW', 'Q-NW', 'C-SW', 'C-NW'],
  'C-NW': ['C-NE', 'C-SW', 'L-N', 'L-W'],
  'C-NE': ['C-NW', 'C-SE', 'L-N', 'L-E'],
  'C-SE': ['C-NE', 'C-SW', 'L-E', 'L-S'],
  'C-SW': ['C-SE', 'C-NW', 'L-S', 'L-W'],
};

export const BAYS = ['BAY-NW', 'BAY-NE', 'BAY-SE', 'BAY-SW'] as const;
export type Bay = (typeof BAYS)[number];
/** What lies straight across each bay (RU-62): labs and labs, quarters and core. */
export const ACROSS: Record<Bay, readonly (readonly [Zone, Zone])[]> = {
  'BAY-NE': [
    ['L-N', 'L-E'],
    ['Q-NE', 'C-NE'],
  ],
  'BAY-SE': [
    ['L-E', 'L-S'],
    ['Q-SE', 'C-SE'],
  ],
  'BAY-SW': [
    ['L-S', 'L-W'],
    ['Q-SW', 'C-SW'],
  ],
  'BAY-NW': [
    ['L-W', 'L-N'],
    ['Q-NW', 'C-NW'],
  ],
};

/** AN-148: neighbours for an Anomaly that can cross the bays. */
export const PHASING_NEIGHBOURS: Record<Zone, readonly Zone[]> = byZone((zone) => {
  const across = Object.values(ACROSS)
    .flat()
    .flatMap(([a, b]) => (a === zone ? [b] : b === zone ? [a] : []));
  return [...NEIGHBOURS[zone], ...across];
});

/** AN-171: zones next to the reactor. */
export const BY_THE_REACTOR: readonly Zone[] = zonesOf('core');

type Distances = Record<Zone, Record<Zone, number>>;

function distances(graph: Record<Zone, readonly Zone[]>): Distances {
  const from = (start: Zone): Record<Zone, number> => {
    const found = { ...byZone(() => Number.POSITIVE_INFINITY), [start]: 0 };
    const queue: Zone[] = [start];
    for (const zone of queue)
      for (const near of graph[zone])
        if (found[near] > found[zone] + 1) {
          found[near] = found[zone] + 1;
          queue.push(near);
        }
    return found;
  };
  return byZone(from);
}

/** AN-005: the range between two zones. */
export const RANGE: Distances = distances(NEIGHBOURS);
/** AN-077: distance on the movement graph of an Anomaly with Phasing. */
export const PHASING_RANGE: Distances = distances(PHASING_NEIGHBOURS);

/** AN-005: the zones at a range between two numbers, in the order of the board. */
export const zonesAt = (zone: Zone, min: number, max: number): Zone[] =>
  ZONES.filter((other) => RANGE[zone][other] >= min && RANGE[zone][other] <= max);
