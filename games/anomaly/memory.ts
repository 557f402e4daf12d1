/** What a seat remembers beyond what lies on the table: a fold over the events it was told. */
import type { Apart, Seat } from '@lurk/kernel';
import type { Kind } from './data/cards.ts';
import { blankTrail, follow, type Trail } from './deduction/trail.ts';
import type { Event } from './types.ts';

/** As everybody knows it: once for the whole table. */
type Common = {
  /** Where everybody can be. */
  trail: Trail;
};
type Own = {
  /** AN-123 Of the Anomaly: cards seen in a hand and not used since, by seat. */
  known: Record<Seat, Kind[]>;
  /** Who plays each Student. */
  seats: Seat[];
};
export type Memory = Common & Own;

const nothingCommon = (): Common => ({ trail: blankTrail() });
const nothingOwn = (): Own => ({ known: {}, seats: [] });

function rememberCommon<M extends Common>(memory: M, event: Event): M {
  const trail = follow(memory.trail, event);
  return trail === memory.trail ? memory : { ...memory, trail };
}

function rememberOwn<M extends Own>(memory: M, event: Event): M {
  switch (event.t) {
    case 'placed':
      return { ...memory, seats: event.students.map(({ seat }) => seat) };
    case 'handSeen':
      return { ...memory, known: { ...memory.known, [event.seat]: event.cards } };
    case 'used': {
      const seat = memory.seats[event.pawn];
      const cards = memory.known[seat];
      // A card of a kind that was seen may as well be the one that was seen: copies are alike.
      if (!cards?.includes(event.card)) return memory;
      return { ...memory, known: { ...memory.known, [seat]: cards.toSpliced(cards.indexOf(event.card), 1) } };
    }
    default:
      return memory;
  }
}

export const blank = (): Memory => ({ ...nothingCommon(), ...nothingOwn() });
export const remember = (memory: Memory, event: Event): Memory => rememberCommon(rememberOwn(memory, event), event);
export const apart: Apart<Event> = {
  common: { blank: nothingCommon, remember: rememberCommon },
  own: { blank: nothingOwn, remember: rememberOwn },
};
