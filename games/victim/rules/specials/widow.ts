/** 3.28 A Web that springs, and Poison Mist. Webs are put by `acts/webs.ts`. */
import { call, must } from '@lurk/kernel';
import { weaken } from '../../acts/bodies.ts';
import { isBetter } from '../../facts/demon-actions.ts';
import { powerOf } from '../../facts/demons.ts';
import { tileUnder } from '../../facts/map.ts';
import { victimOf } from '../../facts/people.ts';
import { theDemon } from '../../facts/targets.ts';
import { type Frames, procedure } from '../../types.ts';
import { specialBlows } from './blows.ts';

/** VI-370, VI-375 What came of it is in `open.attack`. */
export const web = procedure('web', {
  spring: (c) => {
    const { s, at, tell } = c;
    const cell = must(victimOf(s.open, at.victim).at);
    tileUnder(s.open, cell).web = false;
    tell.all({ t: 'webSprung', cell, victim: at.victim });
    weaken(c, at.victim, 'poisoned');
    const score = powerOf(theDemon(s.open), 'special1');
    const blow: Frames['blow'] = { victim: at.victim, by: 'web', blow: 'special1', ...score, effect: null };
    return call('blow', blow);
  },
});

/** VI-376, VI-377 */
export const poisonMist = procedure('poisonMist', {
  strike: (c) => specialBlows(c, 'special2', c.at.victims, isBetter(c.s.open, 'special2') ? 'poisoned' : null),
});
