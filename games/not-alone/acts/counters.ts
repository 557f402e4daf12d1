/** The counters: Rescue, Assimilation, Will. They move one space at a time, and nothing moves once somebody has won (NA-040, NA-227). */

import type { Seat } from '@lurk/kernel';
import { WILL_MAX } from '../data/components.ts';
import { personOf } from '../facts/people.ts';
import type { C, Event, Winner } from '../types.ts';

/** NA-226 If the Rescue counter reaches Victory all Hunted win at once. */
export function advanceRescue(c: C): void {
  const { open } = c.s;
  open.rescue--;
  c.tell.all({ t: 'rescueMoved', to: open.rescue });
  if (open.rescue === 0) win(c, 'hunted');
}

/** NA-225 If the Assimilation counter reaches Victory the Creature wins at once. */
export function advanceAssim(c: C, why: (Event & { t: 'assimMoved' })['why']): void {
  const { open } = c.s;
  if (open.winner) return;
  open.assim--;
  c.tell.all({ t: 'assimMoved', to: open.assim, why });
  if (open.assim === 0) win(c, 'creature');
}

/** NA-228, NA-229 The first counter to arrive wins; the Hunted share the result. */
function win({ s, tell }: C, winner: Winner): void {
  s.open.winner = winner;
  tell.all({ t: 'won', winner });
}

/** NA-022 Will stays between 0 and 3; the rest of a larger loss is ignored. */
export function changeWill({ s, tell }: C, who: Seat, by: number): void {
  const person = personOf(s.open, who);
  const will = Math.max(0, Math.min(WILL_MAX, person.will + by));
  if (will === person.will) return;
  tell.all({ t: 'willChanged', who, by: will - person.will, will });
  person.will = will;
}
