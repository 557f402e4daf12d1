/** What a seat remembers beyond what lies on the table: a fold over the events it was told. */
import type { Seat } from '@lurk/kernel';
import type { Kind } from './data/cards.ts';
import { blankTrail, follow, type Trail } from './overlay/trail.ts';
import type { Event } from './types.ts';

export type Memory = {
  /** Where everybody can be, as everybody knows. */
  trail: Trail;
  /** AN-123 Of the Anomaly: cards seen in a hand and not used since, by seat. */
  known: Record<Seat, Kind[]>;
  /** Who plays each Student. */
  seats: Seat[];
};

export const blank = (): Memory => ({ trail: blankTrail(), known: {}, seats: [] });

export function remember(memory: Memory, event: Event): Memory {
  const trail = follow(memory.trail, event);
  const heard = trail === memory.trail ? memory : { ...memory, trail };
  switch (event.t) {
    case 'placed':
      return { ...heard, seats: event.students.map(({ seat }) => seat) };
    case 'handSeen':
      return { ...heard, known: { ...heard.known, [event.seat]: event.cards } };
    case 'used': {
      const seat = heard.seats[event.pawn];
      const cards = heard.known[seat];
      // A card of a kind that was seen may as well be the one that was seen: copies are alike.
      if (!cards?.includes(event.card)) return heard;
      return { ...heard, known: { ...heard.known, [seat]: cards.toSpliced(cards.indexOf(event.card), 1) } };
    }
    default:
      return heard;
  }
}
