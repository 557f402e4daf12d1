/**
 * The public deduction (section 8.1): who can be where, from public events alone. Nothing said in public ties one pawn's zone to
 * another's, so each pawn has worlds of its own, and together they are exactly what is possible.
 */
import { ZONES, type Zone } from '../data/board.ts';
import type { Evolution } from '../data/components.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Event, Pawn } from '../types.ts';
import { followAnomaly } from './anomaly.ts';
import { followStudent } from './student.ts';
import { at, type World, zonesIn } from './worlds.ts';

export type PawnTrail = {
  worlds: World[];
  /** For every zone struck out, what did it last. */
  why: Partial<Record<Zone, Struck>>;
};
/** The event that struck a zone out and, of a move, how, as things lay then: sensors may come later. */
export type Struck = {
  event: Event;
  /** The pawn left it; or could have come there, but the sensor would have told. Null where the event says all. */
  as: 'left' | 'sensor' | null;
};
/** What lies on the board, as far as it bears on where somebody can be. */
export type Ground = {
  sensors: Zone[];
  electricity: Zone[];
  radiation: Zone[];
  evolutions: Evolution[];
  /** By Student. */
  shown: SymbolId[][];
  /** AN-074 */
  bait: Zone | null;
};
export type Trail = {
  ground: Ground;
  anomaly: PawnTrail;
  /** Empty until everybody has a starting zone. */
  students: PawnTrail[];
};

const nowhere = (): PawnTrail => ({ worlds: [], why: {} });
const anywhere = (): PawnTrail => ({ worlds: ZONES.map((zone) => ({ ...at(zone), weight: 1 / ZONES.length })), why: {} });

export const blankTrail = (): Trail => ({
  ground: { sensors: [], electricity: [], radiation: [], evolutions: [], shown: [], bait: null },
  anomaly: nowhere(),
  students: [],
});

/** The deduction after one more public event. Private events change nothing. The trail given is left alone. */
export function follow(trail: Trail, event: Event): Trail {
  if (event.t === 'placed')
    return {
      ground: { ...trail.ground, shown: event.students.map(() => []) },
      anomaly: anywhere(),
      students: event.students.map(anywhere),
    };
  const { ground } = trail;
  const anomaly = explained(trail.anomaly, followAnomaly(trail.anomaly.worlds, event, ground), event, silent(trail, event));
  let changed = anomaly !== trail.anomaly;
  const students = trail.students.map((before, pawn) => {
    const moves = event.t === 'studentMoved' && event.pawn === pawn;
    const after = explained(before, followStudent(before.worlds, event, pawn, ground), event, moves ? NONE : null);
    changed ||= after !== before;
    return after;
  });
  const next = groundAfter(ground, event);
  return changed || next !== ground ? { ground: next, anomaly, students } : trail;
}

const NONE: ReadonlySet<Zone> = new Set();
/** AN-070 Of a move of the Anomaly: the zones it could have come to, had no sensor been there to tell. */
const silent = ({ anomaly, ground }: Trail, event: Event): ReadonlySet<Zone> | null =>
  event.t === 'anomalyMoved' ? zonesIn(followAnomaly(anomaly.worlds, event, { ...ground, sensors: [] })) : null;

/** Notes why each zone is out: this event struck it out, or the pawn moved (`sensed` is given) and did not come there. */
function explained(before: PawnTrail, worlds: World[], event: Event, sensed: ReadonlySet<Zone> | null): PawnTrail {
  if (worlds === before.worlds) return before;
  const [had, has] = [zonesIn(before.worlds), zonesIn(worlds)];
  const why: PawnTrail['why'] = {};
  for (const zone of ZONES) {
    if (has.has(zone)) continue;
    if (sensed) why[zone] = { event, as: sensed.has(zone) ? 'sensor' : had.has(zone) ? 'left' : null };
    else why[zone] = had.has(zone) ? { event, as: null } : before.why[zone];
  }
  return { worlds, why };
}

function groundAfter(ground: Ground, event: Event): Ground {
  switch (event.t) {
    case 'symbolShown':
      return { ...ground, shown: ground.shown.with(event.pawn, event.shown) };
    case 'sensorPlaced':
      return { ...ground, sensors: [...ground.sensors, event.zone] };
    case 'baitSet':
      return { ...ground, bait: event.zone };
    case 'electricityPlaced':
      return { ...ground, electricity: [...ground.electricity, ...event.zones] };
    case 'electricityActivated':
      return { ...ground, electricity: [] };
    case 'fed':
      if (event.on !== 'electricity') return ground;
      return { ...ground, electricity: ground.electricity.toSpliced(ground.electricity.indexOf(event.zone), 1) };
    case 'evolved':
      return { ...ground, evolutions: [...ground.evolutions, event.evolution] };
    case 'radiationPlaced':
      return { ...ground, radiation: [...ground.radiation, event.zone] };
    default:
      return ground;
  }
}

export interface Possible {
  anomaly: Zone[];
  /** By Student. */
  students: Zone[][];
}
/** Where everybody can be, in the order of the board. */
export const possible = ({ anomaly, students }: Trail): Possible => ({
  anomaly: zonesOf(anomaly),
  students: students.map(zonesOf),
});
const zonesOf = ({ worlds }: PawnTrail): Zone[] => {
  const found = zonesIn(worlds);
  return ZONES.filter((zone) => found.has(zone));
};

/** Why a zone is struck out for the Anomaly (null) or for a Student; null if it is not. */
export const whyNot = (trail: Trail, pawn: Pawn | null, zone: Zone): Struck | null =>
  (pawn === null ? trail.anomaly : trail.students[pawn]).why[zone] ?? null;
