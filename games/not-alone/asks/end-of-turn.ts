/** The questions of Phase 4 (section 5: w4Creature, w4Hunted). */

import type { Ask } from '@lurk/kernel';
import type { HuntPlay, Pass, Play, SurvivalPlay } from '../answers.ts';
import { creatureAskable, huntOptions } from '../cards/hunt.ts';
import { askableHunted, survivalOptions } from '../cards/survival.ts';
import { oneOf } from '../things.ts';
import type { NA } from '../types.ts';
import { PASSES, PLAYS, windowWant } from './window.ts';

/** NA-219 W4, the Creature first. */
export const w4Creature: Ask<NA, unknown, Play<HuntPlay> | Pass> = {
  kind: 'w4Creature',
  who: (pub) => (creatureAskable(pub, 'w4Creature') ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, oneOf.hunt, huntOptions(me, 'w4Creature')),
  show: 'nothing',
  pace: () => 'window',
  window: true,
  passes: PASSES,
};

/** NA-219 W4, then the Hunted. */
export const w4Hunted: Ask<NA, unknown, Pass, Play<SurvivalPlay>> = {
  kind: 'w4Hunted',
  who: (pub) => askableHunted(pub, 'w4Hunted'),
  decide: (me) => windowWant(me, oneOf.survival, survivalOptions(me, 'w4Hunted')),
  show: 'nothing',
  pace: () => 'window',
  acts: PLAYS,
  window: true,
  passes: PASSES,
};
