/** Who is who. */
import type { Seat } from '@lurk/kernel';
import type { Open, Person } from '../types.ts';

/** What is known of a Hunted. The Creature is nobody's prey: to look it up here would be a mistake in the rules. */
export function personOf({ people }: Pick<Open, 'people'>, hunted: Seat): Person {
  const person = people[hunted];
  if (!person) throw new Error(`seat ${hunted} is no Hunted`);
  return person;
}
/** NA-074 So much is the last Will of this Hunted: to pay it is to give up. */
export const isLastWill = ({ people }: Pick<Open, 'people'>, hunted: Seat | null, paid: unknown): boolean =>
  hunted !== null && people[hunted]?.will === paid;
