/** Why something cannot be done now: the rules' own condition, in words. */
import { actingOf, isMainId, mainBarred, tableOf, type Victim, type WhyNot } from '@lurk/victim/public';
import type { Perspective } from './perspective';

/** Null where it can, or where nobody has to ask. */
export function barredMain({ view }: Perspective, victim: Victim, id: string): WhyNot | null {
  const { seat, own } = view;
  return seat === null || !own || !isMainId(id) ? null : mainBarred(actingOf({ ...view, seat, own }, victim.character), id);
}
export const inWords = ({ lang }: Perspective, why: WhyNot): string => tableOf(lang).whyNot[why];
