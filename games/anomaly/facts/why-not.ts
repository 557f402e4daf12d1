/** Why something cannot be done: a reason by its name, whose words are in `i18n/why-not`, and what those words speak of. */
import type { Bottom } from '../data/cards.ts';
import type { WhyNotId } from '../i18n/why-not.en.ts';

export interface WhyNot {
  why: WhyNotId;
  /** Steps to the zone, and steps allowed. */
  distance?: number;
  reach?: number;
  deed?: Bottom;
}

export const no = (why: WhyNotId): WhyNot => ({ why });
/** The reason, where the condition does not hold. */
export const unless = (holds: boolean, why: WhyNotId): WhyNot | null => (holds ? null : no(why));
