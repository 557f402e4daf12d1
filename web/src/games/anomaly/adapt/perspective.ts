/** What one viewer has before them: all that the adapters read. */
import {
  type AN,
  type Event,
  type Learnt,
  type Memory,
  type Namer,
  namesIn,
  type Pawn,
  type TableWords,
  tableOf,
  tellWhyNot,
  type WhyNot,
  type Zone,
} from '@lurk/anomaly/public';
import type { Seat } from '@lurk/kernel';
import { colourOf, type Perspective as Shared, seatLook } from '../../../play/frame/perspective';
import type { SeatLook } from '../../../ui/types';

/** What follows from the whole log, worked out once per event. */
export interface Past {
  /** The round of each event. */
  readonly rounds: ReadonlyMap<Event, number>;
  /** Who played each card of the Anomaly's pile, in its order. */
  readonly givers: readonly (Pawn | null)[];
  /** Traps that were laid for all to see. */
  readonly traps: readonly { readonly pawn: Pawn; readonly zone: Zone }[];
  /** How everybody came to know what they know of the Anomaly. */
  readonly learnt: () => readonly Learnt[];
}
export const noPast: Past = { rounds: new Map(), givers: [], traps: [], learnt: () => [] };

export interface Perspective extends Shared<AN, Memory> {
  readonly past: Past;
  /** Reminder pieces of this reader, by zone. */
  readonly marks: Readonly<Partial<Record<Zone, readonly string[]>>>;
  /** Who has said "I'll go" in this turn. */
  readonly going: readonly Seat[];
  /** Who lets the others go first. */
  readonly givenWay: readonly Seat[];
  /** Lines of the talk that say something of a zone. */
  readonly claimed: readonly string[];
}

export const say = ({ lang }: Perspective): TableWords => tableOf(lang);
export const namesFor = (perspective: Perspective): Namer => namesIn(perspective.lang, perspective);
export const why = (perspective: Perspective, reason: WhyNot | null): string => tellWhyNot(perspective.lang, reason ?? { why: 'notNow' });

export const MONSTER = 'anomaly';
export const lookAnomaly = (perspective: Perspective): SeatLook =>
  seatLook(perspective, perspective.view.open.anomaly, { id: MONSTER, colour: 'monster' });
export function lookPawn(perspective: Perspective, pawn: Pawn): SeatLook {
  const { seat } = perspective.view.open.students[pawn];
  // AN-189 Two Students of one player get marks of their own; a single one wears the colour of the seat.
  const isOneOfTwo = perspective.view.open.students.filter((student) => student.seat === seat).length > 1;
  return seatLook(perspective, seat, {
    id: String(pawn),
    name: namesFor(perspective).named(pawn),
    colour: colourOf(isOneOfTwo ? pawn : seat),
  });
}
/** The player in that seat; of two Students, the first. */
export function look(perspective: Perspective, seat: Seat): SeatLook {
  const { open } = perspective.view;
  const pawn = open.students.findIndex((student) => student.seat === seat);
  return seat === open.anomaly || pawn < 0 ? lookAnomaly(perspective) : lookPawn(perspective, pawn);
}
