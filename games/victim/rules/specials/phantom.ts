/** 3.30 Terrifying Dance and Behind You! */
import { must } from '@lurk/kernel';
import { isBetter } from '../../facts/demon-actions.ts';
import { victimOf } from '../../facts/people.ts';
import { theDemon } from '../../facts/targets.ts';
import { type C, procedure, type Weakening } from '../../types.ts';
import { specialBlows } from './blows.ts';

/** VI-393, VI-395 */
const fright = ({ s }: C, slot: 'special1' | 'special2'): Weakening | null => (isBetter(s.open, slot) ? 'frightened' : null);

/** VI-392 */
export const terrifyingDance = procedure('terrifyingDance', {
  strike: (c) => specialBlows(c, 'special1', c.at.victims, fright(c, 'special1')),
});

export const behindYou = procedure('behindYou', {
  /** VI-394 */
  appear: (c) => {
    const { s, at, tell } = c;
    const demon = theDemon(s.open);
    const to = must(victimOf(s.open, at.victim).at);
    if (to !== demon.at) tell.all({ t: 'demonMoved', from: demon.at, to });
    demon.at = to;
    return specialBlows(c, 'special2', [at.victim], fright(c, 'special2'));
  },
});
