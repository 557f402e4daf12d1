/** Seats as lists: around the table clockwise, for questions put to everybody or to everybody else. */
import type { Answer, Seat } from './types.ts';

export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const othersThan = (me: Seat, seats: number): Seat[] => seatsOf(seats).filter((seat) => seat !== me);
/** All of them, beginning with this one. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => seatsOf(seats).map((i) => (first + i) % seats);

/**
 * Of answers given together, the one that is heard: the first, in this order, that is no pass. Drop the rest unsaid: that somebody
 * behind it would have spoken too is nobody's to know.
 */
export function firstHeard<T>(answers: readonly Answer<T>[], order: readonly Seat[]): Answer<NonNullable<T>> | null {
  for (const seat of order) {
    const choice = answers.find((answer) => answer.seat === seat)?.choice;
    if (choice !== null && choice !== undefined) return { seat, choice };
  }
  return null;
}
