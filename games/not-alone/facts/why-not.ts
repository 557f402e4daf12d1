/** Why something cannot be done: a reason by its name, whose words are in `i18n/why-not`, and what those words speak of. */
import type { Phase } from '../data/components.ts';
import type { HuntId } from '../data/hunt-cards.ts';
import type { WhyNotId } from '../i18n/why-not.en.ts';

export interface WhyNot {
  why: WhyNotId;
  card?: HuntId;
  phase?: Phase;
  count?: number;
}

export const no = (why: WhyNotId): WhyNot => ({ why });
/** The reason, where the condition does not hold. */
export const unless = (holds: boolean, why: WhyNotId): WhyNot | null => (holds ? null : no(why));
