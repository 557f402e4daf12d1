/** A Student about to act: what the seat that chooses for it must know, and what it can reach from where it stands. */
import { option, type Picked, type Shape } from '@lurk/kernel';
import { type Zone, zonesAt } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import type { SymbolId } from '../data/symbols.ts';
import { symbolsToShow } from '../facts/moves.ts';
import { oneOf } from '../things.ts';
import type { Aim, Pub, Target } from '../types.ts';

export interface Acting {
  pub: Pub;
  hand: readonly Kind[];
  zone: Zone;
  shown: readonly SymbolId[];
  /** AN-123 By order of the Anomaly. */
  forced: boolean;
}

/** AN-055 The zone with the tracking card that is to be shown there; AN-125 under orders the Student picks that card afterwards. */
export const destinations = ({ shown, forced }: Acting, zones: readonly Zone[]): Shape<Zone | Picked<Zone, SymbolId>> =>
  forced ? oneOf.zone(zones) : oneOf.zone(zones.map((zone) => option(zone, oneOf.symbol(symbolsToShow(zone, shown)))));

/** AN-087, AN-093, AN-127 A Student under orders cannot be made to blow itself up. */
export function aimsAt({ pub, zone, forced }: Acting, target: Zone): Shape<Aim> {
  const mayBlow = pub.open.fuel.includes(target) && !(forced && target === zone);
  return oneOf.aim(mayBlow ? ['zone', 'fuel'] : ['zone']);
}

/** Every zone in range, each with what may be aimed at there. */
export const targets = (acting: Acting, reach: number): Shape<Target> =>
  oneOf.zone(zonesAt(acting.zone, 0, reach).map((zone) => option(zone, aimsAt(acting, zone))));
