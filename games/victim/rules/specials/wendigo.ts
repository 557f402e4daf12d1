/** 3.26 Ambush and Mad Charge. */
import { type Answer, ask, call, end, go, next } from '@lurk/kernel';
import type { AmbushAttackChoice } from '../../answers.ts';
import { ambushAttack } from '../../asks/hunting.ts';
import { named } from '../../facts/people.ts';
import { attackableOn, theDemon } from '../../facts/targets.ts';
import { procedure } from '../../types.ts';
import { newHunt } from '../hunt.ts';
import { specialBlows } from './blows.ts';

export const ambush = procedure('ambush', {
  /** VI-347, VI-348 */
  hunt: () => call('hunt', newHunt('demon', 'ambush')),
  /** VI-347, VI-350 */
  arrive: ({ s }) => {
    const anybody = attackableOn(s.open, theDemon(s.open).at).length > 0;
    return s.open.deed?.moved && anybody ? ask(ambushAttack, 'decided') : end();
  },
  decided: (c, [{ choice }]: Answer<AmbushAttackChoice>[]) => (choice === 'no' ? next : specialBlows(c, 'special1', [choice.with])),
});

export const madCharge = procedure('madCharge', {
  /** VI-351, VI-355 */
  enter: ({ s, at, tell }) => {
    const to = at.path.shift();
    if (to === undefined) return end();
    const demon = theDemon(s.open);
    tell.all({ t: 'demonMoved', from: demon.at, to });
    demon.at = to;
    return next;
  },
  /** VI-352, VI-352a */
  strike: (c) => specialBlows(c, 'special2', named(attackableOn(c.s.open, theDemon(c.s.open).at))),
  onward: () => go('enter'),
});
