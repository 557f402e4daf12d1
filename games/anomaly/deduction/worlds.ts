/** Where one pawn may be, as a list of worlds. A world remembers what later events may ask about: where the pawn's traps lie. */
import type { Zone } from '../data/board.ts';

export type World = {
  zone: Zone;
  /** Traps laid and not yet activated, sorted: which was laid when is nobody's business. */
  traps: Zone[];
  /** AN-152 Of the Anomaly: zones where Morph took an attack off it since it last could react. */
  struck: Zone[];
  /** How likely, if movers choose evenly among what is open to them; the sum is 1. */
  weight: number;
};

/** Nothing that is possible ever becomes impossible by rounding. */
const LEAST = 1e-12;

export const at = (zone: Zone): World => ({ zone, traps: [], struck: [], weight: 1 });

export const zonesIn = (worlds: readonly World[]): Set<Zone> => new Set(worlds.map(({ zone }) => zone));

/** Equal worlds become one; the weights add up to 1 again. */
export function merged(worlds: readonly World[]): World[] {
  const found = new Map<string, World>();
  let sum = 0;
  for (const world of worlds) {
    const key = `${world.zone} ${world.traps.join()} ${world.struck.join()}`;
    const known = found.get(key);
    if (known) known.weight += world.weight;
    else found.set(key, { ...world });
    sum += world.weight;
  }
  for (const world of found.values()) world.weight = Math.max(LEAST, world.weight / sum);
  return [...found.values()];
}

export const keep = (worlds: readonly World[], holds: (zone: Zone) => boolean): World[] => merged(worlds.filter(({ zone }) => holds(zone)));

/** Every world goes on to each of these zones, evenly unless a zone is disliked. */
export function spread(worlds: readonly World[], to: (world: World) => readonly Zone[], like: (zone: Zone) => number): World[] {
  return merged(
    worlds.flatMap((world) => {
      const zones = to(world);
      const sum = zones.reduce((all, zone) => all + like(zone), 0);
      return zones.map((zone) => ({ ...world, zone, weight: (world.weight * like(zone)) / sum }));
    }),
  );
}

/** AN-065 A trap now lies where the pawn is. */
export const layTrap = (worlds: readonly World[]): World[] =>
  worlds.map((world) => ({ ...world, traps: [...world.traps, world.zone].sort() }));

/** AN-079 One of its traps lay there; it is not told which. */
export function takeTrap(worlds: readonly World[], zone: Zone): World[] {
  const had = worlds.filter(({ traps }) => traps.includes(zone));
  return merged(had.map((world) => ({ ...world, traps: world.traps.toSpliced(world.traps.indexOf(zone), 1) })));
}
