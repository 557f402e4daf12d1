/** Where pawns are, and whose they are. Only rules may look through here: a seat knows no more than its own pawns. */
import type { Seat } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import type { Open, OwnPawn, Pawn, S } from '../types.ts';

/** Which of its player's Students this is. */
export const ordinalOf = ({ students }: Open, pawn: Pawn): number =>
  students.slice(0, pawn).filter(({ seat }) => seat === students[pawn].seat).length;

/** The Students a seat plays, by number. */
export const pawnsOf = ({ students }: Open, seat: Seat): Pawn[] =>
  students.flatMap((student, pawn) => (student.seat === seat ? [pawn] : []));

/** All Students, by number. */
export const allPawns = ({ students }: Open): Pawn[] => students.map((_, pawn) => pawn);

/** The players who are Students, in seat order, each once. */
export const studentSeats = ({ students }: Open): Seat[] => [...new Set(students.map(({ seat }) => seat))];

const pawnOf = (s: S, pawn: Pawn): OwnPawn => s.own[s.open.students[pawn].seat].pawns[ordinalOf(s.open, pawn)];
export const zoneOf = (s: S, pawn: Pawn): Zone => pawnOf(s, pawn).zone;
export const trapsOf = (s: S, pawn: Pawn): Zone[] => pawnOf(s, pawn).traps;
export function putStudent(s: S, pawn: Pawn, zone: Zone): void {
  pawnOf(s, pawn).zone = zone;
}

export const anomalyZone = ({ own, open }: S): Zone => own[open.anomaly].pawns[0].zone;
export function putAnomaly({ own, open }: S, zone: Zone): void {
  own[open.anomaly].pawns[0].zone = zone;
}

/** Section 6.2, item 10: always in seat order. */
export const studentsIn = (s: S, zone: Zone): Pawn[] => allPawns(s.open).filter((pawn) => zoneOf(s, pawn) === zone);
