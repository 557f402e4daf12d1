/** What one viewer has before them: all that the adapters read. */
import {
  type AN,
  type Audience,
  audienceOf,
  type Event,
  type Memory,
  nameOfPawn,
  type Pawn,
  type TableWords,
  tableOf,
  tellWhyNot,
  type WhyNot,
  type Zone,
} from '@lurk/anomaly/public';
import type { Seat } from '@lurk/kernel';
import { colourOf, type Perspective, seatLook } from '../../../play/perspective';
import type { SeatLook } from '../../../ui/types';

/** What follows from the whole log, worked out once per event. */
export interface Past {
  /** The round of each event. */
  readonly rounds: ReadonlyMap<Event, number>;
  /** Who played each card of the Anomaly's pile, in its order. */
  readonly givers: readonly (Pawn | null)[];
  /** Traps that were laid for all to see. */
  readonly traps: readonly { readonly pawn: Pawn; readonly zone: Zone }[];
}
export const noPast: Past = { rounds: new Map(), givers: [], traps: [] };

export interface Sight extends Perspective<AN, Memory> {
  readonly past: Past;
  /** Reminder pieces of this reader, by zone. */
  readonly marks: Readonly<Partial<Record<Zone, readonly string[]>>>;
  /** Who has said "I'll go" in this turn. */
  readonly going: readonly Seat[];
  /** Who lets the others go first. */
  readonly givenWay: readonly Seat[];
}

export const say = ({ lang }: Sight): TableWords => tableOf(lang);
export const audience = ({ names, view }: Sight): Audience => audienceOf(view, names);
export const why = (sight: Sight, reason: WhyNot | null): string => tellWhyNot(sight.lang, reason ?? { why: 'notNow' });

export const MONSTER = 'anomaly';
export const lookAnomaly = (sight: Sight): SeatLook => seatLook(sight, sight.view.open.anomaly, { id: MONSTER, colour: 'monster' });
export function lookPawn(sight: Sight, pawn: Pawn): SeatLook {
  const { seat } = sight.view.open.students[pawn]!;
  return seatLook(sight, seat, { id: String(pawn), name: nameOfPawn(sight.lang, pawn, audience(sight)), colour: colourOf(pawn) });
}
/** Whoever sits there; of two Students, the first. */
export function look(sight: Sight, seat: Seat): SeatLook {
  const { open } = sight.view;
  const pawn = open.students.findIndex((student) => student.seat === seat);
  return seat === open.anomaly || pawn < 0 ? lookAnomaly(sight) : lookPawn(sight, pawn);
}
