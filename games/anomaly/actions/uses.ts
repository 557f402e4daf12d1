/** What a Student can do with a card (AN-053 to AN-077), one record each: why not, what it asks beside the card, what it does. */
import { type AnswerTo, call, next, type Shape } from '@lurk/kernel';
import { strikeAt } from '../acts/attack.ts';
import { moveStudent, showSymbol } from '../acts/moves.ts';
import { layTrap } from '../acts/traps.ts';
import { NEIGHBOURS, type Zone, zonesAt } from '../data/board.ts';
import { BAIT_REACH, REACH, SENSOR_REACH, STIMS_REACH } from '../data/cards.ts';
import { hasSymbol } from '../data/symbols.ts';
import { anomalyZone, zoneOf } from '../facts/pawns.ts';
import { sensorsLeft, trapsLeft } from '../facts/supply.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import { oneOf } from '../things.ts';
import type { C, Pawn, Use } from '../types.ts';
import { type Acting, aimsAt, destinations, targets } from './acting.ts';

/** Whose action it is, and whether the Anomaly ordered it (AN-123). */
export interface By {
  pawn: Pawn;
  forced: boolean;
}
type Parts = { [name: string]: Shape };
type Given<P> = { [K in keyof P]: AnswerTo<P[K]> };
/** What comes next once it is made: a decision of somebody's, or nothing. */
type Followed =
  | typeof next
  | ReturnType<typeof call<'showCard', { pawn: Pawn }>>
  | ReturnType<typeof call<'secondHit', By>>
  | ReturnType<typeof call<'bait', { zone: Zone }>>;

export interface UseRecord<P = Parts, T = unknown> {
  barred?(acting: Acting): WhyNot | null;
  /** By name: what belongs to the action beside its card. */
  asks(acting: Acting): P;
  act(c: C, by: By, given: T): Followed;
}
/** Ties what an action asks to what it gets. */
const use = <P extends Parts>(record: UseRecord<P, Given<P>>): UseRecord => record;

/** AN-053, AN-073; AN-125 under orders the Student picks the tracking card afterwards. */
const moves = (how: 'move' | 'stims', zones: (from: Zone) => readonly Zone[]): UseRecord =>
  use({
    asks: (acting) => ({ to: destinations(acting, zones(acting.zone)) }),
    act: (c, { pawn }, { to }) => {
      if (typeof to === 'string') {
        moveStudent(c, pawn, to, how, true);
        return call('showCard', { pawn });
      }
      moveStudent(c, pawn, to.pick, how, false);
      showSymbol(c, pawn, to.with);
      return next;
    },
  });

/** AN-062, AN-064 At a zone in reach. */
const strikes = (weapon: 'strike' | 'far'): UseRecord =>
  use({
    asks: (acting) => ({ at: targets(acting, REACH[weapon]) }),
    act: (c, by, { at }) => {
      strikeAt(c, { ...by, weapon, zone: at.pick, aim: at.with });
      return next;
    },
  });

/** AN-066, AN-067 In the Student's own zone. */
const blows = (weapon: 'bludgeon' | 'baton'): UseRecord =>
  use({
    asks: (acting) => ({ aim: aimsAt(acting, acting.zone) }),
    act: (c, by, { aim }) => {
      strikeAt(c, { ...by, weapon, zone: zoneOf(c.s, by.pawn), aim });
      return next;
    },
  });

export const USES: Record<Use, UseRecord> = {
  move: moves('move', (from) => NEIGHBOURS[from]),
  stims: moves('stims', (from) => zonesAt(from, 1, STIMS_REACH)),
  /** AN-059, AN-061, AN-194 */
  track: use({
    asks: ({ shown }) => ({ symbol: oneOf.symbol(shown) }),
    act: ({ s, tell }, { pawn }, { symbol }) => {
      tell.all({ t: 'tracked', pawn, symbol, yes: hasSymbol(anomalyZone(s), symbol) });
      return next;
    },
  }),
  strike: strikes('strike'),
  far: strikes('far'),
  /** AN-063 The second zone is named after the first result. */
  double: use({
    asks: (acting) => ({ at: targets(acting, REACH.double) }),
    act: (c, by, { at }) => {
      strikeAt(c, { ...by, weapon: 'double', zone: at.pick, aim: at.with });
      return call('secondHit', by);
    },
  }),
  bludgeon: blows('bludgeon'),
  baton: blows('baton'),
  /** AN-052, AN-065 */
  trap: use({
    barred: ({ pub }) => unless(trapsLeft(pub) > 0, 'noTrapLeft'),
    asks: () => ({}),
    act: (c, { pawn, forced }) => {
      layTrap(c, pawn, forced);
      return next;
    },
  }),
  /** AN-052, AN-068, AN-069, AN-071 */
  sensor: use({
    barred: ({ pub }) => unless(sensorsLeft(pub.open) > 0, 'noSensorLeft'),
    asks: ({ pub, zone }) => ({
      zone: oneOf.zone(zonesAt(zone, 0, SENSOR_REACH).filter((near) => !pub.open.sensors.includes(near))),
    }),
    act: ({ s, tell }, { pawn }, { zone }) => {
      s.open.sensors.push(zone);
      tell.all({ t: 'sensorPlaced', pawn, zone });
      return next;
    },
  }),
  /** AN-074 */
  bait: use({
    asks: ({ zone }) => ({ zone: oneOf.zone(zonesAt(zone, 0, BAIT_REACH)) }),
    act: ({ tell }, { pawn }, { zone }) => {
      tell.all({ t: 'baitSet', pawn, zone });
      return call('bait', { zone });
    },
  }),
};
