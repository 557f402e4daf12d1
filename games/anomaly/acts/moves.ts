/** Pawns on the move. The fact is public, the zone is not (AN-188). */
import type { Zone } from '../data/board.ts';
import type { SymbolId } from '../data/symbols.ts';
import { anomalyZone, putAnomaly, putStudent } from '../facts/pawns.ts';
import { cardsOnShow } from '../facts/turns.ts';
import type { AnomalyMove, C, Pawn } from '../types.ts';

/** AN-070 to AN-072 A sensor in the zone it enters tells of it at once; AN-076 staying for show sets none off. */
export function moveAnomaly({ s, tell }: C, to: Zone, how: AnomalyMove): void {
  const entered = to !== anomalyZone(s);
  putAnomaly(s, to);
  const sensor = entered && s.open.sensors.includes(to) ? to : null;
  tell.all({ t: 'anomalyMoved', how, sensor });
  tell.seat(s.open.anomaly, { t: 'anomalyMovedTo', zone: to });
  if (sensor) s.open.located = true; // AN-083a
}

/** AN-053, AN-073; AN-126 a forced destination is public. */
export function moveStudent({ s, tell }: C, pawn: Pawn, to: Zone, how: 'move' | 'stims', forced: boolean): void {
  putStudent(s, pawn, to);
  tell.all({ t: 'studentMoved', pawn, how, zone: forced ? to : null });
  tell.seat(s.open.students[pawn].seat, { t: 'studentMovedTo', pawn, zone: to });
}

/** AN-055 to AN-057, AN-192 The new card goes to the right; the oldest returns to the set. */
export function showSymbol({ s, tell }: C, pawn: Pawn, symbol: SymbolId): void {
  const student = s.open.students[pawn];
  student.shown = [...student.shown, symbol].slice(-cardsOnShow(s.open));
  tell.all({ t: 'symbolShown', pawn, symbol, shown: student.shown.slice() });
}
