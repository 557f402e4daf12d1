/** Seats in their order around the table, clockwise. */
import type { Answer, Seat } from './types.ts';

/** All of them, beginning with this one. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

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
