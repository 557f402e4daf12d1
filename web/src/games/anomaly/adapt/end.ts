/** The end of a match: who won, where everybody was, and what there is to retell. */

import { describeOutcome, type Event, type TurningPoint, tellTurningPoint, turningPoints } from '@lurk/anomaly/public';
import { must } from '@lurk/kernel';
import type { TableInfo } from '@lurk/table';
import { rematchOf } from '../../../play/showing/rematch';
import type { EndView, ZoneView } from '../model';
import { healthView, zonesOf } from './facts';
import { lookAnomaly, lookPawn, namesFor, type Perspective } from './perspective';

/** Whom each kind of moment served. */
const FOR_ANOMALY: readonly TurningPoint['kind'][] = [
  'friendlyFire',
  'orderedFire',
  'blastStudents',
  'feast',
  'shocked',
  'possessed',
  'spiritAnomaly',
  'burnt',
  'evolved',
];

export function endView(perspective: Perspective, log: readonly Event[], table: TableInfo): EndView {
  const { view, lang, code } = perspective;
  const { open } = view;
  const rematch = rematchOf(table, view.seat);
  const told = log.findLast((event) => event.t === 'unveiled');
  const found = told?.t === 'unveiled' ? told : null;
  return {
    code,
    winner: must(open.winner, 'a winner'),
    ...must(describeOutcome(lang, open, view.seat), 'an outcome'),
    rounds: open.round,
    health: healthView(open),
    anomaly: lookAnomaly(perspective),
    ...(found ? { zones: unveiled(perspective, found), anomalyZone: found.anomaly } : {}),
    students: open.students.map((_, pawn) => ({
      seat: lookPawn(perspective, pawn),
      ...(found?.students[pawn] ? { zone: found.students[pawn].zone } : {}),
    })),
    points: turningPoints(log).map((point) => ({
      round: point.turn,
      text: [tellTurningPoint(lang, point, namesFor(perspective))],
      good: FOR_ANOMALY.includes(point.kind) ? 'anomaly' : 'students',
    })),
    ...(rematch ? { rematch } : {}),
  };
}

function unveiled(perspective: Perspective, { anomaly, students }: Extract<Event, { t: 'unveiled' }>): ZoneView[] {
  return zonesOf({ ...perspective, marks: {} }).map(({ id, radiation, fuel, sensor, sparks }) => {
    const here = students.flatMap(({ zone }, pawn) => (zone === id ? [lookPawn(perspective, pawn)] : []));
    const traps = students.flatMap((student, pawn) => (student.traps.includes(id) ? [lookPawn(perspective, pawn)] : []));
    return {
      id,
      ...{ radiation, fuel, sensor },
      ...(sparks ? { sparks } : {}),
      ...(traps.length ? { traps } : {}),
      here: [...here, ...(anomaly === id ? [lookAnomaly(perspective)] : [])],
    };
  });
}
