/** Why something cannot be done now: the rules' own condition, in words. */
import { actingOf, isMainId, mainBarred, tableOf, type Victim } from '@lurk/victim/public';
import type { Perspective } from './perspective';

/** Null where it can, or where nobody has to ask. */
export function whyNotMain({ view, lang }: Perspective, victim: Victim, id: string): string | null {
  const { seat, own } = view;
  if (seat === null || !own || !isMainId(id)) return null;
  const why = mainBarred(actingOf({ ...view, seat, own }, victim.character), id);
  return why && tableOf(lang).whyNot[why];
}
