/** Where a Run could lead: by which way, for how many points, how likely. A Victim rolls first and walks step by step; this is what can be said of it before. */
import { must } from '@lurk/kernel';
import type { Open, RunKind, Victim } from '../types.ts';
import { isRisky } from './chances.ts';
import type { Cell } from './hex.ts';
import { linkedTo } from './map.ts';
import { chanceOf } from './odds.ts';

/** A tile that a Run could reach. */
export interface RunAim {
  /** Every tile of the way, the last one where it leads. A step costs 1 point (VI-047). */
  readonly way: readonly Cell[];
  /** The chance that the points are enough, before any Manual; once they are rolled, 1 or 0. */
  readonly chance: number;
  /** Tiles before the last one where something may end the Run: a Test, an Event, a Web (VI-054, VI-055, VI-370). */
  readonly risks: readonly Cell[];
}

/** VI-048, VI-051 The shortest way to each tile; among equally short ones that with the fewest risks. */
function waysFrom(open: Open, from: Cell): ReadonlyMap<Cell, readonly Cell[]> {
  const risksOn = (way: readonly Cell[]): number => way.filter((cell) => isRisky(open, cell)).length;
  const ways = new Map<Cell, readonly Cell[]>([[from, []]]);
  // A tile comes up after all that are nearer: its own way is final by then.
  for (const [cell, way] of ways)
    for (const to of linkedTo(open, cell)) {
      const known = ways.get(to);
      const found = [...way, to];
      if (open.trail.includes(to)) continue;
      if (!known || (known.length === found.length && risksOn(found) < risksOn(known))) ways.set(to, found);
    }
  ways.delete(from);
  return ways;
}

/** All tiles a way leads to, in the Run that is on, else in one of this kind. */
export function runAims(open: Open, victim: Victim, how: RunKind): ReadonlyMap<Cell, RunAim> {
  const { running } = open;
  const chance = (points: number): number => {
    if (running?.victim === victim.character) return running.left >= points ? 1 : 0;
    return chanceOf(open, victim, 'agi', how, points);
  };
  const aims = [...waysFrom(open, must(victim.at))].map(([cell, way]): [Cell, RunAim] => [
    cell,
    { way, chance: chance(way.length), risks: way.slice(0, -1).filter((each) => isRisky(open, each)) },
  ]);
  return new Map(aims);
}
